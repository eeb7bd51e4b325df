import Foundation
import ViewLayout

/// A leaf of a tree.
struct Leaf: View {
  let kind: LeafKind
  /// What the leaf changes with; `nil` for one that stays.
  let model: LeafModel?

  var body: some View {
    switch kind {
    case .fixed: Color.red.frame(width: model?.width ?? 10, height: 10)
    case .flexible: Color.red.layoutPriority(model.map { $0.width > 10 ? 1 : 0 } ?? 0)
    case .text: Text(model.map { $0.width > 10 ? "Hello, world" : "Hello" } ?? "Hello")
    }
  }
}
