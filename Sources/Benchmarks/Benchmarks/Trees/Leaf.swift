import Foundation
import Observation
import ViewLayout

/// A leaf of a tree.
struct Leaf: View {
  let kind: LeafKind
  /// The model that the leaf changes with; `nil` for one that stays.
  let model: LeafModel?

  var body: some View {
    switch kind {
    case .fixed: Color.red.frame(width: model?.width ?? 10, height: 10)
    case .flexible: Color.red.layoutPriority(isOdd ? 1 : 0)
    case .text: Text(isOdd ? "Hello, world" : "Hello")
    }
  }

  /// Whether the model has changed an odd number of times.
  private var isOdd: Bool {
    model.map { $0.width.truncatingRemainder(dividingBy: 2) == 1 } ?? false
  }
}

/// The kind of view that a benchmark's trees end in.
enum LeafKind: String, CaseIterable {
  /// A color in a frame of fixed lengths: two nodes.
  case fixed
  /// A color that fills what it is proposed: one node.
  case flexible
  /// A short text: one node, whose axes depend on each other.
  case text

  /// How many nodes a leaf is.
  var nodes: Int { self == .fixed ? 2 : 1 }
}

/// A number of leaves, the first of which changes with a model.
struct Leaves: View {
  let count: Int
  let leaf: LeafKind
  let model: LeafModel

  var body: some View {
    ForEach(0..<count) { Leaf(kind: leaf, model: $0 == 0 ? model : nil) }
  }
}

/// The model of the first leaf of a tree.
@Observable
final class LeafModel {
  /// In points.
  var width: CGFloat = 10
}

/// One text of many words, whose first word changes with a model.
struct LongText: View {
  let words: Int
  let model: LeafModel

  var body: some View {
    Text("\(Int(model.width)) " + String(repeating: "word ", count: words - 1))
  }
}
