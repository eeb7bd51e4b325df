import Foundation
import ViewLayout

extension CollectionLayoutResolver {
  /// Measures what is in sight and not yet measured, from the top down.
  func settle() {
    guard measure != nil else { return }
  }
}
