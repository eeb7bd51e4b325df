import Foundation
import ViewLayout

/// The time to measure a text with the test font and with a system font.
///
/// The values are medians of several runs, in seconds of processor time for one text.
struct TextMeasurement: Encodable {
  let name: String
  /// The number of characters of a text.
  let letters: Int
  /// The time on one line, which reads each letter once.
  let testLine, systemLine: Double
  /// The time to break the text into lines of 200 points.
  let testWrap, systemWrap: Double

  /// The time with a system font on one line, relative to the test font.
  var lineFactor: Double { systemLine / testLine }
  /// The time with a system font in several lines, relative to the test font.
  var wrapFactor: Double { systemWrap / testWrap }
}

/// The texts that are measured.
enum TextCase: String, CaseIterable {
  case label = "a label"
  case sentence = "a sentence"
  case paragraph = "a paragraph"
  case recorded = "a recorded label"
  case accents = "a sentence with accents"

  var text: String {
    switch self {
    case .label: "Delete all drafts"
    case .sentence: "Layout must wrap this sentence onto several lines inside a narrow frame."
    case .paragraph: String(repeating: TextCase.sentence.text + " ", count: 10)
    case .recorded: "Cancel"
    case .accents: "Cette page présente les règles générales, où chaque élève écrit à l’école."
    }
  }
}

extension TextMeasurement {
  private static let repetitions = 2000

  init(_ text: TextCase, runs: Int) {
    self.init(
      name: text.rawValue,
      letters: text.text.count,
      testLine: Self.seconds(text.text, in: .test, within: nil, runs: runs),
      systemLine: Self.seconds(text.text, in: .iOS26, within: nil, runs: runs),
      testWrap: Self.seconds(text.text, in: .test, within: 200, runs: runs),
      systemWrap: Self.seconds(text.text, in: .iOS26, within: 200, runs: runs)
    )
  }

  /// Returns the median time to measure a new text, in seconds.
  private static func seconds(
    _ text: String,
    in system: MetricsSystem,
    within width: CGFloat?,
    runs: Int
  ) -> Double {
    let font = Font.system(size: 17)
    let times = (0..<runs).map { _ in
      Measurement.seconds {
        for _ in 0..<repetitions {
          let metrics = font.metrics(in: system, at: .large, traits: FontTraits())
          let run = TypesetText.Run(string: text, font: ResolvedFont(metrics))
          _ = TypesetText([run], maximumLines: nil).size(within: width)
        }
      } / Double(repetitions)
    }
    return Measurement.median(times)
  }
}

/// A Markdown table of the times for texts.
struct TextTimeTable: CustomStringConvertible {
  let measurements: [TextMeasurement]

  var description: String {
    let rows = measurements.map { measurement in
      [measurement.name, "\(measurement.letters)"]
        + [
          measurement.testLine, measurement.systemLine, measurement.testWrap,
          measurement.systemWrap,
        ].map { TextTable.text($0 * 1e9, decimals: 0) }
        + [measurement.lineFactor, measurement.wrapFactor].map {
          TextTable.text($0, decimals: 1)
        }
    }
    let head = [
      "text", "letters", "test font ns", "system font ns", "wrapped, test ns",
      "wrapped, system ns", "factor", "wrapped factor",
    ]
    return TextTable(rows: [head] + rows).description
  }
}
