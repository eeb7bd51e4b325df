internal import SpecAuthoring
import SpecFormat

/// The times for one shape of spec at several sizes, in seconds of processor time.
struct SpecShapeMeasurement: Encodable {
  /// The times at one size.
  struct Sample: Encodable {
    let kilobytes: Int
    /// The time to read the file and find its mistakes.
    let parse: Double
    /// The time for the checks of `plumb lint`.
    let lint: Double
  }

  let name: String
  let samples: [Sample]
  /// The factor by which the time grows if the size doubles, at the largest sizes.
  ///
  /// It is 2 for linear and 4 for quadratic growth.
  let growth: Double
}

extension SpecShapeMeasurement {
  /// The sizes in kibibytes, each twice the previous one.
  static let kilobytes = [256, 512, 1_024]

  /// Measures a shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - runs: The number of runs for each size.
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

/// A Markdown table of the times for shapes of specs.
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

/// A generated spec that repeats one construct up to a given size.
enum SpecShape: String, CaseIterable {
  case prose
  case longLine = "one line"
  case openEmphasis = "emphasis that never ends"
  case nestedEmphasis = "nested emphasis"
  case openBrackets = "open brackets"
  case nestedBrackets = "nested brackets"
  case deadLinks = "dead links in one line"
  case deadAnchors = "dead links to headings"
  case references
  case setext
  case headings
  case list
  case table
  case frames
  case framesOutOfColumn = "frames out of column"
  case manyBlocks = "many blocks of frames"
  case issues
  case updates
  case script
  case code
  case lostFences = "fences that Markdown loses"
  case scenes
}

extension SpecShape {
  private static let scene = "# T\n\n## C\n\n```swift\nA()\n```\n\n"

  /// Returns a spec of approximately the given number of bytes.
  func text(bytes: Int) -> String {
    switch self {
    case .prose: repeated("Words and more words.\n\n", bytes)
    case .longLine: repeated("word ", bytes)
    case .openEmphasis: repeated("*a **a ", bytes)
    case .nestedEmphasis: repeated("*a ", bytes / 2) + repeated("b* ", bytes / 2)
    case .openBrackets: repeated("[", bytes)
    case .nestedBrackets: repeated("[", bytes / 2) + repeated("]", bytes / 2)
    case .deadLinks: numbered(bytes) { "[a](b\($0).md) " }
    case .deadAnchors:
      numbered(bytes / 2) { "## H\($0)\n\n" } + numbered(bytes / 2) { "[a](#x\($0))\n\n" }
    case .references:
      numbered(bytes / 2) { "[r\($0)]: a\($0).md\n" } + "\n" + numbered(bytes / 2) { "[r\($0)] " }
    case .setext: repeated("a\n===\n", bytes)
    case .headings: numbered(bytes) { "## H\($0)\n\n" }
    case .list: repeated("- a\n", bytes)
    case .table: "| a | b |\n|---|---|\n" + repeated("| a | b |\n", bytes)
    case .frames: block("frames 1x1", repeated("Text  0  0  50  20\n", bytes))
    case .framesOutOfColumn: block("frames 1x1", numbered(bytes) { "Text  0  0  \($0)  20\n" })
    case .manyBlocks: Self.scene + repeated("```frames 1x1\nText  0  0  50  20\n```\n\n", bytes)
    case .issues: block("issues 1x1", numbered(bytes) { "ambiguous-position #a\($0)\n" })
    case .updates: block("updates", numbered(bytes) { "insert \"\($0)\" at 0.\($0)\n" })
    case .script:
      "# T\n\n```script snapshot\n" + numbered(bytes) { "append a\($0)  ok\n" } + "```\n"
    case .code: "# T\n\n```swift\n" + numbered(bytes) { "let a\($0) = \($0)\n" } + "```\n"
    case .lostFences: repeated("<details>\n```swift\nA()\n```\n</details>\n\n", bytes)
    case .scenes:
      "# T\n"
        + numbered(bytes) { "\n## C\($0)\n\n```swift\nA()\n```\n\n```frames 1x1\nA 0 0 1 1\n```\n" }
    }
  }

  private func block(_ info: String, _ lines: String) -> String {
    Self.scene + "```\(info)\n\(lines)```\n"
  }

  private func repeated(_ text: String, _ bytes: Int) -> String {
    String(repeating: text, count: max(1, bytes / text.utf8.count))
  }

  private func numbered(_ bytes: Int, _ text: (Int) -> String) -> String {
    var result = ""
    var number = 0
    while result.utf8.count < bytes {
      result += text(number)
      number += 1
    }
    return result
  }
}
