import Foundation
import ViewLayout

/// The state that outlives an update of a layout: how far sections are scrolled by themselves, and
/// the measurements of the elements that stay.
package struct CarriedLayout {
  var orthogonalOffsets: [Int: CGFloat]
  /// By the section.
  var measurements: [Int: SectionMeasurements]
  /// Those of the headers and footers of the whole layout.
  let boundaryMeasurements: SectionMeasurements
  /// The surroundings that it was laid out in; elsewhere nothing of it counts.
  let surroundings: CollectionSurroundings

  /// Takes the state that a layout has come to.
  init(of resolver: CollectionLayoutResolver) {
    orthogonalOffsets = resolver.orthogonalOffsets
    measurements = resolver.measurements
    boundaryMeasurements = resolver.boundaryMeasurements
    surroundings = resolver.surroundings
  }

  /// Takes the measurements of a layout that has nothing else to keep.
  init(_ measurements: [Int: SectionMeasurements], in surroundings: CollectionSurroundings) {
    orthogonalOffsets = [:]
    self.measurements = measurements
    boundaryMeasurements = SectionMeasurements()
    self.surroundings = surroundings
  }
}
