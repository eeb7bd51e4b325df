internal import Conformance
internal import Foundation
internal import SpecFormat

/// One way in which a layout is not what it was, rid of everything but what a cause would leave in
/// many layouts alike.
enum LayoutDelta: Hashable {
  /// The distance between two neighbours, along either axis, in points.
  case gap(Double)
  case position(FrameAxis, Double)
  case size(FrameAxis, Double)
  /// A number of a block that has no frames, without its sign.
  case value(Double)
  /// The engine does what it did, and something else is expected of it.
  case expectation
  /// Lines came or went.
  case shape
  /// The scenario came to an end of its own: `crashed`.
  case end(Verdict)
}

extension LayoutDelta {
  /// How much, in points; `nil` where nothing is counted.
  var amount: Double? {
    switch self {
    case .gap(let amount), .position(_, let amount), .size(_, let amount), .value(let amount):
      amount
    case .expectation, .shape, .end: nil
    }
  }

  /// The change of that many scenarios in words: `31 scenarios moved by +8 on x`.
  func sentence(scenarios count: Int) -> String {
    let subject = "\(count) scenario\(count == 1 ? "" : "s")"
    switch self {
    case .gap(let amount):
      return "\(subject) with gaps between neighbours that \(Self.grew(amount))"
    case .position(let axis, let amount):
      return "\(subject) moved by \(Self.signed(amount)) on \(axis.rawValue)"
    case .size(let axis, let amount):
      return "\(subject) with a \(axis.sizeName) that \(Self.grew(amount))"
    case .value(let amount):
      return "\(subject) with values that changed by \(NumberText.text(amount))"
    case .expectation:
      return "\(subject) of which something else is expected"
    case .shape:
      return "\(subject) with lines that came or went"
    case .end(let verdict):
      return "\(subject) that came to be \(verdict.rawValue)"
    }
  }

  /// The delta alone, as several are listed.
  var words: String {
    switch self {
    case .gap(let amount): "gaps by \(Self.signed(amount))"
    case .position(let axis, let amount): "\(axis.rawValue) by \(Self.signed(amount))"
    case .size(let axis, let amount): "\(axis.sizeName) by \(Self.signed(amount))"
    case .value(let amount): "a value by \(NumberText.text(amount))"
    case .expectation: "what is expected"
    case .shape: "lines"
    case .end(let verdict): verdict.rawValue
    }
  }

  /// Of several that say as much, the one that names the cause best comes first.
  var order: (Int, Double) {
    switch self {
    case .gap(let amount): (0, amount)
    case .position(.x, let amount): (1, amount)
    case .position(.y, let amount): (2, amount)
    case .size(.x, let amount): (3, amount)
    case .size(.y, let amount): (4, amount)
    case .value(let amount): (5, amount)
    case .expectation: (6, 0)
    case .shape: (7, 0)
    case .end(let verdict): (8, Double(Verdict.allCases.firstIndex(of: verdict) ?? 0))
    }
  }

  private static func grew(_ amount: Double) -> String {
    (amount < 0 ? "shrank" : "grew") + " by \(NumberText.text(abs(amount)))"
  }

  private static func signed(_ amount: Double) -> String {
    (amount > 0 ? "+" : "") + NumberText.text(amount)
  }
}
