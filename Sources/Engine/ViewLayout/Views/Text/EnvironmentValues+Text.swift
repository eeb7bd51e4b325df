public import Foundation

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }
  private enum LineLimitKey: EnvironmentKey {
    static let defaultValue = LineLimit()
  }
  private enum LineSpacingKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }
  private enum TruncationModeKey: EnvironmentKey {
    static let defaultValue = Text.TruncationMode.tail
  }
  private enum MinimumScaleFactorKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
  }
  private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }
  private enum KerningKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }
  private enum TrackingKey: EnvironmentKey {
    static let defaultValue: CGFloat? = nil
  }
  private enum BaselineOffsetKey: EnvironmentKey {
    static let defaultValue: CGFloat = 0
  }
  private enum AllowsTighteningKey: EnvironmentKey {
    static let defaultValue = false
  }
  private enum TextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }

  /// The minimum and the maximum number of lines of a text.
  struct LineLimit: Equatable, Sendable {
    var minimum = 1
    var maximum: Int?
  }

  /// The font of texts that name none; `nil` for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The maximum number of lines of a text; `nil` for any.
  public var lineLimit: Int? {
    get { lineLimits.maximum }
    set { lineLimits = LineLimit(maximum: newValue) }
  }

  var lineLimits: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The space between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where a line that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The minimum part of its size that a text may shrink to, so that nothing is cut; 1 for none.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// The case in which texts are shown; `nil` for their own.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether a text may move its characters together to fit; the test font's never are.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// How far the characters of a text are moved apart, in points.
  var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  /// The space after each character of a text, in points; `nil` for what kerning says.
  var tracking: CGFloat? {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// How far a text stands above its baseline, in points.
  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  /// The settings that a text's surroundings make for its lines.
  var textSettings: TextSettings {
    TextSettings(
      minimumLines: lineLimits.minimum,
      maximumLines: lineLimits.maximum,
      lineSpacing: lineSpacing,
      minimumScale: minimumScaleFactor,
      truncation: truncationMode.mode,
      pixelLength: pixelLength
    )
  }
}
