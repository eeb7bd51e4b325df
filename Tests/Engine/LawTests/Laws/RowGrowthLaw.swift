import Foundation
import LayoutTree
import ViewLayout

/// R-CTRL-6: a larger text size makes no row, header or footer of a list lower.
struct RowGrowthLaw: SampleLaw {
  var name: String { "rows-grow-with-their-text" }

  func breach(of list: GeneratedList) -> String? {
    guard let next = list.window.textSize.next else { return nil }
    var larger = list
    larger.window.textSize = next
    let names = ["listRow", "sectionHeader", "sectionFooter"]
    let parts = [list, larger].map { list in
      list.allParts().flattened.filter { names.contains($0.name) }
    }
    for (part, larger) in zip(parts[0], parts[1])
    where larger.frame.height < part.frame.height - CGRect.tolerance {
      return "\(part.name) at \(part.frame.minY) is \(part.frame.height) high, and "
        + "\(larger.frame.height) at the text size \(next.rawValue)"
    }
    return nil
  }
}

extension DynamicTypeSize {
  /// The next larger text size; `nil` for the largest one.
  var next: DynamicTypeSize? {
    let sizes = DynamicTypeSize.allCases
    return sizes.firstIndex(of: self).flatMap { $0 + 1 < sizes.count ? sizes[$0 + 1] : nil }
  }
}
