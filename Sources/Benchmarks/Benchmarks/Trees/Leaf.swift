import Foundation
import Observation
import ViewLayout

/// A leaf view of a benchmark's tree.
struct Leaf: View {
  let kind: LeafKind
  /// The model that the leaf depends on; `nil` for a constant leaf.
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

/// The kind of leaf view in a benchmark's trees.
enum LeafKind: String, CaseIterable {
  /// A color with a fixed frame, which has two nodes.
  case fixed
  /// A color that fills its proposal, which has one node.
  case flexible
  /// A short text, which has one node whose height depends on its width.
  case text

  /// The number of nodes of a leaf.
  var nodes: Int { self == .fixed ? 2 : 1 }
}

/// A number of leaves, the first of which depends on a model.
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
  /// The width of the leaf, in points.
  var width: CGFloat = 10
}

/// A text of many words, the first of which depends on a model.
struct LongText: View {
  let words: Int
  let model: LeafModel

  var body: some View {
    Text("\(Int(model.width)) " + String(repeating: "word ", count: words - 1))
  }
}
