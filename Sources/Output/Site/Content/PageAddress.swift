internal import SpecFormat

/// Addresses of an author's as a page can hold them.
enum PageAddress {
  /// An address without what has a meaning of its own in a page; `nil` for one that does more than
  /// lead to another page, which is to be text.
  static func link(_ address: String) -> String? {
    guard LinkScheme.isSafe(address) else { return nil }
    return PagePath.encoded(address, keeping: "-._~/!#$%&'()*+,:;=?@")
  }

  /// The address of a picture of the site's own or beside it; `nil` for one from elsewhere, as pages
  /// load nothing from there.
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
