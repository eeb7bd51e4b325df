import Foundation
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
