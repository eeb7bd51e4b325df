/// Creates the anchors of headings in the same way as GitHub, unique in their document.
struct HeadingSlugs {
  private var used: [String: Int] = [:]

  /// Returns the slug of the next heading.
  ///
  /// Letters are converted to lower case and spaces to hyphens. Everything except letters, marks,
  /// digits, hyphens and underscores is removed. If the slug is already used, `-1`, `-2` and so on
  /// is appended.
  mutating func slug(for heading: String) -> String {
    let base = HeadingSlugs.base(of: heading)
    var slug = base
    while used[slug] != nil {
      used[base, default: 0] += 1
      slug = "\(base)-\(used[base, default: 0])"
    }
    used[slug] = 0
    return slug
  }

  /// Returns the slug of a heading without regard to other headings.
  static func slug(for heading: String) -> String { base(of: heading) }

  private static func base(of heading: String) -> String {
    var slug = ""
    for scalar in heading.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber,
        .otherNumber, .connectorPunctuation:
        slug.unicodeScalars.append(scalar)
      default:
        if scalar == "-" { slug.append("-") }
        if scalar == " " { slug.append("-") }
      }
    }
    return slug
  }
}
