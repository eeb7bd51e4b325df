import SpecFormat

/// The cost of one shape of spec at several sizes, in seconds of the processor.
struct SpecShapeMeasurement: Encodable {
  /// The cost at one size.
  struct Sample: Encodable {
    let kilobytes: Int
    /// Reading the file, and finding its mistakes.
    let parse: Double
    /// The checks of `plumb lint`.
    let lint: Double
  }

  let name: String
  let samples: [Sample]
  /// How many times as long it takes for twice the size, at the largest sizes: 2 where time grows as
  /// size does, and 4 where it grows with its square.
  let growth: Double
}

extension SpecShapeMeasurement {
  /// The sizes, each twice the one before.
  static let kilobytes = [256, 512, 1_024]

  /// Measures a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - runs: How often each size is measured.
  init(_ shape: SpecShape, runs: Int) {
    let samples = Self.kilobytes.map { kilobytes in
      Self.sample(Array(shape.text(bytes: kilobytes << 10).utf8), kilobytes: kilobytes, runs: runs)
    }
    let totals = samples.map(\.total)
    self.init(
      name: shape.rawValue,
      samples: samples,
      growth: totals[totals.count - 1] / totals[totals.count - 2]
    )
  }

  private static func sample(_ bytes: [UInt8], kilobytes: Int, runs: Int) -> Sample {
    let spec = SpecParser.parse(bytes: bytes, file: "Specs/a.md", name: "a").document
    return Sample(
      kilobytes: kilobytes,
      parse: Measurement.median(
        (0..<runs).map { _ in
          Measurement.seconds {
            _ = SpecParser.parse(bytes: bytes, file: "Specs/a.md", name: "a")
          }
        }
      ),
      lint: Measurement.median(
        (0..<runs).map { _ in
          Measurement.seconds { _ = LintChecks.findings(in: [LintedSpec(document: spec)]) }
        }
      )
    )
  }
}

/// Measurements of shapes of specs as a table in Markdown.
struct SpecShapeTable: CustomStringConvertible {
  let measurements: [SpecShapeMeasurement]

  var description: String {
    let sizes = SpecShapeMeasurement.kilobytes.flatMap { ["\($0) KiB, parse ms", "lint ms"] }
    let rows = measurements.map { measurement in
      [measurement.name]
        + measurement.samples.flatMap { sample in
          [sample.parse, sample.lint].map { TextTable.text($0 * 1e3, decimals: 0) }
        } + [TextTable.text(measurement.growth, decimals: 1)]
    }
    return TextTable(rows: [["shape"] + sizes + ["growth"]] + rows).description
  }
}
