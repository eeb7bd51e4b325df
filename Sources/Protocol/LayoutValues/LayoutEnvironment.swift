/// The environment that a scene is laid out in.
public struct LayoutEnvironment: Sendable {
  /// Distances from the four edges, in points.
  public struct Insets: Sendable, Hashable, Codable {
    public var top, leading, bottom, trailing: Double

    /// Makes insets of four distances, in points.
    ///
    /// - Parameters:
    ///   - top: The distance from the top edge.
    ///   - leading: The distance from the edge where lines begin.
    ///   - bottom: The distance from the bottom edge.
    ///   - trailing: The distance from the edge where lines end.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// A content offset or another point, in points.
  public struct Offset: Sendable, Hashable, Codable {
    public var x, y: Double

    /// Makes an offset of two coordinates, in points.
    ///
    /// - Parameters:
    ///   - x: The coordinate to the right.
    ///   - y: The coordinate downwards.
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// The direction that the scene is read in.
  public var direction = ReadingDirection.leftToRight
  /// The pixels per point, where they are stated; `nil` means 1, or the scale of a device.
  package var statedScale: Double?
  /// The name of the dynamic type size, `xSmall` to `accessibility5`.
  public var dynamicType = "large"
  /// The safe area's insets; `nil` for none.
  public var safeArea: Insets?
  /// The margins around the scene; `nil` for the default ones.
  public var margins: Insets?
  /// The content offset of the outermost scroll view; `nil` leaves it unchanged.
  public var offset: Offset?

  /// Makes the default environment: left to right, 1 pixel per point, large text, no safe area.
  public init() {}
}

extension LayoutEnvironment {
  /// The pixels per point; 1 where no scale is stated.
  public var scale: Double {
    get { statedScale ?? 1 }
    set { statedScale = newValue }
  }

  /// Whether the scene is read from right to left.
  package var isRightToLeft: Bool {
    get { direction == .rightToLeft }
    set { direction = newValue ? .rightToLeft : .leftToRight }
  }

  /// The environment without an offset, its scale stated.
  package var surroundings: LayoutEnvironment {
    var environment = self
    environment.statedScale = scale
    environment.offset = nil
    return environment
  }

  /// The names of the dynamic type sizes, smallest first.
  package static let dynamicTypes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}

/// An environment that states no scale equals one that states 1.
extension LayoutEnvironment: Hashable {
  /// Whether two environments lay a scene out the same.
  public static func == (left: LayoutEnvironment, right: LayoutEnvironment) -> Bool {
    left.direction == right.direction && left.scale == right.scale
      && left.dynamicType == right.dynamicType && left.safeArea == right.safeArea
      && left.margins == right.margins && left.offset == right.offset
  }

  /// Feeds the members that are compared to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(direction)
    hasher.combine(scale)
    hasher.combine(dynamicType)
    hasher.combine(safeArea)
    hasher.combine(margins)
    hasher.combine(offset)
  }
}

extension LayoutEnvironment: Codable {
  private enum CodingKeys: String, CodingKey {
    case direction, dynamicType, safeArea, margins, offset
    case statedScale = "scale"
  }

  /// Reads an object with `direction`, `scale` and `dynamicType`, and further members where stated.
  ///
  /// - Parameter decoder: The decoder of the object.
  /// - Throws: A decoding error for a member that is missing or of another kind.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    direction = try object.decode(ReadingDirection.self, forKey: .direction)
    statedScale = try object.decode(Double.self, forKey: .statedScale)
    dynamicType = try object.decode(String.self, forKey: .dynamicType)
    safeArea = try object.decodeIfPresent(Insets.self, forKey: .safeArea)
    margins = try object.decodeIfPresent(Insets.self, forKey: .margins)
    offset = try object.decodeIfPresent(Offset.self, forKey: .offset)
  }

  /// Writes an object that always has a scale.
  ///
  /// - Parameter encoder: The encoder of the object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(direction, forKey: .direction)
    try object.encode(scale, forKey: .statedScale)
    try object.encode(dynamicType, forKey: .dynamicType)
    try object.encodeIfPresent(safeArea, forKey: .safeArea)
    try object.encodeIfPresent(margins, forKey: .margins)
    try object.encodeIfPresent(offset, forKey: .offset)
  }
}

/// The direction that a scene is read in.
public enum ReadingDirection: String, Sendable, CaseIterable, Codable {
  /// Lines begin at the left edge.
  case leftToRight = "ltr"
  /// Lines begin at the right edge.
  case rightToLeft = "rtl"
}

/// The conditions of one layout: what the root is proposed, and its environment.
public struct LayoutConditions: Sendable, Hashable {
  /// The root's proposal.
  public var proposal: LayoutProposal
  /// The environment, with the offset to scroll to.
  public var environment: LayoutEnvironment
  /// The name of the device that proposal and environment come from; `nil` for none.
  package var device: String?

  /// Makes the conditions of a layout that belongs to no device.
  ///
  /// - Parameters:
  ///   - proposal: The root's proposal.
  ///   - environment: The environment, with the offset to scroll to.
  public init(
    proposal: LayoutProposal,
    environment: LayoutEnvironment = LayoutEnvironment()
  ) {
    self.proposal = proposal
    self.environment = environment
  }

  /// Makes the conditions of a layout on a device.
  package init(proposal: LayoutProposal, environment: LayoutEnvironment, device: String?) {
    self.init(proposal: proposal, environment: environment)
    self.device = device
  }
}

/// The protocol transmits proposal and environment; devices are a notion of the spec format.
extension LayoutConditions: Codable {
  private enum CodingKeys: CodingKey { case proposal, environment }
}
