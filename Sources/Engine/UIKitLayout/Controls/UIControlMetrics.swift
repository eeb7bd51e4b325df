/// The lengths of controls that do not depend on their text, by system.
///
/// The lengths are constants in one file for each family. `Docs/Reference/Controls.md` lists them;
/// its tables are compared with ``families``. A view reads a length in its environment:
///
/// ```swift
/// let height = UIControlMetrics.sliderHeight[traits.metrics]
/// ```
package enum UIControlMetrics {
  /// A group of lengths with a title in the documentation.
  package struct Family: Sendable {
    package let title: String
    package let lengths: [SystemLength]

    package init(_ title: String, _ lengths: [SystemLength]) {
      (self.title, self.lengths) = (title, lengths)
    }
  }

  /// The families of lengths that this module declares, in the order of the documentation.
  package static let families = [
    Family("Switches, sliders and indicators", switchLengths),
    Family("Buttons and segments", buttonLengths),
    Family("Text fields and search bars", fieldLengths),
    Family("Date pickers and wheels", pickerLengths),
  ]
}
