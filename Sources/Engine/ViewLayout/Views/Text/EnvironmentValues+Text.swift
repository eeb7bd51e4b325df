public import Foundation
internal import LayoutValues

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }
  private enum FontTraitsKey: EnvironmentKey {
    static var defaultValue: FontTraits { FontTraits() }
  }
  private enum MetricsSystemKey: EnvironmentKey {
    static let defaultValue = MetricsSystem.test
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

  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The attributes that modifiers add to the font of texts.
  var fontTraits: FontTraits {
    get { self[FontTraitsKey.self] }
    set { self[FontTraitsKey.self] = newValue }
  }

  /// The system whose text and controls are used for measuring.
  var metricsSystem: MetricsSystem {
    get { self[MetricsSystemKey.self] }
    set { self[MetricsSystemKey.self] = newValue }
  }

  /// Returns the metrics of a font in this environment.
  ///
  /// - Parameters:
  ///   - font: The font; `nil` for that of the environment.
  ///   - traits: Attributes with precedence over those of the font and the environment.
  /// - Returns: The metrics for the system and the dynamic type size of the environment.
  func resolvedFont(_ font: Font? = nil, traits: FontTraits = FontTraits()) -> any TextMetrics {
    (font ?? self.font ?? metricsSystem.defaultFont).metrics(
      in: metricsSystem,
      at: dynamicTypeSize,
      traits: fontTraits.overridden(by: traits),
      language: localization?.code
    )
  }

  /// The height of a line in the font of the environment, in points.
  var fontLineHeight: CGFloat { resolvedFont().lineHeight }

  public var lineLimit: Int? {
    get { lineLimits.maximum }
    set { lineLimits = LineLimit(maximum: newValue) }
  }

  var lineLimits: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  /// Whether a text may be tightened to fit; the test font never is.
  public var allowsTightening: Bool {
    get { self[AllowsTighteningKey.self] }
    set { self[AllowsTighteningKey.self] = newValue }
  }

  /// The kerning of texts, in points.
  var kerning: CGFloat {
    get { self[KerningKey.self] }
    set { self[KerningKey.self] = newValue }
  }

  /// The tracking of texts, in points; `nil` to use the kerning.
  var tracking: CGFloat? {
    get { self[TrackingKey.self] }
    set { self[TrackingKey.self] = newValue }
  }

  /// The offset of a text above its baseline, in points.
  var baselineOffset: CGFloat {
    get { self[BaselineOffsetKey.self] }
    set { self[BaselineOffsetKey.self] = newValue }
  }

  /// The settings of the environment for the lines of a text.
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
