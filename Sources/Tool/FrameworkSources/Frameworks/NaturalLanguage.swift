// The surface of NaturalLanguage: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import FoundationAdditions

public struct NLLanguage: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let english = NLLanguage("en")
  public static let german = NLLanguage("de")
  public static let french = NLLanguage("fr")
  public static let spanish = NLLanguage("es")
  public static let italian = NLLanguage("it")
  public static let japanese = NLLanguage("ja")
  public static let undetermined = NLLanguage("und")
}

/// A recognizer that recognizes no language.
open class NLLanguageRecognizer: NSObject {
  open var dominantLanguage: NLLanguage? { nil }
  open var languageConstraints: [NLLanguage] = []
  open var languageHints: [NLLanguage: Double] = [:]
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  open func processString(_ string: String) {}
  open func reset() {}
  open func languageHypotheses(withMaximum count: Int) -> [NLLanguage: Double] { [:] }
}

public enum NLTokenUnit: Int, Sendable { case word, sentence, paragraph, document }

public struct NLTag: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let noun = NLTag(rawValue: "Noun")
  public static let verb = NLTag(rawValue: "Verb")
}

public struct NLTagScheme: Hashable, Sendable {
  public static let lexicalClass = NLTagScheme()
  public static let nameType = NLTagScheme()
  public static let lemma = NLTagScheme()
  public static let sentimentScore = NLTagScheme()
}

open class NLTokenizer: NSObject {
  open var string: String?
  public init(unit: NLTokenUnit) {}
  open func setLanguage(_ language: NLLanguage) {}
  open func tokens(for range: Range<String.Index>) -> [Range<String.Index>] { [] }
  open func enumerateTokens(
    in range: Range<String.Index>,
    using block: (Range<String.Index>, Int) -> Bool
  ) {}
}

open class NLTagger: NSObject {
  open var string: String?
  public init(tagSchemes: [NLTagScheme]) {}
  open func tag(
    at index: String.Index,
    unit: NLTokenUnit,
    scheme: NLTagScheme
  ) -> (NLTag?, Range<String.Index>) { (nil, index..<index) }
}
