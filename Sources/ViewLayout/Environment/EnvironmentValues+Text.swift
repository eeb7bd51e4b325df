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
  private enum TextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
  }

  /// The least and the greatest number of lines of a text.
  struct LineLimit: Equatable, Sendable {
    var least = 1
    var greatest: Int?
  }

  /// The font of texts that name none; `nil` for the body font.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The greatest number of lines of a text; `nil` for any.
  public var lineLimit: Int? {
    get { lineLimits.greatest }
    set { lineLimits = LineLimit(greatest: newValue) }
  }

  var lineLimits: LineLimit {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// The room between two lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// Where a line that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  /// The least part of its size that a text may shrink to, so that nothing is cut; 1 for none.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// What a text's surroundings say of its lines.
  var textSettings: TextSettings {
    TextSettings(
      leastLines: lineLimits.least,
      greatestLines: lineLimits.greatest,
      lineSpacing: lineSpacing,
      minimumScale: minimumScaleFactor,
      truncation: truncationMode,
      pixelLength: pixelLength
    )
  }
}
