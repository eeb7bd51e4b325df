nonisolated extension View {
  /// Disables the controls of the view; this has no effect on layout.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
      .modifier(HintModifier(hint: .inert, isOn: disabled))
  }

  /// Sets the size of controls; the controls of Plumb have only one size.
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }

  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
      .modifier(DrawingModifier(effect: .appearance(isDark: colorScheme == .dark)))
  }

  /// Sets the color scheme of the window with the view; `nil` for that of the app (R-LOC-7).
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(ColorSchemePreference(colorScheme: colorScheme))
  }

  /// Composites the view into one image before drawing; this has no effect on layout.
  public func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { modifier(EmptyModifier()) }

  /// Sets the content shape for given interactions; this has no effect on layout.
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { modifier(EmptyModifier()) }

  /// Sets whether the view can be hit; this has no effect on layout.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HintModifier(hint: .inert, isOn: !enabled))
  }

  /// Sets the shape for hit testing; this has no effect on layout.
  public func contentShape<Outline: Shape>(
    _ shape: Outline,
    eoFill: Bool = false
  ) -> some View { modifier(EmptyModifier()) }

  public func tag<Value: Hashable>(_ tag: Value) -> some View { modifier(TagModifier(tag: tag)) }

  /// Composites the view as a group before drawing; this has no effect on layout.
  public func compositingGroup() -> some View { modifier(EmptyModifier()) }
}

/// The modifier of `preferredColorScheme`.
nonisolated struct ColorSchemePreference: PreferenceModifier {
  let colorScheme: ColorScheme?

  func makeNode<Content: View>(of content: Content, in context: ViewContext) -> ViewNode {
    context.graph.prefersColorScheme = true
    return PreferenceNode(self, around: content, in: context)
  }

  func apply(to values: inout PreferenceValues, node: PreferenceNode<Self>) {
    if let colorScheme { values[PreferredColorSchemeKey.self] = colorScheme }
  }
}

/// The working color space of a drawing.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, extendedLinear, linear
}

/// The purposes of a view's content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
}

/// Attaches an interaction hint, such as decorative or inert, to the nodes of a view.
nonisolated struct HintModifier: AttachmentModifier {
  let hint: HintAttachment.Hint
  let isOn: Bool

  func makeAttachment(in context: ViewContext) -> HintAttachment {
    HintAttachment(hint, isOn: isOn)
  }

  func update(_ attachment: HintAttachment, in context: ViewContext) { attachment.isOn = isOn }
}

/// The visibility of an element.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
