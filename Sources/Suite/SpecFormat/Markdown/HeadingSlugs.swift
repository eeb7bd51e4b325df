/// Makes the anchors of headings as GitHub does, unique in their document.
struct HeadingSlugs {
  private var used: [String: Int] = [:]

  /// The next heading's slug: lower case, spaces as hyphens, everything that is neither a letter,
  /// a mark, a digit, a hyphen nor an underscore left out; then `-1`, `-2` where it is taken.
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

  /// The slug of a heading that is alone in its document.
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
