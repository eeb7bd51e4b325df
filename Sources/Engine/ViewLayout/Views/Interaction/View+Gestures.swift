public import Foundation

nonisolated extension View {
  /// The view with a gesture; one of taps does what it says when the stage taps.
  public func gesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, isOn: mask.contains(.gesture))) }

  /// The view with a gesture or without.
  public func gesture<Added: Gesture>(_ gesture: Added, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture, isOn: isEnabled))
  }

  /// The view with a gesture that comes before those of the views in it.
  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, isOn: mask.contains(.gesture))) }

  /// The view with a gesture that comes before those of the views in it, or without.
  public func highPriorityGesture<Added: Gesture>(
    _ gesture: Added,
    isEnabled: Bool
  ) -> some View { modifier(GestureModifier(gesture, isOn: isEnabled)) }

  /// The view with a gesture beside those of the views in it.
  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added,
    including mask: GestureMask = .all
  ) -> some View { modifier(GestureModifier(gesture, isOn: mask.contains(.gesture))) }

  /// The view with a gesture beside those of the views in it, or without.
  public func simultaneousGesture<Added: Gesture>(
    _ gesture: Added,
    isEnabled: Bool
  ) -> some View { modifier(GestureModifier(gesture, isOn: isEnabled)) }

  /// The view with an action for a tap.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes; the stage taps as often.
  ///   - action: What a tap does.
  /// - Returns: The view, of the same size.
  public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(action: action))
  }

  /// The view with an action for a tap at a place.
  ///
  /// - Parameters:
  ///   - count: How many taps it takes; the stage taps as often.
  ///   - coordinateSpace: Where the place is told.
  ///   - action: What a tap does. It gets the place in points; a stage taps no place of a view, so
  ///     it is the origin.
  /// - Returns: The view, of the same size.
  public func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = LocalCoordinateSpace.local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View { modifier(TapModifier { action(.zero) }) }
}

/// Hangs the action of a gesture of taps on each element; does nothing for another one.
nonisolated struct GestureModifier: PrimitiveModifier {
  /// `nil` for a gesture that is not made of taps, as its type says.
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

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for the view's own, one for those of the views in it.
  public let rawValue: UInt32

  /// Makes a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// None.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views in it.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
