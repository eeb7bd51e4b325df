import CSupport
import CollectionLayout
import CommandLineKit
import Foundation

/// Measures home screens, each in a process of its own.
struct MemoryRun {
  /// A process that did not measure.
  struct Failure: Error, CustomStringConvertible {
    let screen: HomeKind
    let status: Int32

    var description: String { "measuring \(screen.rawValue) ended with status \(status)" }
  }

  let shape: HomeShape
}

extension MemoryRun {
  /// The memory that a screen takes.
  func measurement(of screen: HomeKind) throws -> MemoryMeasurement {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().path
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

/// The memory that one home screen takes, in a process of its own.
struct MemoryMeasurement: Codable {
  let entered: MemorySample
  let bottom: MemorySample
  /// The most that the process had in memory, in bytes.
  let peak: Int
  /// How many views lie in each other at most, at the top.
  let depth: Int
}

extension MemoryMeasurement {
  /// Enters a screen, rests, scrolls to the bottom, and rests.
  ///
  /// Nothing goes on while it rests, so that resting takes no time here.
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

/// The memory that a screen takes at one time.
struct MemorySample: Codable {
  /// How many cells and rows exist, in sight or in a pool.
  let cells: Int
  /// The bytes that are allocated beyond those before the screen was made.
  let bytes: Int

  @MainActor
  init(since start: Int) {
    cells = CellCounter.current.live
    bytes = MemoryProbe.liveBytes - start
  }
}

/// The parts of the process's memory that are in use.
enum MemoryProbe {
  /// The bytes that were allocated and not freed; negative where the system does not say.
  static var liveBytes: Int {
    Int(heap_bytes_in_use())
  }

  /// The most that was in memory since the process began, in bytes; 0 where the system does not
  /// say.
  static var peakBytes: Int {
    let text = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}

/// The two screens beside each other, and what changes when there is more or less on them.
struct MemoryComparison: CustomStringConvertible {
  private let screens: MemoryTable
  private let reductions: ReductionTable

  /// Measures every screen of every shape.
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

/// The memory that the screens of one shape take, as a table in Markdown.
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

/// How much less the flat screen takes than a nested one, for several shapes.
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
