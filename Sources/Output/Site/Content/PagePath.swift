internal import SpecFormat

/// The paths of a site's pages, and the ways between them.
enum PagePath {
  /// The page of a spec: `views/stacks.html`.
  ///
  /// A spec that is called like a page of the site's own has a line behind its name, `index_.html`;
  /// and so has one whose name is that, with one line more. Case does not count, as it does not to
  /// all disks.
  static func page(of name: String) -> String {
    let bare = name.lowercased().prefix { $0 != "_" }
    let isTaken =
      ownPages.contains(String(bare)) && name.dropFirst(bare.count).allSatisfy { $0 == "_" }
    return isTaken ? "\(name)_.html" : "\(name).html"
  }

  /// The page of a family of rules: `rules/STK.html`.
  static func page(ofFamily family: String) -> String { "rules/\(family).html" }

  /// The pages that every site has, without `.html`, in lowercase.
  private static let ownPages = Set(
    ["index"] + RuleBook.standard.families.map { "rules/\($0.name)".lowercased() }
  )

  /// The way from a page to the site's folder, with a slash at its end: `../`; empty for a page in
  /// that folder itself.
  static func toRoot(from page: String) -> String {
    String(repeating: "../", count: page.split(separator: "/").count - 1)
  }

  /// A path as an address: what has a meaning there is percent-encoded.
  ///
  /// - Parameters:
  ///   - path: A path, or a whole address.
  ///   - marks: What stays as it is besides letters and digits.
  /// - Returns: ASCII alone.
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

  /// Where a link of a spec leads in the site: other specs become their pages.
  ///
  /// - Parameters:
  ///   - address: What the author wrote.
  ///   - file: The spec that the link is in: `Specs/views/stacks.md`.
  ///   - folder: The folder of specs, with a slash at its end: `Specs/`.
  ///   - files: The files of all specs.
  ///   - root: Where other files of the package are, from the page.
  /// - Returns: The address for the page; the same for one that leads out of the package.
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

/// Addresses of an author's as a page can hold them.
enum PageAddress {
  /// An address without what has a meaning of its own in a page; `nil` for one that does more than
  /// lead to another page, which is to be text.
  static func link(_ address: String) -> String? {
    guard LinkScheme.isSafe(address) else { return nil }
    return PagePath.encoded(address, keeping: "-._~/!#$%&'()*+,:;=?@")
  }

  /// The address of a picture of the site's own or beside it; `nil` for one from elsewhere, as
  /// pages load nothing from there.
  static func picture(_ address: String) -> String? {
    let isNear = LinkScheme.scheme(of: address) == nil && !isOfAnotherServer(address)
    return isNear ? link(address) : nil
  }

  /// Whether an address without a scheme leads away: browsers take a backslash for a slash.
  private static func isOfAnotherServer(_ address: String) -> Bool {
    let start = address.filter { !$0.isWhitespace }.prefix(2)
    return start.count == 2 && start.allSatisfy { $0 == "/" || $0 == "\\" }
  }
}
