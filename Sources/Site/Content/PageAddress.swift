/// Addresses of an author's as a page can hold them.
enum PageAddress {
  /// The schemes that run code or read the reader's disk.
  private static let refused = ["javascript:", "vbscript:", "file:", "data:"]

  /// An address without what has a meaning of its own in a page; empty for one that runs code.
  static func safe(_ address: String) -> String {
    let visible = address.filter { !$0.isWhitespace }.lowercased()
    guard !refused.contains(where: { visible.hasPrefix($0) }) else { return "" }
    return PagePath.encoded(address, keeping: "-._~/!#$%&'()*+,:;=?@")
  }
}
