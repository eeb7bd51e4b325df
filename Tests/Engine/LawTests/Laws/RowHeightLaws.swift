import Foundation
import LayoutTree
import ViewLayout

/// R-TABLE-27, R-LIST-12: a content configuration has the same height in a table and in a list.
///
/// The table has no separators, and rounds the height up to a whole pixel (R-TABLE-4). The list is
/// a section of a collection view.
struct ConfigurationHeightLaw: SampleLaw {
  var name: String { "table-and-collection-rows-are-equal" }

  func breach(of sample: GeneratedRowText) -> String? {
    let table = sample.heightInTable(usesConfiguration: true)
    guard let collection = sample.heightInCollection else { return "no cell" }
    let rounded = sample.window.environment.pixelCeiling(collection)
    return table.isNear(rounded)
      ? nil : "the row is \(table) high in a table, and \(collection) in a collection view"
  }
}

/// R-CTRL-6, R-TABLE-27: a row of one line has the same height in a `List` and in a table.
///
/// The law holds at the default text size and at the scales of devices. Before iOS 26, R-TABLE-27
/// has other lengths than R-CTRL-6, and macOS has no tables of UIKit.
struct ListTableHeightLaw: SampleLaw {
  var name: String { "list-and-table-rows-are-equal" }

  func breach(of sample: GeneratedRowText) -> String? {
    var sample = sample
    sample.window.textSize = .large
    sample.window.scale = max(2, sample.window.scale)
    sample.text = String(sample.text.prefix(3))
    let system = sample.window.system
    guard system.base != .macOS26, !system.precedesIOS26 else { return nil }
    let table = sample.heightInTable(usesConfiguration: false)
    guard let list = sample.heightInList else { return "no row" }
    return table.isNear(list) ? nil : "the row is \(table) high in a table, and \(list) in a List"
  }
}
