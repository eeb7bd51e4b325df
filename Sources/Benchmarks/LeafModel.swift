import Foundation
import Observation

/// What the first leaf of a tree is made of.
@Observable
final class LeafModel {
  /// In points.
  var width: CGFloat = 10
}
