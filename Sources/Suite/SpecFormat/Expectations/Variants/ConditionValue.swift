/// A value of a condition, which a layout is made under.
enum ConditionValue: Sendable, Equatable {
  /// The proposed width, in points; `nil` for an unspecified one.
  case width(Double?)
  /// The proposed height, in points; `nil` for an unspecified one.
  case height(Double?)
  /// The dynamic type size, by its name.
  case type(String)
  case direction(isRightToLeft: Bool)
  /// Pixels a point.
  case scale(Double)
  case device(OrientedDevice)
}

extension ConditionValue {
  /// Changes conditions so that they have the value.
  func apply(to conditions: inout LayoutConditions) {
    switch self {
    case .width(let width): conditions.proposal.width = width
    case .height(let height): conditions.proposal.height = height
    case .type(let type): conditions.environment.dynamicType = type
    case .direction(let isRightToLeft): conditions.environment.isRightToLeft = isRightToLeft
    case .scale(let scale):
      // What nobody has stated is 1 already.
      if conditions.environment.scale != scale { conditions.environment.scale = scale }
    case .device(let device):
      conditions.proposal = device.proposal
      conditions.environment = device.environment(replacing: conditions.environment)
      conditions.device = device.name
    }
  }

  /// Whether conditions have the value already; a device is told by what it gives.
  func isStated(by conditions: LayoutConditions) -> Bool {
    var changed = conditions
    apply(to: &changed)
    return changed.proposal == conditions.proposal && changed.environment == conditions.environment
  }
}

extension ConditionValue {
  /// Reads a value as a cell has it; `nil` for what is no value of the condition.
  ///
  /// - Parameters:
  ///   - text: The characters without blanks around them.
  ///   - condition: The condition of the cell's column.
  init?(_ text: String, of condition: VariantCondition) {
    switch condition {
    case .width, .height:
      let number = NumberLiteral(text)
      guard number != nil || text == "nil" else { return nil }
      self = condition == .width ? .width(number?.value) : .height(number?.value)
    case .type:
      guard LayoutEnvironment.dynamicTypes.contains(text) else { return nil }
      self = .type(text)
    case .direction:
      guard Self.directions.contains(text) else { return nil }
      self = .direction(isRightToLeft: text == Self.directions[1])
    case .scale:
      guard let scale = NumberLiteral(text)?.value, scale.isFinite, scale > 0 else { return nil }
      self = .scale(scale)
    case .device:
      guard let device = OrientedDevice(Self.deviceName(text)) else { return nil }
      self = .device(device)
    }
  }

  /// The words of the two directions.
  private static let directions = ["ltr", "rtl"]

  /// A device's name without the quotes that may be around it.
  private static func deviceName(_ text: String) -> String {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }

  /// The mistake of a cell's value that is none of its condition's.
  static func mistake(_ text: String, of condition: VariantCondition) -> VariantMistake {
    let nearest: String?
    switch condition {
    case .width, .height, .scale: nearest = nil
    case .type: nearest = NearestName.of(text, among: LayoutEnvironment.dynamicTypes)
    case .direction: nearest = NearestName.of(text, among: directions)
    case .device: nearest = OrientedDevice.nearestName(to: deviceName(text))
    }
    return .conditionInvalid(text, of: condition.rawValue, nearest: nearest)
  }

  /// The value of some conditions, as a cell has it; `nil` for a device, which they need not be of.
  static func text(of condition: VariantCondition, in conditions: LayoutConditions) -> String? {
    switch condition {
    case .width: NumberText.text(conditions.proposal.width)
    case .height: NumberText.text(conditions.proposal.height)
    case .type: conditions.environment.dynamicType
    case .direction: directions[conditions.environment.isRightToLeft ? 1 : 0]
    case .scale: NumberText.text(conditions.environment.scale)
    case .device: conditions.device
    }
  }
}
