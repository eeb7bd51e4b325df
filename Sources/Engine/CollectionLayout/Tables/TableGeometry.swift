import Foundation
internal import LayoutTree
import ViewLayout

/// The positions of a table's sections and their parts.
struct TableGeometry {
  /// A part of a table: a row, a header or a footer.
  typealias Part = CollectionElement.Identity

  /// The width of the table, in points.
  let width: CGFloat
  /// The distance of rows, headers and footers from both sides, in points (R-TABLE-12).
  let side: CGFloat
  /// Whether headers and footers are pinned to the visible area (R-TABLE-9, R-TABLE-10).
  let pinsBoundaries: Bool
  /// The height of the table's own header.
  let top: CGFloat
  /// The height of the table's own footer.
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

  /// The position where the last section ends.
  var end: CGFloat { top + heights.total }

  func start(of section: Int) -> CGFloat { top + heights.start(of: section) }

  /// Returns the section at a position, or the nearest one; `nil` if there are no sections.
  func section(at place: CGFloat) -> Int? {
    sections.isEmpty ? nil : min(heights.index(at: place - top), sections.count - 1)
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && path.item >= 0
      && path.item < sections[path.section].rows.count
  }

  /// Returns a rectangle that has a position, a height and the width of a section.
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
  /// Returns the frame of a part, or `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - part: The row, header or footer.
  ///   - window: The visible area that headers and footers are pinned to; `nil` for their frames
  ///     without pinning.
  /// - Returns: The frame in content coordinates.
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

  /// Returns the frame of a header, which is pinned to the top of the visible area until its last
  /// row ends (R-TABLE-9).
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

  /// Returns the frame of a footer, which is pinned to the bottom of the visible area from its
  /// first row on (R-TABLE-10).
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
  /// Returns the parts that intersect a rectangle, from top to bottom: each section's header, rows
  /// and footer.
  ///
  /// - Parameters:
  ///   - area: The rectangle, in content coordinates.
  ///   - window: The visible area, without the content insets.
  /// - Returns: The parts with their frames.
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
  static func header(_ section: Int) -> Self {
    .supplementary(kind: .sectionHeader, section: section, item: 0)
  }

  static func footer(_ section: Int) -> Self {
    .supplementary(kind: .sectionFooter, section: section, item: 0)
  }

  static let tableHeader = Self.layoutSupplementary(kind: .sectionHeader, item: 0)
  static let tableFooter = Self.layoutSupplementary(kind: .sectionFooter, item: 0)

  /// Whether the element is a row of a table or a cell.
  var isRow: Bool { if case .cell = self { true } else { false } }

  var isFooter: Bool {
    if case .supplementary(.sectionFooter, _, _) = self { true } else { false }
  }
}

extension String {
  static let sectionHeader = UICollectionView.elementKindSectionHeader
  static let sectionFooter = UICollectionView.elementKindSectionFooter
}

/// The measured heights of a table's parts, which are preserved across updates.
struct TableMeasurements {
  /// The heights of rows, in points.
  var rows: [IndexPath: CGFloat] = [:]
  /// The heights of headers, in points, by section.
  var headers: [Int: CGFloat] = [:]
  /// The heights of footers, in points, by section.
  var footers: [Int: CGFloat] = [:]
}

extension TableMeasurements {
  /// Returns the heights of the remaining parts, at their indices after an update (R-TABLE-18).
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
