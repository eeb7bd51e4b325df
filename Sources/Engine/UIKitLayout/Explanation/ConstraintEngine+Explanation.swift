import Foundation
import ViewLayout

/// The constraints that an item's frame follows from.
extension ConstraintEngine {
  /// More constraints than these are left out of a reason.
  private static let limit = 4

  /// The reasons of an item's width and height.
  func lengthReasons(of item: any LayoutItem) -> [(name: String, sentences: [String])] {
    reasons(of: item, named: ["width", "height"]) { $0.length[$1] }
  }

  /// The reasons of an item's place along both axes.
  func placeReasons(of item: any LayoutItem) -> [(name: String, sentences: [String])] {
    reasons(of: item, named: ["x", "y"]) { $0.origin[$1] }
  }

  private func reasons(
    of item: any LayoutItem,
    named names: [String],
    _ variable: (LayoutBox, Int) -> Variable
  ) -> [(name: String, sentences: [String])] {
    solve()
    guard let box = boxes[ObjectIdentifier(item)] else { return [] }
    return names.enumerated().map { axis, name in
      let handles = system.reasons(for: variable(box, axis))
      let constraints = handles.compactMap { owners[$0].flatMap { entries[$0]?.constraint } }
      let own = constraints.filter { $0.items.contains { $0 === item } }
      var sentences = (own.isEmpty ? constraints : own).map {
        ConstraintSentence($0, about: item).text
      }
      sentences += wishSentences(of: box, axis, among: handles)
      let rest = sentences.count - Self.limit
      if rest > 0 { sentences = sentences.prefix(Self.limit) + ["and \(rest) more"] }
      return (name, sentences)
    }
  }

  /// The wishes of the item's own content that its length follows from.
  private func wishSentences(
    of box: LayoutBox,
    _ axis: Int,
    among handles: [ConstraintSystem.Handle]
  ) -> [String] {
    guard let wish = box.wishes[axis], !Set(wish.handles).isDisjoint(with: handles) else {
      return []
    }
    let length = LayoutNumber.text(wish.wish.length)
    return ["its content is \(length) \(axis == 0 ? "wide" : "high") (R-AL-4)"]
  }
}
