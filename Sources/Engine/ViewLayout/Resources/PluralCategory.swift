import Foundation

/// The plural rules of languages, from the Unicode Common Locale Data Repository (R-LOC-2).
enum PluralCategory {
  /// Returns the category of a number: `zero`, `one`, `two`, `few`, `many` or `other`.
  ///
  /// - Parameters:
  ///   - number: The number; `nil` for an unknown one, which is `other`.
  ///   - language: The code of the language; an unknown language has the rule of English.
  /// - Returns: The name of the category.
  static func name(for number: Double?, in language: String) -> String {
    guard let number, number.isFinite else { return "other" }
    let operands = PluralOperands(number)
    let rule = rule(of: language) ?? rules["en"] ?? []
    return rule.first { $0.condition.holds(for: operands) }?.category ?? "other"
  }

  /// Returns whether the rule of a language is known.
  static func isKnown(_ language: String) -> Bool { rule(of: language) != nil }

  /// Returns the rule of a language, or of the language without its script and region.
  private static func rule(of language: String) -> [PluralRule]? {
    var parts = language.split { $0 == "-" || $0 == "_" }
    while !parts.isEmpty {
      if let rule = rules[parts.joined(separator: "-")] { return rule }
      parts.removeLast()
    }
    return nil
  }

  /// The rules by languages: the conditions of each category, of which the first that holds counts.
  private static let rules: [String: [PluralRule]] = {
    var rules: [String: [PluralRule]] = [:]
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      let conditions = parts[1].split(separator: ";").compactMap { PluralRule($0) }
      for language in parts[0].split(separator: " ") { rules[String(language)] = conditions }
    }
    return rules
  }()

  /// The languages with the same rule, and the conditions of its categories except for `other`.
  ///
  /// The conditions have the notation of Unicode Technical Standard 35: `n` is the absolute value,
  /// `i` its whole part, `v` the number of decimals, `f` the decimals as a number, `t` the same
  /// without trailing zeros, and `e` an exponent, which is always 0 here.
  private static let table = """
    ceb fil | one: v = 0 and i = 1,2,3 or v = 0 and i % 10 != 4,6,9 or v != 0 and f % 10 != \
    4,6,9
    da | one: n = 1 or t != 0 and i = 0,1
    ast de en et fi fy ia ie io lij nl sc sv sw ur yi | one: i = 1 and v = 0
    is | one: t = 0 and i % 10 = 1 and i % 100 != 11 or t % 10 = 1 and t % 100 != 11
    af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc \
    ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or \
    os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz \
    ve vo vun wae xh xog | one: n = 1
    ff hy kab | one: i = 0,1
    am as bn doi fa gu hi kn kok pcm tg vi zu | one: i = 0 or n = 1
    ak bho csw ln mg nso pa ti wa | one: n = 0..1
    mk | one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11
    si | one: n = 0,1 or i = 0 and f = 1
    tzm | one: n = 0..1 or n = 11..99
    es | one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
    he iw | one: i = 1 and v = 0 or i = 0 and v != 0; two: i = 2 and v = 0
    blo cv ksh | zero: n = 0; one: n = 1
    lag | zero: n = 0; one: i = 0,1 and n != 0
    lv prg | zero: n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19; one: n % 10 = 1 \
    and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1
    fr pt | one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
    ca gl it lld pt-PT scn vec | one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = \
    0 and v = 0 or e != 0..5
    ro | one: i = 1 and v = 0; few: v != 0 or n = 0 or n != 1 and n % 100 = 1..19
    shi | one: i = 0 or n = 1; few: n = 2..10
    iu naq sat se sma smj smn sms | one: n = 1; two: n = 2
    bs hr sr | one: v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11; few: \
    v = 0 and i % 10 = 2..4 and i % 100 != 12..14 or f % 10 = 2..4 and f % 100 != 12..14
    be | one: n % 10 = 1 and n % 100 != 11; few: n % 10 = 2..4 and n % 100 != 12..14; many: n % \
    10 = 0 or n % 10 = 5..9 or n % 100 = 11..14
    cs sk | one: i = 1 and v = 0; few: i = 2..4 and v = 0; many: v != 0
    gd | one: n = 1,11; two: n = 2,12; few: n = 3..10,13..19
    dsb hsb | one: v = 0 and i % 100 = 1 or f % 100 = 1; two: v = 0 and i % 100 = 2 or f % 100 = \
    2; few: v = 0 and i % 100 = 3..4 or f % 100 = 3..4
    lt | one: n % 10 = 1 and n % 100 != 11..19; few: n % 10 = 2..9 and n % 100 != 11..19; many: \
    f != 0
    pl | one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0 \
    and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
    ru uk | one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % \
    100 != 12..14; many: v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = \
    11..14
    sl | one: v = 0 and i % 100 = 1; two: v = 0 and i % 100 = 2; few: v = 0 and i % 100 = 3..4 \
    or v != 0
    br | one: n % 10 = 1 and n % 100 != 11,71,91; two: n % 10 = 2 and n % 100 != 12,72,92; few: \
    n % 10 = 3..4,9 and n % 100 != 10..19,70..79,90..99; many: n != 0 and n % 1000000 = 0
    ga | one: n = 1; two: n = 2; few: n = 3..6; many: n = 7..10
    gv | one: v = 0 and i % 10 = 1; two: v = 0 and i % 10 = 2; few: v = 0 and i % 100 = \
    0,20,40,60,80; many: v != 0
    mt | one: n = 1; two: n = 2; few: n = 0 or n % 100 = 3..10; many: n % 100 = 11..19
    sgs | one: n % 10 = 1 and n % 100 != 11; two: n = 2; few: n != 2 and n % 10 = 2..9 and n % \
    100 != 11..19; many: f != 0
    ar | zero: n = 0; one: n = 1; two: n = 2; few: n % 100 = 3..10; many: n % 100 = 11..99
    cy | zero: n = 0; one: n = 1; two: n = 2; few: n = 3; many: n = 6
    kw | zero: n = 0; one: n = 1; two: n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = \
    1000..20000,40000,60000,80000 or n != 0 and n % 1000000 = 100000; few: n % 100 = \
    3,23,43,63,83; many: n != 1 and n % 100 = 1,21,41,61,81
    bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa sah ses sg su th to \
    tpi vi wo yo yue zh |
    """
}

/// A category of a plural rule with its condition.
private struct PluralRule {
  let category: String
  let condition: PluralCondition

  /// Parses a part of a rule, such as `one: i = 1 and v = 0`.
  init?(_ text: Substring) {
    let parts = text.split(separator: ":")
    guard parts.count == 2 else { return nil }
    category = parts[0].trimmingCharacters(in: .whitespaces)
    condition = PluralCondition(parts[1])
  }
}

/// The numbers about which plural rules state conditions.
private struct PluralOperands {
  private let values: [Substring: Double]

  init(_ number: Double) {
    let value = abs(number)
    let text = value == value.rounded() ? "" : "\(value)"
    let decimals = text.firstIndex(of: ".").map { text[$0...].dropFirst() } ?? ""
    let fraction = Double(decimals) ?? 0
    values = [
      "n": value, "i": value.rounded(.down), "v": Double(decimals.count), "f": fraction,
      "t": fraction, "e": 0,
    ]
  }

  /// Returns the value of an operand such as `i`.
  subscript(name: Substring) -> Double { values[name] ?? 0 }
}

/// A condition in the form `n % 10 = 2..4 and n % 100 != 12..14 or n = 0`.
private struct PluralCondition {
  private struct Relation {
    var operand: Substring
    var modulus: Double?
    var isEqual: Bool
    var ranges: [ClosedRange<Double>]

    /// Parses `operand`, optionally `% modulus`, `=` or `!=`, and numbers or ranges with commas.
    init(_ text: Substring) {
      let words = text.split(separator: " ")
      operand = words.first ?? ""
      modulus = words.count > 3 ? Double(words[2]) : nil
      isEqual = !words.contains("!=")
      ranges = (words.last ?? "").split(separator: ",").compactMap { part in
        let ends = part.split(separator: ".").compactMap { Double($0) }
        guard let first = ends.first, let last = ends.last else { return nil }
        return first...last
      }
    }

    func holds(for operands: PluralOperands) -> Bool {
      let value = modulus.map { operands[operand].truncatingRemainder(dividingBy: $0) }
      let number = value ?? operands[operand]
      // A range consists of its whole numbers.
      let isInRange = number == number.rounded() && ranges.contains { $0.contains(number) }
      return isInRange == isEqual
    }
  }

  private let alternatives: [[Relation]]

  init(_ text: Substring) {
    alternatives = String(text).components(separatedBy: " or ").map { part in
      part.components(separatedBy: " and ").map { Relation(Substring($0)) }
    }
  }

  func holds(for operands: PluralOperands) -> Bool {
    alternatives.contains { $0.allSatisfy { $0.holds(for: operands) } }
  }
}
