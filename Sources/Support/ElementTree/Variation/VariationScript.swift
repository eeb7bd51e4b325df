internal import CSupport

/// The reader of what `VariationText` writes, for a page.
package enum VariationScript {
  /// The function `variations(element, widths)` in JavaScript, to stand before the script that calls
  /// it.
  ///
  /// It returns a function that makes the element what it is at the width of an index.
  package static let source = String(cString: embedded_variation_js())
}
