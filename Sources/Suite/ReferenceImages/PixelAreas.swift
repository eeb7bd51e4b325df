/// An area of connected pixels.
struct PixelArea {
  /// The first and last column and row.
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  /// The number of pixels of the area along each side of its bounding box.
  private var reached = (left: 0, top: 0, right: 0, bottom: 0)

  init(_ run: PixelRun) {
    (left, right, top, bottom) = (run.start, run.end - 1, run.row, run.row)
  }
}

extension PixelArea {
  var width: Int { right - left + 1 }
  var height: Int { bottom - top + 1 }

  mutating func unite(with other: PixelArea) {
    (left, right) = (min(left, other.left), max(right, other.right))
    (top, bottom) = (min(top, other.top), max(bottom, other.bottom))
  }

  /// Counts the pixels of a run at the sides of the bounding box.
  mutating func count(_ run: PixelRun) {
    if run.row == top { reached.top += run.end - run.start }
    if run.row == bottom { reached.bottom += run.end - run.start }
    if run.start == left { reached.left += 1 }
    if run.end - 1 == right { reached.right += 1 }
  }

  /// Whether the area covers at least a fraction of each side of its bounding box.
  func reaches(_ part: Double) -> Bool {
    let (across, down) = (Double(width) * part, Double(height) * part)
    return Double(min(reached.top, reached.bottom)) >= across
      && Double(min(reached.left, reached.right)) >= down
  }
}

/// Neighboring pixels of a row with the same color.
struct PixelRun {
  var row: Int
  var start: Int
  /// The column after the last pixel.
  var end: Int
  /// The number of the area that contains the run.
  var area = 0
}

/// The areas of equal color in an image.
struct PixelAreas {
  private var runs: [PixelRun] = []
  /// The first run of each row, and the number of runs.
  private var rows: [Int] = []
  /// The areas by their numbers; those that were united with another one are not used.
  private var areas: [PixelArea] = []
  private var parents: [Int] = []

  /// - Complexity: O(*n*) for *n* pixels, nearly.
  init(of image: ReferenceImage) {
    for row in 0..<image.height {
      rows.append(runs.count)
      var start = 0
      for column in 1...image.width
      where column == image.width || image.value(column, row) != image.value(start, row) {
        runs.append(PixelRun(row: row, start: start, end: column))
        start = column
      }
    }
    rows.append(runs.count)
    connect { image.value($0.start, $0.row) == image.value($1.start, $1.row) }
  }

  /// The areas, in the order of their first pixels.
  var all: [PixelArea] {
    parents.indices.filter { parents[$0] == $0 }.map { areas[$0] }
  }

  private init(marks: [[PixelRun]]) {
    for row in marks {
      rows.append(runs.count)
      runs += row
    }
    rows.append(runs.count)
    connect { _, _ in true }
  }
}

extension PixelAreas {
  /// Unites each run with those of the row above that touch it and satisfy a condition.
  private mutating func connect(_ belong: (PixelRun, PixelRun) -> Bool) {
    for row in 0..<max(rows.count - 1, 0) {
      var above = row > 0 ? rows[row - 1] : 0
      let end = row > 0 ? rows[row] : 0
      for index in rows[row]..<rows[row + 1] {
        runs[index].area = areas.count
        parents.append(areas.count)
        areas.append(PixelArea(runs[index]))
        while above < end, runs[above].end <= runs[index].start { above += 1 }
        var other = above
        while other < end, runs[other].start < runs[index].end {
          if belong(runs[other], runs[index]) { unite(runs[other].area, runs[index].area) }
          other += 1
        }
      }
    }
    for index in runs.indices {
      let area = root(runs[index].area)
      runs[index].area = area
      areas[area].count(runs[index])
    }
  }

  private mutating func root(_ area: Int) -> Int {
    var area = area
    while parents[area] != area {
      parents[area] = parents[parents[area]]
      area = parents[area]
    }
    return area
  }

  private mutating func unite(_ first: Int, _ second: Int) {
    let (first, second) = (root(first), root(second))
    guard first != second else { return }
    let (kept, merged) = (min(first, second), max(first, second))
    parents[merged] = kept
    areas[kept].unite(with: areas[merged])
  }

  /// Returns the marks that are in none of some large areas, such as lines of text.
  ///
  /// - Parameters:
  ///   - isLarge: Whether an area is one of a color, in front of which marks are.
  ///   - gap: The maximum number of pixels between two marks that are returned as one.
  /// - Returns: The marks, in the order of their first pixels.
  func marks(outside isLarge: (PixelArea) -> Bool, gap: Int) -> [PixelArea] {
    var marks: [[PixelRun]] = []
    for row in 0..<max(rows.count - 1, 0) {
      var found: [PixelRun] = []
      for run in runs[rows[row]..<rows[row + 1]] where !isLarge(areas[run.area]) {
        if let last = found.indices.last, run.start - found[last].end <= gap {
          found[last].end = run.end
        } else {
          found.append(run)
        }
      }
      marks.append(found)
    }
    return PixelAreas(marks: marks).all
  }
}
