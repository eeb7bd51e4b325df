/// The cause that the changes of a group have in common, as far as can be seen from outside.
enum ChangeCause: Hashable {
  /// All have this delta, among others.
  case delta(LayoutDelta)
  /// Nothing moved by as much as a point.
  case lessThanPoint
  /// They changed by different amounts, and are about the same.
  case topic(ScenarioTopic)
  /// Nothing that can be seen.
  case nothing
}

extension ChangeCause {
  /// How much, in points; `nil` where that differs.
  var amount: Double? { if case .delta(let delta) = self { delta.amount } else { nil } }

  /// The change of that many scenarios in words: `31 scenarios moved by +8 on x`.
  func sentence(scenarios count: Int) -> String {
    let subject = "\(count) scenario\(count == 1 ? "" : "s")"
    return switch self {
    case .delta(let delta): delta.sentence(scenarios: count)
    case .lessThanPoint: "\(subject) with numbers that changed by less than a point"
    case .topic(let topic): "\(subject) \(topic.words) that changed by different amounts"
    case .nothing: "\(subject) that changed in ways of their own"
    }
  }
}
