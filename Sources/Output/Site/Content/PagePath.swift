internal import SpecFormat

/// The paths of a site's pages, and the links between them.
enum PagePath {
  /// Returns the path of a spec's page, such as `views/stacks.html`.
  ///
  /// If a page of the site itself has the same name, an underscore is appended: `index_.html`. The
  /// same applies to a spec whose name only adds underscores to such a name. The comparison ignores
  /// case, because some file systems do.
  static func page(of name: String) -> String {
    let lower = name.lowercased()
    let bare = lower.prefix { $0 != "_" }
    let isReserved =
      ownPages.contains(String(bare)) && name.dropFirst(bare.count).allSatisfy { $0 == "_" }
      || ownFolders.contains { lower.hasPrefix($0) }
    return isReserved ? "\(name)_.html" : "\(name).html"
  }

  /// Returns the path of the page of a rule family, such as `rules/STK.html`.
  static func page(ofFamily family: String) -> String { "rules/\(family).html" }

  /// Returns the path of the page of a folder of specs, such as `topics/swiftui/stacks.html`.
  static func page(ofTopic folder: String) -> String { "topics/\(folder).html" }

  /// Returns the path of the page of a type, such as `types/HStack.html`.
  static func page(ofType name: String) -> String { "types/\(name).html" }

  /// Returns the path of the page of a modifier or another member, such as `members/frame.html`.
  static func page(ofMember name: String) -> String { "members/\(name).html" }

  /// The pages that lead to all others.
  static let (index, names, rules) = ("index.html", "names.html", "rules.html")
  static let (results, scenarios) = ("results.html", "scenarios.html")
  /// The page that compares engines, if there are reports of engines.
  static let engines = "engines.html"

  /// The names of the pages that every site has, without `.html`, in lowercase.
  private static let ownPages = Set(
    ["index", "names", "rules", "results", "scenarios", "engines"]
      + RuleBook.standard.families.map { "rules/\($0.name)".lowercased() }
  )

  /// The folders whose pages all belong to the site itself.
  private static let ownFolders = ["topics/", "types/", "members/", "engines/"]

  /// Returns the path from a page to the site's folder, such as `../`; empty for a page in that
  /// folder.
  static func toRoot(from page: String) -> String {
    String(repeating: "../", count: page.split(separator: "/").count - 1)
  }

  /// Returns a path or a URL with percent-encoding.
  ///
  /// - Parameters:
  ///   - path: A path or a whole URL.
  ///   - marks: The characters that are not encoded, in addition to letters and digits.
  /// - Returns: A string of ASCII characters.
  static func encoded(_ path: String, keeping marks: String = "-._~/") -> String {
    var encoded = ""
    for byte in path.utf8 {
      let isPlain =
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || marks.utf8.contains(byte)
      if isPlain {
        encoded.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        encoded += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return encoded
  }

  /// Returns the target of a spec's link in the site; links to other specs lead to their pages.
  ///
  /// - Parameters:
  ///   - address: The URL in the Markdown.
  ///   - file: The spec that contains the link, such as `Specs/views/stacks.md`.
  ///   - folder: The folder of specs, ending with a slash, such as `Specs/`.
  ///   - files: The paths of all specs.
  ///   - root: The path from the page to the other files of the package.
  /// - Returns: The URL for the page; an unchanged URL if it leads out of the package.
  static func target(
    of address: String,
    in file: String,
    folder: String,
    files: Set<String>,
    root: String
  ) -> String {
    guard !address.hasPrefix("#"), let target = LinkTarget(address: address, in: file) else {
      return address
    }
    let fragment = target.anchor.map { "#\($0)" } ?? ""
    if files.contains(target.file) {
      let page = page(of: String(target.file.dropFirst(folder.count).dropLast(".md".count)))
      return toRoot(from: String(file.dropFirst(folder.count))) + encoded(page) + fragment
    }
    return root + encoded(target.file) + fragment
  }
}

/// Sanitizes the URLs of a spec's links and images.
enum PageAddress {
  /// Returns a sanitized URL of a link.
  ///
  /// The result is `nil` for a URL that does more than open another page; such a link is shown as
  /// text.
  static func link(_ address: String) -> String? {
    guard LinkScheme.isSafe(address) else { return nil }
    return PagePath.encoded(address, keeping: "-._~/!#$%&'()*+,:;=?@")
  }

  /// Returns the URL of an image in the site or beside it; `nil` for other servers, from which
  /// pages load nothing.
  static func picture(_ address: String) -> String? {
    let isNear = LinkScheme.scheme(of: address) == nil && !isOfAnotherServer(address)
    return isNear ? link(address) : nil
  }

  /// Returns whether a URL without a scheme leads to another server; browsers treat a backslash as
  /// a slash.
  private static func isOfAnotherServer(_ address: String) -> Bool {
    let start = address.filter { !$0.isWhitespace }.prefix(2)
    return start.count == 2 && start.allSatisfy { $0 == "/" || $0 == "\\" }
  }
}
