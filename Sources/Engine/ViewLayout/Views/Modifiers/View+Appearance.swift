nonisolated extension View {
  /// The view, usable or not; its layout stays.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
      .modifier(HintModifier(hint: .inert, isOn: disabled))
  }

  /// The view with controls of a size; those of the reference style have one.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  /// The view in light or dark; `nil` for what its surroundings have.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// The view drawn in one picture; its layout stays.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with shapes for what is done to it; its layout stays.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { modifier(EmptyModifier()) }

  /// The view, to be hit or not; its layout stays.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HintModifier(hint: .inert, isOn: !enabled))
  }

  /// The view with a shape that can be hit; its layout stays.
  public func contentShape<Outline: Shape>(
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with a tag that selections go by.
  public func tag<Value: Hashable>(_ tag: Value) -> some View { modifier(TagModifier(tag: tag)) }

  /// The view with its drawing in one piece; its layout stays.
  public func compositingGroup() -> some View { modifier(EmptyModifier()) }
}

/// How colours are mixed.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As usual, with lighter colours, or linearly.
  case nonLinear, extendedLinear, linear
}

/// The purposes that a shape of a view serves.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: Int
  /// Makes a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// For taps.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// For previews while something is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// For previews of menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// For a pointer over it.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Hangs on a view's nodes what the view is to those who use it.
nonisolated struct HintModifier: AttachmentModifier {
  let hint: HintAttachment.Hint
  let isOn: Bool

  func makeAttachment(in context: ViewContext) -> HintAttachment {
    HintAttachment(hint, isOn: isOn)
  }

  func update(_ attachment: HintAttachment, in context: ViewContext) { attachment.isOn = isOn }
}

/// Whether something is to be seen.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the surroundings have it.
  case automatic
  /// It is.
  case visible
  /// It is not.
  case hidden
}
