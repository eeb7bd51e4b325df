/// Where a rule comes from, as the line at its end says.
package struct RuleOrigin: Sendable, Equatable {
  /// The kinds of sources, with what they are of: `recorded (macOS 26 and 27), documented`.
  package let source: String
  package let confidence: Confidence
  /// The system that it holds from on, and what held before; `nil` where nothing is known of that.
  package let since: String?
  /// Why no clause of a spec names the rule; `nil` where one does.
  package let reasonForNoClause: String?

  /// How sure it is that Apple's frameworks follow the rule.
  package enum Confidence: String, Sendable {
    case high, medium, low
  }
}

extension RuleOrigin {
  /// The words that a source begins with.
  private static let kinds = ["recorded", "documented", "article", "derived", "ours"]

  /// Reads `Source: recorded. Confidence: high. Since: iOS 16. No clause: nothing shows it.`, of which
  /// the last two may be missing.
  ///
  /// - Returns: `nil` for another text, and for a source of no known kind.
  init?(_ text: String) {
    let form =
      /Source: (.+?)\. Confidence: (high|medium|low)\.(?: Since: (.+?)\.)?(?: No clause: (.+)\.)?/
    guard let parts = text.wholeMatch(of: form)?.output,
      Self.kinds.contains(where: { parts.1.hasPrefix($0) }),
      let confidence = Confidence(rawValue: String(parts.2))
    else { return nil }
    source = String(parts.1)
    self.confidence = confidence
    since = parts.3.map { String($0) }
    reasonForNoClause = parts.4.map { String($0) }
  }
}
