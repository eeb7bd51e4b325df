import EngineKit
import Foundation

@testable import ViewLayout

/// The arguments of an evaluated view as values of the engine.
extension EngineScene {
  func number(_ name: String) -> Double? {
    if case .number(let number)? = arguments[name] { number } else { nil }
  }

  func length(_ name: String) -> CGFloat? { number(name).map { CGFloat($0) } }

  func words(_ name: String) -> String? {
    if case .words(let words)? = arguments[name] { words } else { nil }
  }

  func flag(_ name: String) -> Bool { arguments[name] == .flag(true) }

  func axis(_ name: String) -> Axis? { Axis.allCases.first { $0.description == words(name) } }

  func axes(_ name: String) -> Axis.Set {
    let names = (words(name) ?? "").split(separator: " ").map { String($0) }
    return Axis.allCases.filter { names.contains($0.description) }
      .reduce(into: []) { $0.insert($1.set) }
  }

  func edges(_ name: String) -> Edge.Set {
    let names = (words(name) ?? "").split(separator: " ").map { String($0) }
    return Edge.allCases.filter { names.contains($0.memberName) }
      .reduce(into: []) { $0.insert(Edge.Set($1)) }
  }

  /// The insets by the names of the edges; 0 for a missing one.
  var insets: EdgeInsets {
    EdgeInsets(
      top: length("top") ?? 0,
      leading: length("leading") ?? 0,
      bottom: length("bottom") ?? 0,
      trailing: length("trailing") ?? 0
    )
  }

  /// Whether a frame has a minimum, ideal or maximum length.
  var hasLimits: Bool {
    ["min", "ideal", "max"].contains {
      arguments["\($0)Width"] != nil || arguments["\($0)Height"] != nil
    }
  }

  /// The horizontal alignment of a vertical stack.
  var horizontal: HorizontalAlignment { horizontal("alignment") }
  /// The vertical alignment of a horizontal stack.
  var vertical: VerticalAlignment { vertical("alignment") }

  /// The alignment along both axes.
  var alignment: Alignment {
    let names = (words("alignment") ?? "").split(separator: " ").map { String($0) }
    guard names.count == 2 else { return .center }
    return Alignment(horizontal: Self.horizontal(names[0]), vertical: Self.vertical(names[1]))
  }

  func horizontal(_ name: String) -> HorizontalAlignment { Self.horizontal(words(name) ?? "") }

  func vertical(_ name: String) -> VerticalAlignment { Self.vertical(words(name) ?? "") }

  private static func horizontal(_ name: String) -> HorizontalAlignment {
    ["leading": .leading, "trailing": .trailing][name] ?? .center
  }

  private static func vertical(_ name: String) -> VerticalAlignment {
    let alignments: [String: VerticalAlignment] = [
      "top": .top, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ]
    return alignments[name] ?? .center
  }

  /// The items of a lazy grid.
  var gridItems: [GridItem] {
    (words("items") ?? "").split(separator: ",").map { text in
      let words = text.split(separator: " ").map { String($0) }
      func length(_ index: Int) -> CGFloat {
        words[index] == "inf" ? .infinity : CGFloat(Double(words[index]) ?? .nan)
      }
      let size: GridItem.Size =
        switch words[0] {
        case "fixed": .fixed(length(1))
        case "flexible": .flexible(minimum: length(1), maximum: length(2))
        default: .adaptive(minimum: length(1), maximum: length(2))
        }
      var item = GridItem(size)
      if let index = words.firstIndex(of: "spacing") { item.spacing = length(index + 1) }
      if let index = words.firstIndex(of: "alignment") {
        item.alignment = Alignment(
          horizontal: Self.horizontal(words[index + 1]),
          vertical: Self.vertical(words[index + 2])
        )
      }
      return item
    }
  }
}
