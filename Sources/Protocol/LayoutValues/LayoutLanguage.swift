internal import Foundation

/// The language of a layout, or a pseudo-language that is made from one.
///
/// ```swift
/// let brazilian = LayoutLanguage("pt-BR")
/// let longerEnglish = LayoutLanguage("en-longer")
/// ```
public struct LayoutLanguage: Sendable, Hashable {
  /// A change of a language's texts that shows faults before a text is translated.
  public enum Pseudo: String, Sendable, CaseIterable {
    /// Each word has 40 % more letters.
    case longer
    /// Letters have accents, as in `Ñåmé`.
    case accented
    /// The layout direction is right to left.
    case rightToLeft = "rtl"
  }

  /// The code of the language by BCP 47, such as `de`, `pt-BR` and `zh-Hans`.
  public var code: String
  /// The change of the language's texts; `nil` for the language itself.
  public var pseudo: Pseudo?

  /// Creates a language.
  ///
  /// - Parameters:
  ///   - code: The code of the language by BCP 47.
  ///   - pseudo: The change of the language's texts; `nil` for the language itself.
  public init(code: String, pseudo: Pseudo? = nil) { (self.code, self.pseudo) = (code, pseudo) }

  /// Parses the name of a language; `nil` for a name without a known code.
  ///
  /// A code is a language of ISO 639, which may be followed by a script and a region, each after
  /// `-` or `_`. A pseudo-language is a code with `-longer`, `-accented` or `-rtl`.
  ///
  /// - Parameter name: The name, such as `de`, `pt-BR` or `en-longer`.
  public init?(_ name: String) {
    var parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map(String.init)
    pseudo = parts.last.flatMap(Pseudo.init(rawValue:))
    if pseudo != nil { parts.removeLast() }
    code = parts.joined(separator: "-")
    guard let language = parts.first, Self.codes.contains(language) else { return nil }
    var rest = parts.dropFirst()
    if let script = rest.first, script.count == 4, Locale.Script(script).isISOScript {
      rest = rest.dropFirst()
    }
    if let region = rest.first, region.count == 2 || Int(region) != nil,
      Locale.Region(region).isISORegion
    {
      rest = rest.dropFirst()
    }
    guard rest.isEmpty else { return nil }
  }
}

extension LayoutLanguage {
  /// The codes of all languages of ISO 639, in order.
  package static let codes = Locale.LanguageCode.isoLanguageCodes.map(\.identifier).sorted()

  /// The name in specs and in the protocol, such as `en-longer`.
  public var name: String { pseudo.map { "\(code)-\($0.rawValue)" } ?? code }

  /// Whether the layout direction of the language is right to left.
  public var isRightToLeft: Bool {
    pseudo == .rightToLeft
      || Locale.Language(identifier: code).characterDirection == .rightToLeft
  }
}

/// In JSON, a language is its name.
extension LayoutLanguage: Codable {
  /// Decodes a name.
  ///
  /// - Parameter decoder: The decoder of the text.
  /// - Throws: A decoding error if the value is not a text, or not the name of a language.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let language = LayoutLanguage(name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "there is no language '\(name)'"
      )
    }
    self = language
  }

  /// Encodes the name.
  ///
  /// - Parameter encoder: The encoder of the text.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }
}
