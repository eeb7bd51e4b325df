/// Tools in a bar, which the reference style does not have.
@MainActor @preconcurrency
public protocol ToolbarContent: View {}

/// Tools in a bar that can be changed.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Makes tools of the statements of a closure.
public typealias ToolbarContentBuilder = ViewBuilder

extension TupleView: CustomizableToolbarContent {}
extension ConditionalContent: CustomizableToolbarContent {}
extension Optional: ToolbarContent where Wrapped: View {}
extension Optional: CustomizableToolbarContent where Wrapped: View {}
extension Group: ToolbarContent where Content: View {}
extension EmptyView: CustomizableToolbarContent {}
