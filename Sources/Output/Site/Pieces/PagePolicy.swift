/// The content security policy of every page: the browser keeps what escaping is to bring about.
enum PagePolicy {
  /// Scripts, styles and pictures are files beside the page.
  ///
  /// A page is served or opened from a disk, where `'self'` is no address. No script, style or handler in a page's own text has any effect,
  /// nothing is loaded from elsewhere, and a form leads to another page of the site alone.
  static let text = [
    "default-src 'none'", "script-src 'self' file:", "style-src 'self' file:",
    "img-src 'self' file:", "form-action 'self' file:", "base-uri 'none'",
  ].joined(separator: "; ")
}
