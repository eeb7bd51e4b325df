internal import Conformance

/// The engines of two reports, where they are not the same.
struct EngineChange: Encodable {
  var base: EngineIdentity
  var head: EngineIdentity

  /// `nil` where both reports are of one engine, or one of them does not tell its engine.
  init?(from base: ConformanceReport, to head: ConformanceReport) {
    guard let before = base.engine, let after = head.engine, before != after else { return nil }
    self.base = before
    self.head = after
  }
}

extension EngineChange {
  /// Both engines in a sentence: `Engines: plumb 1.4.0 on Linux → plumb 1.5.0 on Linux`.
  var sentence: String { "Engines: \(base) → \(head)." }
}
