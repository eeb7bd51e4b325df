public import Foundation

nonisolated extension View {
  /// Adds a gesture to the view; a tap in a spec triggers tap gestures.
  public func gesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, isOn: mask.contains(.gesture))) }

  public func gesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, isOn: isEnabled))
  }

  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, isOn: mask.contains(.gesture))) }

  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added,
    isEnabled: Bool
  ) -> some View { modifier(GestureModifier(gesture, isOn: isEnabled)) }

  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, isOn: mask.contains(.gesture))) }

  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added,
    isEnabled: Bool
  ) -> some View { modifier(GestureModifier(gesture, isOn: isEnabled)) }

  /// Adds an action for taps; a tap in a spec satisfies any required number of taps.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(action: action))
  }

  /// Adds an action for taps; a tap in a spec satisfies any required number of taps, and its
  /// location is always the origin.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { modifier(TapModifier { action(.zero) }) }
}

/// Attaches the action of a tap gesture to each element; other gestures have no effect.
nonisolated struct GestureModifier: PrimitiveModifier {
  /// The tap action; `nil` for a type of gesture that does not consist of taps.
  private let tap: TapModifier?

  init<Added: Gesture>(_ gesture: Added, isOn: Bool) {
    tap = gesture.tapAction.map { action in TapModifier { if isOn { action() } } }
  }

  var preservesRows: Bool { tap == nil }

  var appliesToRows: Bool { tap != nil }

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    tap?.makeNode(of: content, in: context) ?? content.node(in: context)
  }

  func updateNode<Content: View>(
    _ node: ViewNode,
    of content: Content,
    in context: ViewContext
  ) {
    if let tap {
      tap.updateNode(node, of: content, in: context)
    } else {
      content.update(node, in: context)
    }
  }
}

nonisolated struct TapModifier: AttachmentModifier {
  let action: () -> Void

  func makeAttachment(in context: ViewContext) -> TapAttachment { TapAttachment(action) }

  func update(_ attachment: TapAttachment, in context: ViewContext) {
    attachment.action = action
  }
}

/// A set of the gestures that a gesture modifier enables.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
