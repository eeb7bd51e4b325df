import Foundation

extension FlexibleLength {
  /// How the length came about, in words.
  ///
  /// - Parameters:
  ///   - proposal: The proposed length in points; `nil` for the ideal one.
  ///   - child: What the child is called.
  ///   - answer: The length that was answered, in points.
  /// - Returns: The limits, and which of them or of the others decided.
  func reason(for proposal: CGFloat?, child: String, answer: CGFloat) -> String {
    guard isConstrained else { return "not constrained, so \(child)'s \(LengthText.text(answer))" }
    let limits = [("least", least), ("ideal", ideal), ("greatest", greatest)]
      .compactMap { name, value in value.map { "\(name) \(LengthText.text($0))" } }
      .joined(separator: ", ")
    let decider = decider(for: proposal, child: child, answer: answer)
    let (proposed, taken) = (LengthText.text(proposal), LengthText.text(answer))
    return "\(limits); proposed \(proposed): \(decider), \(taken)"
  }

  private func decider(for proposal: CGFloat?, child: String, answer: CGFloat) -> String {
    if answer == proposal { return "that is within the limits" }
    if proposal == nil, answer == ideal { return "nothing is proposed, so the ideal one counts" }
    if answer == greatest { return "the greatest one caps it" }
    if answer == least { return "the least one holds" }
    return "\(child)'s own length counts"
  }
}
