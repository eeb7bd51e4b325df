import Foundation
import SpecFormat

/// The times to read a folder of specs, as medians of several runs, in seconds of processor time.
struct SpecMeasurement: Encodable {
  let name: String
  let files: Int
  let lines: Int
  /// The time to parse Markdown: blocks, spans and links.
  let read: Double
  /// The time to parse Markdown and create specs: clauses, scenarios and expectations.
  let assemble: Double
}

extension SpecMeasurement {
  /// Measures the specs of a package.
  ///
  /// - Parameters:
  ///   - root: The folder of the package, whose specs are below `Specs`.
  ///   - runs: The number of runs for each step.
  init(root: String, runs: Int) {
    let paths = SpecSuite.load(root: root, folder: "Specs").documents.map(\.file)
    let files = paths.map { path in
      (path: path, bytes: FileManager.default.contents(atPath: "\(root)/\(path)").map(Array.init))
    }
    self.init(
      name: "specs",
      files: files.count,
      lines: files.reduce(0) { $0 + ($1.bytes ?? []).count { $0 == UInt8(ascii: "\n") } },
      read: Self.median(runs) {
        for file in files { _ = try? MarkdownDocument(bytes: file.bytes ?? []) }
      },
      assemble: Self.median(runs) {
        for file in files {
          _ = SpecParser.parse(bytes: file.bytes ?? [], file: file.path, name: file.path)
        }
      }
    )
  }

  private static func median(_ runs: Int, _ body: () -> Void) -> Double {
    Measurement.median((0..<runs).map { _ in Measurement.seconds(body) })
  }
}

/// A Markdown table of the times to read specs.
struct SpecTable: CustomStringConvertible {
  let measurements: [SpecMeasurement]

  var description: String {
    let rows = measurements.map { measurement in
      [
        "\(measurement.files)", "\(measurement.lines)",
        TextTable.text(measurement.read * 1e3, decimals: 0),
        TextTable.text(measurement.assemble * 1e3, decimals: 0),
      ]
    }
    return TextTable(rows: [["files", "lines", "read ms", "read and assembled ms"]] + rows)
      .description
  }
}
