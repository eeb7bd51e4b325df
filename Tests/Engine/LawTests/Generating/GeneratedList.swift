import Foundation
import PlumbEngine
import ViewLayout

/// A list of generated sections in a window.
struct GeneratedList: ShownSample, Equatable {
  enum Style: String, CaseIterable, Sendable {
    case automatic, plain, grouped, insetGrouped, sidebar
  }

  struct Section: Equatable, Sendable {
    var header, footer: String?
    var rows: [Row]
  }

  /// The content of a row.
  enum Row: Equatable, Sendable {
    case text(String)
    case texts(String, String)
    case label(String)
    case toggle(String)
    case color(height: Int)
  }

  var window: GeneratedWindow
  var style: Style
  var sections: [Section]
  /// The values of `listRowSpacing` and `listSectionSpacing`; `nil` for the default.
  var rowSpacing, sectionSpacing: Int?
  /// The value of `defaultMinListRowHeight`; `nil` for the default.
  var minimumRowHeight: Int?

  init(from generator: inout SeededGenerator) {
    window = GeneratedWindow(from: &generator)
    style = generator.pick(.automatic, Style.allCases)
    sections = (0..<generator.pick(1, 1, 2, 3)).map { _ in
      Section(
        header: generator.happens(0.4) ? Self.string(&generator) : nil,
        footer: generator.happens(0.3) ? Self.string(&generator) : nil,
        rows: (0..<generator.pick(1, 2, 3, 4)).map { _ in Self.row(&generator) }
      )
    }
    rowSpacing = generator.happens(0.2) ? generator.pick(0, 5, 12) : nil
    sectionSpacing = generator.happens(0.2) ? generator.pick(0, 10, 30) : nil
    minimumRowHeight = generator.happens(0.2) ? generator.pick(0, 20, 70) : nil
  }

  private static func string(_ generator: inout SeededGenerator) -> String {
    let words = generator.pick(1, 1, 2, 5, 14, 30)
    return (0..<words).map { _ in generator.pick("a", "of", "Row", "hello", "longer words") }
      .joined(separator: " ")
  }

  private static func row(_ generator: inout SeededGenerator) -> Row {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: .texts(string(&generator), string(&generator))
    case 1: .label(string(&generator))
    case 2: .toggle(string(&generator))
    case 3: .color(height: generator.pick(0, 10, 31, 60))
    default: .text(string(&generator))
    }
  }
}

// MARK: - Shrinking

extension GeneratedList {
  var smaller: [GeneratedList] {
    sectionsRemoved + rowsChanged + window.smaller.map { replacing(\.window, with: $0) }
      + settingsRemoved
  }

  private var settingsRemoved: [GeneratedList] {
    [
      replacing(\.style, with: .automatic), replacing(\.rowSpacing, with: nil),
      replacing(\.sectionSpacing, with: nil), replacing(\.minimumRowHeight, with: nil),
    ]
    .filter { $0 != self }
  }

  private var sectionsRemoved: [GeneratedList] {
    sections.indices.flatMap { index -> [GeneratedList] in
      var lists: [GeneratedList] = []
      if sections.count > 1 {
        lists.append(replacing(\.sections, with: sections.removing(at: index)))
      }
      for part in [\Section.header, \.footer] where sections[index][keyPath: part] != nil {
        var list = self
        list.sections[index][keyPath: part] = sections[index][keyPath: part] == "a" ? nil : "a"
        lists.append(list)
      }
      return lists
    }
  }

  private var rowsChanged: [GeneratedList] {
    sections.indices.flatMap { index in
      let rows = sections[index].rows
      let fewer = rows.count > 1 ? rows.indices.map { rows.removing(at: $0) } : []
      let simpler = rows.indices.flatMap { row in
        rows[row].smaller.map { simpler in
          var rows = rows
          rows[row] = simpler
          return rows
        }
      }
      return (fewer + simpler).map { rows in
        var list = self
        list.sections[index].rows = rows
        return list
      }
    }
  }
}

extension GeneratedList.Row {
  fileprivate var smaller: [GeneratedList.Row] {
    switch self {
    case .text("a"): []
    case .text(let text): [.text("a"), .text(text.halved)].filter { $0 != self }
    case .texts(let first, let second): [.text(first), .text(second)]
    case .label(let text), .toggle(let text): [.text(text)]
    case .color: [.text("a")]
    }
  }
}

extension String {
  /// The first half of the words.
  fileprivate var halved: String {
    let words = split(separator: " ")
    return words.prefix(max(1, words.count / 2)).joined(separator: " ")
  }
}

extension Array {
  /// Returns the array without one element.
  fileprivate func removing(at index: Int) -> [Element] {
    var elements = self
    elements.remove(at: index)
    return elements
  }
}
