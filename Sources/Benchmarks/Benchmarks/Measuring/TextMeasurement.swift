import Foundation
import ViewLayout

/// The time to measure a text with the test font, with a system font and with a font of an app.
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
  /// The time for different texts on one line: with a system font, and with a font of an app.
  let newSystemLine, newFontLine: Double
  /// The time to break different texts into lines of 200 points, likewise.
  let newSystemWrap, newFontWrap: Double
  /// The time on one line with a font of an app that has measured the text before.
  let repeatedFontLine: Double

  /// The time with a system font on one line, relative to the test font.
  var lineFactor: Double { systemLine / testLine }
  /// The time with a system font in several lines, relative to the test font.
  var wrapFactor: Double { systemWrap / testWrap }
  /// The time for new texts on one line with a font of an app, relative to the system font.
  var fontFactor: Double { newFontLine / newSystemLine }
  /// The time for new texts in several lines with a font of an app, relative to the system font.
  var fontWrapFactor: Double { newFontWrap / newSystemWrap }
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
    AppResources.use("Specs/apps/BrandFonts")
    let font = Font.custom("Inter", fixedSize: 17)
    self.init(
      name: text.rawValue,
      letters: text.text.count,
      testLine: Self.seconds(text.text, in: .test, within: nil, runs: runs),
      systemLine: Self.seconds(text.text, in: .iOS26, within: nil, runs: runs),
      testWrap: Self.seconds(text.text, in: .test, within: 200, runs: runs),
      systemWrap: Self.seconds(text.text, in: .iOS26, within: 200, runs: runs),
      newSystemLine: Self.seconds(text.text, in: .iOS26, within: nil, runs: runs, areNew: true),
      newFontLine: Self.seconds(text.text, font, within: nil, runs: runs, areNew: true),
      newSystemWrap: Self.seconds(text.text, in: .iOS26, within: 200, runs: runs, areNew: true),
      newFontWrap: Self.seconds(text.text, font, within: 200, runs: runs, areNew: true),
      repeatedFontLine: Self.seconds(text.text, font, within: nil, runs: runs)
    )
  }

  /// Returns the median time to make and measure a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  ///   - system: The system whose fonts are used.
  ///   - width: The width of lines, in points; `nil` for one line.
  ///   - runs: The number of runs.
  ///   - areNew: Whether each text ends with another number, so that it was not measured before.
  /// - Returns: The time for one text, in seconds.
  private static func seconds(
    _ text: String,
    _ font: Font = .system(size: 17),
    in system: MetricsSystem = .iOS26,
    within width: CGFloat?,
    runs: Int,
    areNew: Bool = false
  ) -> Double {
    let times = (0..<runs).map { run in
      let texts = (0..<repetitions).map { number in
        areNew ? "\(text) \(run * repetitions + number)" : text
      }
      return Measurement.seconds {
        for text in texts {
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
    let fonts = measurements.map { measurement in
      [measurement.name]
        + [
          measurement.newSystemLine, measurement.newFontLine, measurement.newSystemWrap,
          measurement.newFontWrap, measurement.repeatedFontLine,
        ].map { TextTable.text($0 * 1e9, decimals: 0) }
        + [measurement.fontFactor, measurement.fontWrapFactor].map {
          TextTable.text($0, decimals: 1)
        }
    }
    let fontHead = [
      "new text", "system font ns", "app's font ns", "wrapped, system ns", "wrapped, app's ns",
      "repeated, app's ns", "factor", "wrapped factor",
    ]
    return TextTable(rows: [head] + rows).description + "\n\n"
      + TextTable(rows: [fontHead] + fonts).description
  }
}
