public import Foundation

/// A formatter of lists, which Foundation on Linux does not have: `a, b, and c`.
///
/// Text is in English.
open class ListFormatter: Formatter {
  /// The locale; accepted without an effect.
  open var locale: Locale? = .current
  open var itemFormatter: Formatter?

  public override init() { super.init() }

  /// Formatters are not archived: the result is `nil`.
  public required init?(coder: NSCoder) { nil }

  open class func localizedString(byJoining strings: [String]) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
    guard strings.count > 2 else { return "\(strings[0]) and \(last)" }
    return strings.dropLast().joined(separator: ", ") + ", and " + last
  }

  open func string(from items: [Any]) -> String? {
    Self.localizedString(
      byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    )
  }

  open override func string(for value: Any?) -> String? {
    (value as? [Any]).flatMap { string(from: $0) }
  }
}
