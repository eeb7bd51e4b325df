public import Foundation

nonisolated extension View {
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }

  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// Moves texts inside the view up from their baselines, in points, and adds as much line height.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }

  /// Sets whether texts may tighten to fit; the test font is never tightened.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      size = min(max(size, smallest), largest)
    }
  }

  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

// MARK: - Attributes of the font, which do not change the metrics of the test font

nonisolated extension View {
  public func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.isBold, isActive)
  }

  public func italic(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.isItalic, isActive)
  }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontTraits.weight, weight)
  }

  public func fontWidth(_ width: Font.Width?) -> some View {
    environment(\.fontTraits.width, width)
  }

  public func fontDesign(_ design: Font.Design?) -> some View {
    environment(\.fontTraits.design, design)
  }

  /// Sets whether texts inside the view are monospaced, which the test font always is.
  public func monospaced(_ isActive: Bool = true) -> some View {
    environment(\.fontTraits.design, isActive ? .monospaced : nil)
  }

  /// Makes digits inside the view monospaced, which those of the test font always are.
  public func monospacedDigit() -> some View {
    environment(\.fontTraits.hasMonospacedDigits, true)
  }

  /// Scales the letters, while lines keep the height of the font (R-TXT-19); the scale has no
  /// effect on the test font.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.fontTraits.isSecondary) { isSecondary in
      if isEnabled { isSecondary = scale == .secondary }
    }
  }
}

// MARK: - Attributes without an effect on layout

nonisolated extension View {
  /// Underlines texts inside the view; this has no effect on layout.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// Strikes through texts inside the view; this has no effect on layout.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { modifier(EmptyModifier()) }
}
