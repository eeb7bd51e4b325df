public import Foundation

nonisolated extension View {
  /// The view with texts in capital or small letters; `nil` for their own.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// The view with texts whose characters are moved apart by points.
  public func kerning(_ kerning: CGFloat) -> some View { environment(\.kerning, kerning) }

  /// The view with space after each character of its texts, in points; takes kerning's place.
  public func tracking(_ tracking: CGFloat) -> some View { environment(\.tracking, tracking) }

  /// The view with texts above their baselines by points, in lines that are higher by as much.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    environment(\.baselineOffset, baselineOffset)
  }

  /// The view with texts that may move their characters together to fit; the test font's never
  /// are.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// The view with a dynamic type size no smaller and no larger than those of a range.
  public func dynamicTypeSize<Range: RangeExpression>(_ range: Range) -> some View
  where Range.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      let sizes = DynamicTypeSize.allCases.filter { range.contains($0) }
      guard let smallest = sizes.first, let largest = sizes.last else { return }
      size = min(max(size, smallest), largest)
    }
  }

  /// The view with symbols of a size beside its texts.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}

// MARK: - Attributes that do not change how the test font measures a text

nonisolated extension View {
  /// The view with texts in bold or not, which the test font measures alike.
  public func bold(_ isActive: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// The view with texts in italics or not, which the test font measures alike.
  public func italic(_ isActive: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// The view with texts in a weight, which the test font measures alike.
  public func fontWeight(_ weight: Font.Weight?) -> some View { modifier(EmptyModifier()) }

  /// The view with texts in a width, which the test font measures alike.
  public func fontWidth(_ width: Font.Width?) -> some View { modifier(EmptyModifier()) }

  /// The view with texts in a design, which the test font measures alike.
  public func fontDesign(_ design: Font.Design?) -> some View { modifier(EmptyModifier()) }

  /// The view with texts in typewriter letters, which the test font's are.
  public func monospaced(_ isActive: Bool = true) -> some View { modifier(EmptyModifier()) }

  /// The view with texts with digits of one width, which the test font's have.
  public func monospacedDigit() -> some View { modifier(EmptyModifier()) }

  /// The view with lines below its texts, which take no space.
  public func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// The view with lines through its texts, which take no space.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View { modifier(EmptyModifier()) }
}
