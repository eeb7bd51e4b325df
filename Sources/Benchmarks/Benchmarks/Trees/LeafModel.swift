import Foundation
import Observation

/// The model of the first leaf of a tree.
@Observable
final class LeafModel {
  /// In points.
  var width: CGFloat = 10
}
