import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font descriptor.
  public struct AttributeName: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
  }

  /// The name of a trait in the attribute `traits`.
  public struct TraitKey: Hashable, Sendable, RawRepresentable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
  }
}

extension FontDescription {
  /// Returns the description with the values of known attributes; other attributes are ignored.
  func with(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
    var description = self
    if let family = attributes[.family] as? String {
      description.name = (attributes[.face] as? String).map { "\(family) \($0)" } ?? family
    }
    if let name = attributes[.name] as? String { description.name = name }
    if let size = number(attributes[.size]) { description.size = .fixed(size) }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] {
      let weight = traits[.weight]
      let value = (weight as? UIFont.Weight)?.rawValue ?? number(weight)
      if let value { description.weight = UIFont.Weight(rawValue: value) }
    }
    return description
  }

  private func number(_ value: Any?) -> CGFloat? {
    (value as? CGFloat) ?? (value as? Double).map { CGFloat($0) }
      ?? (value as? Int).map { CGFloat($0) }
      ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }
}
