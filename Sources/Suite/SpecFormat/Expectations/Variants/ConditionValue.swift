/// A value of a condition for a layout.
package enum ConditionValue: Sendable, Equatable {
  /// The proposed width, in points; `nil` if unspecified.
  case width(Double?)
  /// The proposed height, in points; `nil` if unspecified.
  case height(Double?)
  /// The name of the dynamic type size.
  case type(String)
  case direction(isRightToLeft: Bool)
  /// The scale in pixels per point.
  case scale(Double)
  case device(OrientedDevice)
  case language(LayoutLanguage)
}

extension ConditionValue {
  /// Sets the value in the given conditions.
  func apply(to conditions: inout LayoutConditions) {
    switch self {
    case .width(let width): conditions.proposal.width = width
    case .height(let height): conditions.proposal.height = height
    case .type(let type): conditions.environment.dynamicType = type
    case .direction(let isRightToLeft): conditions.environment.isRightToLeft = isRightToLeft
    case .scale(let scale):
      // An unstated scale is already 1 and stays unstated.
      if conditions.environment.scale != scale { conditions.environment.scale = scale }
    case .device(let device):
      conditions.proposal = device.proposal
      conditions.environment = device.environment(replacing: conditions.environment)
      conditions.device = device.name
    case .language(let language): conditions.environment.language = language
    }
  }

  /// Returns whether conditions already have the value; a device is compared by the properties that
  /// it sets.
  package func isStated(by conditions: LayoutConditions) -> Bool {
    var changed = conditions
    apply(to: &changed)
    return changed.proposal == conditions.proposal && changed.environment == conditions.environment
  }
}

extension ConditionValue {
  /// Parses the text of a cell; `nil` if it is not a value of the condition.
  ///
  /// - Parameters:
  ///   - text: The text without surrounding blanks.
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
    case .language:
      guard let language = LayoutLanguage(text) else { return nil }
      self = .language(language)
    }
  }

  /// The texts of the two directions.
  private static let directions = ["ltr", "rtl"]

  /// Returns the name of a device without surrounding quotes.
  private static func deviceName(_ text: String) -> String {
    let isQuoted = text.count > 1 && text.hasPrefix("\"") && text.hasSuffix("\"")
    return isQuoted ? String(text.dropFirst().dropLast()) : text
  }

  /// Returns the mistake for a text that is not a value of a condition.
  static func mistake(_ text: String, of condition: VariantCondition) -> VariantMistake {
    let nearest: String?
    switch condition {
    case .width, .height, .scale: nearest = nil
    case .type: nearest = NearestName.of(text, among: LayoutEnvironment.dynamicTypes)
    case .direction: nearest = NearestName.of(text, among: directions)
    case .device: nearest = OrientedDevice.nearestName(to: deviceName(text))
    case .language: nearest = LayoutLanguage.nearestName(to: text)
    }
    return .conditionInvalid(text, of: condition.rawValue, nearest: nearest)
  }

  /// Returns the value of a condition as text; `nil` for a device or a language if there is none.
  static func text(of condition: VariantCondition, in conditions: LayoutConditions) -> String? {
    switch condition {
    case .width: NumberText.text(conditions.proposal.width)
    case .height: NumberText.text(conditions.proposal.height)
    case .type: conditions.environment.dynamicType
    case .direction: directions[conditions.environment.isRightToLeft ? 1 : 0]
    case .scale: NumberText.text(conditions.environment.scale)
    case .device: conditions.device
    case .language: conditions.environment.language?.name
    }
  }
}
