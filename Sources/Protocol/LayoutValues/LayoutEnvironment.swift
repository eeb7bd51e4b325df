/// The environment that a scene is laid out in.
///
/// ```swift
/// var environment = LayoutEnvironment()
/// environment.metrics = .iOS26
/// environment.direction = .rightToLeft
/// environment.safeArea = LayoutEnvironment.Insets(top: 62, leading: 0, bottom: 34, trailing: 0)
/// let scale = environment.scale  // 2, the default with these metrics
/// ```
public struct LayoutEnvironment: Sendable {
  /// Insets from the four edges of a rectangle, in points.
  public struct Insets: Sendable, Hashable, Codable {
    public var top, leading, bottom, trailing: Double

    /// Creates insets from four distances, in points.
    ///
    /// - Parameters:
    ///   - top: The distance from the top edge.
    ///   - leading: The distance from the leading edge.
    ///   - bottom: The distance from the bottom edge.
    ///   - trailing: The distance from the trailing edge.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// A content offset or another point, in points.
  public struct Offset: Sendable, Hashable, Codable {
    public var x, y: Double

    /// Creates an offset from two coordinates, in points.
    ///
    /// - Parameters:
    ///   - x: The horizontal coordinate, to the right.
    ///   - y: The vertical coordinate, downward.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// The language of texts, numbers and dates; `nil` for texts as in the code or in the development
  /// language, and numbers as in American English.
  public var language: LayoutLanguage?
  /// The layout direction, if specified; `nil` for that of the language.
  package var explicitDirection: ReadingDirection?
  /// The number of pixels per point, if specified; `nil` for the scale of a device, or otherwise
  /// for the default scale of the metrics.
  package var explicitScale: Double?
  /// The metrics of text and controls, if specified; `nil` for those of the test font.
  package var explicitMetrics: LayoutMetrics?
  /// The name of the dynamic type size, if specified; `nil` for that of a device, or otherwise for
  /// `large`.
  package var explicitDynamicType: String?
  /// The safe area's insets; `nil` for none.
  public var safeArea: Insets?
  /// The height of the keyboard at the window's bottom edge, in points; 0 for none.
  public var keyboard = 0.0
  /// The size classes of the device; `nil` for a window without a device.
  public var sizeClasses: SizeClasses?
  /// Whether bars are laid out, if specified; `nil` for the default.
  package var explicitBars: LayoutBars?
  /// The margins around the scene; `nil` for the default ones.
  public var margins: Insets?
  /// The content offset of the outermost scroll view; `nil` leaves it unchanged.
  public var offset: Offset?

  /// Creates the default environment: left to right, 1 pixel per point, large text, no safe area.
  public init() {}
}

extension LayoutEnvironment {
  /// The layout direction of the scene; by default that of the language, or left to right.
  ///
  /// - SeeAlso: R-LOC-6
  public var direction: ReadingDirection {
    get { explicitDirection ?? (language?.isRightToLeft == true ? .rightToLeft : .leftToRight) }
    set { explicitDirection = newValue }
  }

  /// The number of pixels per point; by default 1 with the metrics `test`, and 2 with others.
  public var scale: Double {
    get { explicitScale ?? metrics.defaultScale }
    set { explicitScale = newValue }
  }

  /// The name of the dynamic type size, from `xSmall` to `accessibility5`; by default `large`.
  public var dynamicType: String {
    get { explicitDynamicType ?? "large" }
    set { explicitDynamicType = newValue }
  }

  /// The system whose text and controls the scene is measured with; `test` by default.
  public var metrics: LayoutMetrics {
    get { explicitMetrics ?? .test }
    set { explicitMetrics = newValue }
  }

  /// Whether containers lay out the bars that their content requests; `automatic` by default.
  public var bars: LayoutBars {
    get { explicitBars ?? .automatic }
    set { explicitBars = newValue }
  }

  /// Whether the layout direction is right to left.
  package var isRightToLeft: Bool {
    get { direction == .rightToLeft }
    set { direction = newValue ? .rightToLeft : .leftToRight }
  }

  /// The environment without an offset, and with a specified direction, scale, text size and
  /// metrics.
  package var surroundings: LayoutEnvironment {
    var environment = self
    environment.explicitDirection = direction
    environment.explicitScale = scale
    environment.explicitMetrics = metrics
    environment.explicitBars = bars
    environment.explicitDynamicType = dynamicType
    environment.offset = nil
    return environment
  }

  /// The names of the dynamic type sizes, smallest first.
  package static let dynamicTypes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}

/// An environment without a specified direction, scale or metrics equals one that specifies the
/// default.
extension LayoutEnvironment: Hashable {
  /// Returns whether two environments result in the same layouts.
  public static func == (left: LayoutEnvironment, right: LayoutEnvironment) -> Bool {
    left.direction == right.direction && left.scale == right.scale
      && left.dynamicType == right.dynamicType && left.safeArea == right.safeArea
      && left.margins == right.margins && left.offset == right.offset
      && left.metrics == right.metrics && left.keyboard == right.keyboard
      && left.sizeClasses == right.sizeClasses && left.bars == right.bars
      && left.language == right.language
  }

  /// Hashes the properties that are compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(direction)
    hasher.combine(scale)
    hasher.combine(dynamicType)
    hasher.combine(safeArea)
    hasher.combine(margins)
    hasher.combine(offset)
    hasher.combine(metrics)
    hasher.combine(keyboard)
    hasher.combine(sizeClasses)
    hasher.combine(bars)
    hasher.combine(language)
  }
}

extension LayoutEnvironment: Codable {
  private enum CodingKeys: String, CodingKey {
    case direction, dynamicType, safeArea, margins, offset, metrics, keyboard, sizeClasses
    case language
    case explicitScale = "scale"
    case bars = "navigationBar"
  }

  /// Decodes an object with `direction`, `scale` and `dynamicType`, and optional further members.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    explicitDirection = try object.decode(ReadingDirection.self, forKey: .direction)
    explicitScale = try object.decode(Double.self, forKey: .explicitScale)
    explicitDynamicType = try object.decode(String.self, forKey: .dynamicType)
    safeArea = try object.decodeIfPresent(Insets.self, forKey: .safeArea)
    margins = try object.decodeIfPresent(Insets.self, forKey: .margins)
    offset = try object.decodeIfPresent(Offset.self, forKey: .offset)
    explicitMetrics = try object.decodeIfPresent(LayoutMetrics.self, forKey: .metrics)
    keyboard = try object.decodeIfPresent(Double.self, forKey: .keyboard) ?? 0
    sizeClasses = try object.decodeIfPresent(SizeClasses.self, forKey: .sizeClasses)
    explicitBars = try object.decodeIfPresent(LayoutBars.self, forKey: .bars)
    language = try object.decodeIfPresent(LayoutLanguage.self, forKey: .language)
  }

  /// Encodes an object that always includes a scale, and metrics unless they are `test`.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(direction, forKey: .direction)
    try object.encode(scale, forKey: .explicitScale)
    try object.encode(dynamicType, forKey: .dynamicType)
    try object.encodeIfPresent(safeArea, forKey: .safeArea)
    try object.encodeIfPresent(margins, forKey: .margins)
    try object.encodeIfPresent(offset, forKey: .offset)
    if metrics != .test { try object.encode(metrics, forKey: .metrics) }
    if keyboard > 0 { try object.encode(keyboard, forKey: .keyboard) }
    try object.encodeIfPresent(sizeClasses, forKey: .sizeClasses)
    if bars != .automatic { try object.encode(bars, forKey: .bars) }
    try object.encodeIfPresent(language, forKey: .language)
  }
}

/// The system whose text and controls a scene is measured with.
public enum LayoutMetrics: String, Sendable, CaseIterable, Codable {
  /// The test font, in which a character is 10 × 20 points, and the reference style of controls.
  case test
  /// The system font and the controls of iOS 26.
  case iOS26 = "iOS 26"
  /// The system font and the controls of macOS 26.
  case macOS26 = "macOS 26"
  /// iOS 26 with the lengths that were recorded on iOS 14.
  case iOS14 = "iOS 14"
  /// iOS 26 with the lengths that were recorded on iOS 17.
  case iOS17 = "iOS 17"
  /// iOS 26 with the lengths that were recorded on iOS 18.
  case iOS18 = "iOS 18"
  /// iOS 26 with the lengths that were recorded on iOS 26.0, and differ on iOS 26.1.
  case iOS26v0 = "iOS 26.0"
  /// iOS 26 with the lengths that were recorded on iOS 27.
  case iOS27 = "iOS 27"
  /// macOS 26 with the lengths that were recorded on macOS 26.6.
  case macOS26v6 = "macOS 26.6"

  /// The number of pixels per point where no scale is specified.
  package var defaultScale: Double { self == .test ? 1 : 2 }
}

/// Whether containers such as navigation stacks lay out bars.
public enum LayoutBars: String, Sendable, CaseIterable, Codable {
  /// The bars that the content requests, by a title, toolbar items or tabs.
  case automatic
  case none
}

/// The size classes of a window.
public struct SizeClasses: Sendable, Hashable, Codable {
  /// The amount of space along an axis.
  public enum Class: String, Sendable, CaseIterable, Codable {
    /// Little space, as on a phone in portrait orientation.
    case compact
    /// The usual amount of space.
    case regular
  }

  public var horizontal, vertical: Class

  /// Creates size classes of both axes.
  ///
  /// - Parameters:
  ///   - horizontal: The horizontal size class.
  ///   - vertical: The vertical size class.
  public init(horizontal: Class, vertical: Class) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

/// The layout direction of a scene.
public enum ReadingDirection: String, Sendable, CaseIterable, Codable {
  /// Left to right, as in English.
  case leftToRight = "ltr"
  /// Right to left, as in Arabic.
  case rightToLeft = "rtl"
}

/// The conditions of a layout: the proposal to the root, and the environment.
///
/// ```swift
/// let narrow = LayoutConditions(proposal: LayoutProposal(width: 320, height: nil))
/// var largeText = narrow
/// largeText.environment.dynamicType = "accessibility3"
/// ```
public struct LayoutConditions: Sendable, Hashable {
  /// The proposal to the root.
  public var proposal: LayoutProposal
  /// The environment, including the offset to scroll to.
  public var environment: LayoutEnvironment
  /// The name of the device that defines the proposal and the environment; `nil` for none.
  package var device: String?

  /// Creates conditions without a device.
  ///
  /// - Parameters:
  ///   - proposal: The proposal to the root.
  ///   - environment: The environment, including the offset to scroll to.
  public init(
    proposal: LayoutProposal,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.proposal = proposal
    self.environment = environment
  }

  /// Creates conditions of a device; `nil` for none.
  package init(proposal: LayoutProposal, environment: LayoutEnvironment, device: String?) {
    self.init(proposal: proposal, environment: environment)
    self.device = device
  }
}

/// The protocol transmits the proposal and the environment; devices exist in specs only.
extension LayoutConditions: Codable {
  private enum CodingKeys: CodingKey { case proposal, environment }
}
