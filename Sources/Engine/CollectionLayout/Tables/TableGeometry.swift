import Foundation
import ViewLayout

/// Where the sections of a table and their parts are.
struct TableGeometry {
  /// The parts of a table that lie along its content.
  typealias Part = CollectionElement.Identity

  /// How wide the table is, in points.
  let width: CGFloat
  /// R-TABLE-12: how far rows, headers and footers are away from both sides.
  let side: CGFloat
  /// R-TABLE-9, R-TABLE-10: whether headers and footers stay in sight.
  let pinsBoundaries: Bool
  /// How high the table's own header is.
  let top: CGFloat
  /// How high the table's own footer is.
  let bottom: CGFloat
  private(set) var sections: [TableSection]
  private var heights: HeightList

  init(
    width: CGFloat,
    side: CGFloat,
    pinsBoundaries: Bool,
    top: CGFloat,
    bottom: CGFloat,
    sections: [TableSection]
  ) {
    (self.width, self.side, self.pinsBoundaries) = (width, side, pinsBoundaries)
    (self.top, self.bottom, self.sections) = (top, bottom, sections)
    heights = HeightList(sections.map(\.height))
  }
}

extension TableGeometry {
  var contentSize: CGSize { CGSize(width: width, height: end + bottom) }

  /// Where the last section ends.
  var end: CGFloat { top + heights.total }

  /// Where a section begins.
  func start(of section: Int) -> CGFloat { top + heights.start(of: section) }

  /// The section at a place, or the nearest one; `nil` where there is none.
  func section(at place: CGFloat) -> Int? {
    sections.isEmpty ? nil : min(heights.index(at: place - top), sections.count - 1)
  }

  /// Whether there is a row.
  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].rows.count
  }

  /// The box of a section's whole width between two places.
  func frame(from start: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: side, y: start, width: max(width - 2 * side, 0), height: height)
  }

  /// Changes a section.
  ///
  /// - Complexity: O(log *n*) for *n* sections.
  mutating func update(_ section: Int, _ change: (inout TableSection) -> Void) {
    change(&sections[section])
    heights.set(sections[section].height, at: section)
  }
}

extension TableGeometry {
  /// Where a part is; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - part: The part.
  ///   - window: What is in sight, where headers and footers are to be as they are shown; `nil` for
  ///     where they are by themselves.
  /// - Returns: In the content's coordinates.
  func frame(of part: Part, in window: CGRect? = nil) -> CGRect? {
    switch part {
    case .cell(let section, let row):
      guard contains(IndexPath(row: row, section: section)) else { return nil }
      let rows = sections[section].rows
      let start = start(of: section) + sections[section].rowsStart + rows.start(of: row)
      return frame(from: start, height: rows[row])
    case .supplementary(.sectionHeader, let section, 0):
      return sections.indices.contains(section) ? header(section, window) : nil
    case .supplementary(.sectionFooter, let section, 0):
      return sections.indices.contains(section) ? footer(section, window) : nil
    case .layoutSupplementary(.sectionHeader, 0):
      return top > 0 ? CGRect(x: 0, y: 0, width: width, height: top) : nil
    case .layoutSupplementary(.sectionFooter, 0):
      return bottom > 0 ? CGRect(x: 0, y: end, width: width, height: bottom) : nil
    default: return nil
    }
  }

  /// R-TABLE-9: a header stays at the top of what is in sight, and goes with the end of its rows.
  private func header(_ section: Int, _ window: CGRect?) -> CGRect? {
    let parts = sections[section]
    guard parts.header.height > 0 else { return nil }
    let start = start(of: section)
    var place = start + parts.headerStart
    if pinsBoundaries, let window {
      place = max(place, min(window.minY, start + parts.rowsEnd - parts.header.height))
    }
    return frame(from: place, height: parts.header.height)
  }

  /// R-TABLE-10: a footer stays at the bottom of what is in sight, and comes with its rows.
  private func footer(_ section: Int, _ window: CGRect?) -> CGRect? {
    let parts = sections[section]
    guard parts.footer.height > 0 else { return nil }
    let start = start(of: section)
    var place = start + parts.rowsEnd
    if pinsBoundaries, let window {
      place = min(place, max(window.maxY - parts.footer.height, start + parts.rowsStart))
    }
    return frame(from: place, height: parts.footer.height)
  }
}

extension TableGeometry {
  /// The parts that share area with a rectangle, from top to bottom: of each section its header,
  /// its rows and its footer.
  ///
  /// - Parameters:
  ///   - area: The rectangle, in the content's coordinates.
  ///   - window: What is in sight, less what covers it.
  /// - Returns: Each with its frame.
  /// - Complexity: O(log *n* + *k*) for *n* rows and *k* parts.
  func parts(in area: CGRect, window: CGRect) -> [CollectionElement] {
    var found: [CollectionElement] = []
    func add(_ part: Part) {
      guard let frame = frame(of: part, in: window), frame.sharesArea(with: area) else { return }
      found.append(CollectionElement(identity: part, frame: frame, zIndex: part.isRow ? 0 : 1))
    }
    add(.tableHeader)
    if let first = section(at: area.minY), area.height > 0 {
      for index in first..<sections.count {
        let start = start(of: index)
        guard start < area.maxY else { break }
        add(.header(index))
        let rows = sections[index].rows
        let rowsStart = start + sections[index].rowsStart
        var row = rows.index(at: area.minY - rowsStart)
        while row < rows.count, rowsStart + rows.start(of: row) < area.maxY {
          add(.cell(section: index, item: row))
          row += 1
        }
        add(.footer(index))
      }
    }
    add(.tableFooter)
    return found
  }
}

extension CollectionElement.Identity {
  /// A section's header in a table.
  static func header(_ section: Int) -> Self {
    .supplementary(kind: .sectionHeader, section: section, item: 0)
  }

  /// A section's footer in a table.
  static func footer(_ section: Int) -> Self {
    .supplementary(kind: .sectionFooter, section: section, item: 0)
  }

  /// The header of a whole table.
  static let tableHeader = Self.layoutSupplementary(kind: .sectionHeader, item: 0)
  /// The footer of a whole table.
  static let tableFooter = Self.layoutSupplementary(kind: .sectionFooter, item: 0)

  /// Whether it is a row of a table, or a cell.
  var isRow: Bool { if case .cell = self { true } else { false } }

  /// Whether it is a section's footer.
  var isFooter: Bool {
    if case .supplementary(.sectionFooter, _, _) = self { true } else { false }
  }
}

extension String {
  /// The kind of a section's header.
  static let sectionHeader = UICollectionView.elementKindSectionHeader
  /// The kind of a section's footer.
  static let sectionFooter = UICollectionView.elementKindSectionFooter
}

/// The heights that were measured of a table's parts, which outlive updates.
struct TableMeasurements {
  /// In points, by the row.
  var rows: [IndexPath: CGFloat] = [:]
  /// By the section.
  var headers: [Int: CGFloat] = [:]
  /// By the section.
  var footers: [Int: CGFloat] = [:]
}

extension TableMeasurements {
  /// R-TABLE-18: those of what stays, counted as it is after an update.
  func moved(by mapping: UpdateMapping, _ batch: UpdateBatch) -> TableMeasurements {
    var moved = TableMeasurements()
    for (path, height) in rows
    where !batch.reloadedItems.contains(path) && !batch.reloadedSections.contains(path.section) {
      if let target = mapping.item(path) { moved.rows[target] = height }
    }
    func sections(_ heights: [Int: CGFloat]) -> [Int: CGFloat] {
      heights.reduce(into: [:]) { moved, entry in
        guard !batch.reloadedSections.contains(entry.key) else { return }
        if let target = mapping.section(entry.key) { moved[target] = entry.value }
      }
    }
    (moved.headers, moved.footers) = (sections(headers), sections(footers))
    return moved
  }
}
