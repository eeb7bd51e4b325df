package import LayoutValues

extension LayoutLanguage.Pseudo {
  private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz",
      "ÅåÇçĎďÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž"
    )
  )

  /// Returns a localized text with its words changed; specifiers such as `%@` are kept (R-LOC-5).
  ///
  /// Words are longer by 40 %, rounded up.
  func applied(to text: String) -> String {
    guard self != .rightToLeft else { return text }
    var result = ""
    var word = ""
    var rest = Substring(text)
    while let character = rest.first {
      if character.isLetter {
        word.append(character)
        rest = rest.dropFirst()
        continue
      }
      result += changed(word)
      word = ""
      let specifier = character == "%" ? FormatSpecifier(startOf: rest)?.source : nil
      let kept = rest.hasPrefix("%%") ? "%%" : specifier ?? String(character)
      result += kept
      rest = rest.dropFirst(kept.count)
    }
    return result + changed(word)
  }

  private func changed(_ word: String) -> String {
    switch self {
    case .longer:
      let added = (word.count * 2 + 4) / 5
      return word + word.prefix(added)
    case .accented: return String(word.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: return word
    }
  }
}

extension LocalizedFormat {
  /// Returns the format with all of its texts changed.
  package func changed(by pseudo: LayoutLanguage.Pseudo?) -> LocalizedFormat {
    guard let pseudo else { return self }
    var format = self
    format.format = pseudo.applied(to: self.format)
    format.forms = forms.mapValues { pseudo.applied(to: $0) }
    format.devices = devices.mapValues { $0.changed(by: pseudo) }
    for (name, plural) in plurals {
      format.plurals[name]?.forms = plural.forms.mapValues { pseudo.applied(to: $0) }
    }
    return format
  }
}
