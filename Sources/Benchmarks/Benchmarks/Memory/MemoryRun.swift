import CPlatform
import CollectionLayout
import CommandLineKit
import Foundation
import Platform

/// Measures home screens, each in a separate process.
struct MemoryRun {
  /// An error of a process that returned no measurement.
  struct Failure: Error, CustomStringConvertible {
    let screen: HomeKind
    let status: Int32

    var description: String { "measuring \(screen.rawValue) ended with status \(status)" }
  }

  let shape: HomeShape
}

extension MemoryRun {
  /// Returns the memory that a screen uses.
  func measurement(of screen: HomeKind) throws -> MemoryMeasurement {
    let executable = ProcessFacts.executable?.path ?? ""
    let command = ExternalCommand(
      words: [
        executable, "memory", "--screen", screen.rawValue, "--sections", "\(shape.sections)",
        "--items", "\(shape.items)", "--area", "\(shape.area)",
      ],
      errors: .inherited
    )
    let outcome = try command.run()
    guard outcome.status == 0 else { throw Failure(screen: screen, status: outcome.status) }
    return try JSONDecoder().decode(MemoryMeasurement.self, from: Data(outcome.output.utf8))
  }
}

/// The memory of one home screen, measured in a separate process.
struct MemoryMeasurement: Codable {
  let entered: MemorySample
  let bottom: MemorySample
  /// The peak memory of the process, in bytes.
  let peak: Int
  /// The maximum nesting depth of views at the top of the screen.
  let depth: Int
}

extension MemoryMeasurement {
  /// Measures a screen when it is shown, after a pause, at the bottom, and after another pause.
  ///
  /// Nothing runs during a pause, so it takes no time here.
  @MainActor
  init(_ kind: HomeKind, _ shape: HomeShape) {
    let start = MemoryProbe.liveBytes
    let screen = kind.makeScreen(shape)
    screen.enter()
    entered = MemorySample(since: start)
    depth = screen.depth
    screen.scrollToBottom()
    bottom = MemorySample(since: start)
    peak = MemoryProbe.peakBytes
  }
}

/// The memory of a screen at one point in time.
struct MemorySample: Codable {
  /// The number of existing cells and rows, visible or in a reuse pool.
  let cells: Int
  /// The number of bytes that were allocated since before the screen was created.
  let bytes: Int

  @MainActor
  init(since start: Int) {
    cells = CellCounter.current.live
    bytes = MemoryProbe.liveBytes - start
  }
}

/// Reads the memory usage of the process.
enum MemoryProbe {
  /// The number of bytes in use on the heap; negative if the system does not provide it.
  static var liveBytes: Int {
    Int(heap_bytes_in_use())
  }

  /// The peak memory of the process, in bytes; 0 if the system does not provide it.
  static var peakBytes: Int {
    ProcessFacts.peakBytes
  }
}

/// A comparison of the screens with more or less content.
struct MemoryComparison: CustomStringConvertible {
  private let screens: MemoryTable
  private let reductions: ReductionTable

  /// Measures every screen with every amount of content.
  init() throws {
    let plain = HomeShape()
    let shapes: [(String, HomeShape)] = [
      ("17 sections, 10 items, the article's cells", plain),
      ("8 sections", HomeShape(sections: 8)),
      ("34 sections", HomeShape(sections: 34)),
      ("5 items", HomeShape(items: 5)),
      ("20 items", HomeShape(items: 20)),
      ("cells of half the area", HomeShape(area: 0.5)),
      ("cells of twice the area", HomeShape(area: 2)),
    ]
    screens = MemoryTable(
      measurements: try HomeKind.allCases.map {
        ($0, try MemoryRun(shape: plain).measurement(of: $0))
      }
    )
    reductions = ReductionTable(
      rows: try shapes.map { name, shape in
        let run = MemoryRun(shape: shape)
        return ReductionTable.Row(
          name: name,
          nested: try run.measurement(of: .nested),
          nestedByKind: try run.measurement(of: .nestedByKind),
          flat: try run.measurement(of: .flat)
        )
      }
    )
  }

  var description: String { "\(screens)\n\n\(reductions)" }
}

/// A Markdown table of the memory of the screens with the same content.
struct MemoryTable: CustomStringConvertible {
  let measurements: [(screen: HomeKind, measurement: MemoryMeasurement)]

  var description: String {
    let head = [
      "screen", "cells entered", "MB entered", "cells at the bottom", "MB at the bottom",
      "peak MB", "view depth",
    ]
    return TextTable(rows: [head] + measurements.map { cells($0.screen, $0.measurement) })
      .description
  }

  private func cells(_ screen: HomeKind, _ measurement: MemoryMeasurement) -> [String] {
    [
      screen.rawValue, "\(measurement.entered.cells)", Self.megabytes(measurement.entered.bytes),
      "\(measurement.bottom.cells)", Self.megabytes(measurement.bottom.bytes),
      Self.megabytes(measurement.peak), "\(measurement.depth)",
    ]
  }

  private static func megabytes(_ bytes: Int) -> String {
    TextTable.text(Double(bytes) / 1e6, decimals: 1)
  }
}

/// A table of the memory that the flat screen saves over a nested one, for several amounts of
/// content.
struct ReductionTable: CustomStringConvertible {
  struct Row {
    let name: String
    let nested: MemoryMeasurement
    let nestedByKind: MemoryMeasurement
    let flat: MemoryMeasurement
  }

  let rows: [Row]

  var description: String {
    let head = [
      "shape", "entered", "at the bottom", "entered, rows by kind", "at the bottom, rows by kind",
    ]
    return TextTable(rows: [head] + rows.map(cells)).description
  }

  private func cells(_ row: Row) -> [String] {
    [row.name]
      + [row.nested, row.nestedByKind].flatMap { nested in
        [
          reduction(from: nested.entered, to: row.flat.entered),
          reduction(from: nested.bottom, to: row.flat.bottom),
        ]
      }
  }

  private func reduction(from nested: MemorySample, to flat: MemorySample) -> String {
    let share = 1 - Double(flat.bytes) / Double(max(nested.bytes, 1))
    return TextTable.text(share * 100, decimals: 2) + " %"
  }
}
