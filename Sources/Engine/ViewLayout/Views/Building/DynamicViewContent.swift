public import Foundation

/// Views that are made of a collection.
public protocol DynamicViewContent: View {
  /// The type of the collection.
  associatedtype Data: Collection

  /// The collection.
  nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The collection of the views that are modified.
  nonisolated public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
  /// The views with an action for when rows are deleted, which no stage does.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(EmptyModifier())
  }

  /// The views with an action for when rows are moved, which no stage does.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(EmptyModifier())
  }
}
