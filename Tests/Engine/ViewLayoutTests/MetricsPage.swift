import Foundation

@testable import ViewLayout

/// The page on the accuracy of the system font, `Docs/Reference/Metrics.md`.
enum MetricsPage {
  /// The shares of texts whose estimated width has at most some error.
  struct Accuracy: Decodable, Equatable {
    var texts: Int
    /// The share of widths without an error, of those with at most half a point, and of those with
    /// at most one point, in percent.
    var exact, half, one: Double
    /// The mean and the largest error, in points.
    var mean, worst: Double

    private enum CodingKeys: String, CodingKey {
      case texts, exact, mean, worst
      case half = "within half"
      case one = "within one"
    }
  }

  /// An estimated width of a recorded text that differs from the recorded width.
  struct Miss {
    var row: RecordedRow
    var estimate: Double
  }

  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL
  static let file = root.appending(path: "Docs/Reference/Metrics.md")
  private static let data = root.appending(
    path: "Sources/Engine/ViewLayout/Text/Data/accuracy.json"
  )

  /// The tested tables by the names of the data.
  static func tables() throws -> [String: [String: Accuracy]] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: data))
    guard let tables = object as? [String: Any] else { return [:] }
    var found: [String: [String: Accuracy]] = [:]
    for (name, table) in tables {
      guard let rows = table as? [String: Any], rows["all"] != nil else { continue }
      found[name] = try JSONDecoder().decode(
        [String: Accuracy].self,
        from: JSONSerialization.data(withJSONObject: rows)
      )
    }
    return found
  }

  /// The coefficients of the bound of the error.
  static func errorCoefficients() throws -> [String: Double] {
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: data))
    let error = (object as? [String: Any])?["error"] as? [String: Any]
    var coefficients = error?["coefficients"] as? [String: Double] ?? [:]
    coefficients["minimum"] = error?["minimum"] as? Double
    return coefficients
  }
}

// MARK: - What the engine measures without recorded widths

extension MetricsPage {
  /// The size and weight classes of the page, in order.
  static let classes: [(name: String, contains: @Sendable (RecordedRow) -> Bool)] = [
    ("all", { _ in true }),
    ("regular", { $0.weight == 400 }),
    ("10 to 12 pt", { $0.weight == 400 && $0.size < 13 }),
    ("13 pt", { $0.weight == 400 && $0.size == 13 }),
    ("14 to 16 pt", { $0.weight == 400 && $0.size > 13 && $0.size < 17 }),
    ("17 pt", { $0.weight == 400 && $0.size == 17 }),
    ("18 to 27 pt", { $0.weight == 400 && $0.size > 17 && $0.size < 28 }),
    ("28 pt and more", { $0.weight == 400 && $0.size >= 28 }),
    ("weight 500", { $0.weight == 500 }),
    ("weight 600", { $0.weight == 600 }),
    ("weight 700", { $0.weight == 700 }),
    ("weight 900", { $0.weight == 900 }),
  ]

  /// The rows that the letter table is made from.
  static let rows = RecordedRow.default.filter(\.isUsed)

  /// The estimated widths that are not the recorded ones, the worst first.
  static let misses: [Miss] = rows.compactMap { row in
    let letters = SizedLetters(size: row.size, weight: row.weight, traits: FontTraits())
    let estimate = letters.estimatedWidth(of: row.text)
    return error(of: estimate, for: row) > 0.001 ? Miss(row: row, estimate: estimate) : nil
  }.sorted {
    let errors = (error(of: $0.estimate, for: $0.row), error(of: $1.estimate, for: $1.row))
    return (errors.1, $0.row.testDescription) < (errors.0, $1.row.testDescription)
  }

  /// Returns the error of an estimate in points, after rounding both widths up.
  ///
  /// They are rounded to half a point, or to the part of a point that the width was recorded to.
  static func error(of estimate: Double, for row: RecordedRow) -> Double {
    let step = row.precision > 0.1 ? row.precision : 0.5
    let rounded = { (width: Double) in (width / step - 1e-4).rounded(.up) * step }
    return abs(rounded(estimate) - rounded(row.width))
  }

  /// Returns how many rows of a class there are, and how many are exact, within half a point, and
  /// within one point.
  static func counts(where contains: (RecordedRow) -> Bool) -> [Int] {
    let errors = misses.filter { contains($0.row) }.map { error(of: $0.estimate, for: $0.row) }
    let count = rows.count(where: contains)
    return [
      count, count - errors.count, count - errors.count { $0 > 0.501 },
      count - errors.count { $0 > 1.001 },
    ]
  }
}

// MARK: - The page

extension MetricsPage {
  @MainActor static func text() throws -> String {
    let tables = try tables()
    let names = [
      "new texts", "new texts, one twentieth", "recorded at another size or platform",
      "texts that were fitted",
    ]
    let accuracies = names.map { tables[$0] ?? [:] }
    let error = try errorCoefficients()
    let recordings = rows.count
    let letters = SystemFontTable.letters.rows.dropFirst()
    let seen = letters.count { (Int($0[7]) ?? 0) > 0 }
    let pairs = SystemFontTable.kerning.rows.dropFirst()
      .reduce(0) { $0 + $1[1].split(separator: " ").count }
    return """
      # Metrics

      Written by `METRICS_PAGE=write swift test --filter MetricsPageTests`; do not edit.

      Blocks with [`metrics="iOS 26"` or `metrics="macOS 26"`](SpecFormat.md#metrics) are laid out with Apple's system
      font. Apple publishes the sizes of its text styles, the leading and the tracking, but not the advances of letters.
      Plumb contains no font file of Apple. It has the widths of \(recordings) texts that were recorded on iOS 26.0 and
      macOS 26.2, and a table of letter widths that is estimated from them
      ([R-TXT-14](../Rules/LayoutRules.md#r-txt-14)). This page states how accurate the table is. `plumb explain` states for
      each text whether its width is recorded or estimated.

      ## Sources of the numbers

      | quantity | source |
      |---|---|
      | sizes of text styles on iOS and macOS, at all text sizes | published |
      | tracking and leading by size | published; some leadings are recorded |
      | ascent, descent and cap height | recorded; on macOS at four sizes |
      | width of \(recordings) texts in the default design | recorded; these texts have their recorded widths |
      | advances of \(seen) letters in recorded texts | estimated from the recordings |
      | advances of \(letters.count - seen) other letters: Latin, Greek, Cyrillic and signs | estimated: those of the free font Inter, scaled |
      | kerning of \(pairs) pairs of letters | estimated from the recordings and from Inter |
      | Chinese, Japanese and full-width letters | exactly as wide as the size of the font |
      | Korean letters, emoji, Hebrew, Arabic, Devanagari, Thai | estimates by script, without a recording |
      | weights 500, 600 and 700 | estimated from recordings of many texts |
      | weight 900 | estimated from one recorded text |
      | weights 100 to 300, and 800 | estimates without a recording |
      | monospaced design | two recorded texts, both exact |
      | monospaced digits, rounded and serif designs, condensed and expanded widths, small capitals | estimates without a recording |
      | italic fonts | as upright ones; one recorded text, exact |

      ## New texts

      This is the accuracy that a text of a spec can be expected to have. The recorded texts were divided into twenty
      parts; each part was measured with a letter table that was made from the others. Texts that contain the same words
      are always in the same part. Errors are differences after rounding up to half a point, as at scale 2.

      \(table(accuracies[1]))

      With a table that was made from only half of the texts, in twenty random divisions:

      \(table(accuracies[0]))

      ## Texts that were recorded at another size or on another platform

      As before, with half of the recordings, but the other half may contain the text in another size, weight or system:

      \(table(accuracies[2]))

      ## Recorded texts without their recorded widths

      The table of this version measures the texts that it was made from. The engine replaces these estimates with the
      recorded widths; the numbers show what the model of advances, kerning, tracking and weights can express. A test
      fails if one of them decreases.

      | texts | recorded | exact | within 0.5 pt | within 1 pt |
      |---|---|---|---|---|
      \(own)

      All widths of these texts that are not exact:

      | text | size | weight | recorded | estimated |
      |---|---|---|---|---|
      \(worst)

      The largest errors of new texts are those of texts with a letter that no other recorded text contains: “••••••” is 9
      points off if the table is made without any text with “•”.

      ## The error of an estimate

      `plumb explain` and the checks state an error with each estimated width, such as “estimated, ± 0.5”. Of texts that
      the letter table is not made from, about 95 of 100 have a smaller error. For letters of a size *S*, it is the
      larger of \(number(error["minimum"])) pt and

      > \(number(error["constant"])) + \(number(error["letters"])) · *S*/2048 · √Σ(*n* · *e*)² + \(number(error["weight"])) · *S*/2048 · *N* · |*w*|

      where *n* is the number of times that each letter occurs, *e* the standard deviation of its advance, *N* the number
      of letters, and *w* the number of weight steps from regular. In the tests above, fewer than 5 of 100 texts exceed
      it, but about 20 of 100 texts of weight 900 do. Letters without a recording have large errors, and are named. If a
      truncated text may fit because its width is an estimate, the finding says so: “the text needs 120.5 ± 0.6, and 120
      are available”.

      \(fonts)

      ## Lines

      Heights and line breaks follow [R-TXT-13](../Rules/LayoutRules.md#r-txt-13),
      [R-TXT-15](../Rules/LayoutRules.md#r-txt-15) and [R-TXT-16](../Rules/LayoutRules.md#r-txt-16).

      | recorded | number | exact |
      |---|---|---|
      | heights of one line of the text styles of iOS, at 2 and 3 pixels per point | 58 | 58 |
      | heights of one line of fixed sizes on iOS | 8 | 8 |
      | ascents and heights of one line on macOS | 6 | 6 |
      | wrapped texts, with size and both baselines | 20 | 19 |
      | heights of a text that is truncated at six heights on macOS | 6 | 6 |

      The exception is a text in a window whose lines are taller than those of other recordings. That a single last word
      is avoided rests on one recorded text. Whether this also applies to paragraphs of more lines is not known.

      ## Controls

      The engine lays out each control that was recorded alone, in a window of 320 × 520 at 2 pixels per point. Its size
      is compared with the recorded one, without the tall lines of the recording's host
      ([Controls](Controls.md#lengths-by-system)). A number is a width or a height; lengths that were only proposed are
      left out. A test fails if fewer numbers are reproduced.

      | control | recorded numbers | exact | within 0.5 pt | within 1 pt |
      |---|---|---|---|---|
      \(RecordedControlsTable.kinds)

      All numbers that are not exact:

      | control | system | recorded | engine |
      |---|---|---|---|
      \(RecordedControlsTable.misses)

      The specs [`Specs/recorded`](../../Specs/recorded/controls-buttons.md) also compare the positions of parts, lists and
      UIKit's controls with recordings. A length without a recording is that of the reference style, which this project
      made up:

      | lengths of SwiftUI's controls, lists and bars | number | recorded | derived | of the reference style |
      |---|---|---|---|---|
      \(controls)

      The metrics of [releases](SpecFormat.md#metrics), such as iOS 17, have few recorded lengths of their own
      ([releases](Controls.md#releases-of-ios-26)).

      ## Screens that were read from images

      The layouts of reference images that public projects recorded on Apple's simulators are specs, `images-*.md` in
      [`Specs/recorded`](../../Specs/recorded/images-settings-lists.md). A number is a coordinate or a length, which a block
      compares within half a pixel or the tolerance that it states. A block with a number that is not reproduced is a
      known failure. A test fails if fewer numbers are in blocks that are reproduced.

      | page | releases | numbers | in blocks that are reproduced | blocks | reproduced |
      |---|---|---|---|---|---|
      \(RecordedImagesTable.text)

      """
  }

  private static var controls: String {
    [MetricsSystem.iOS26, .macOS26].map { system in
      let metrics = ControlMetrics.metrics(of: system)
      let lengths = metrics.listed
      let counts = LengthStanding.allCases.map { standing in
        "\(lengths.count { $0.standing == standing })"
      }
      return "| \(metrics.system.rawValue) | \(lengths.count) | "
        + counts.joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  private static func table(_ rows: [String: Accuracy]) -> String {
    let names = [
      "all", "regular", "10 to 12 pt", "13 pt", "14 to 16 pt", "17 pt", "18 to 27 pt",
      "28 pt and more", "25 letters or more", "weight 500", "weight 600", "weight 700",
      "weight 900",
    ]
    let lines = names.compactMap { name in
      rows[name].map { row in
        "| \(name) | \(row.texts) | \(number(row.exact)) % | \(number(row.half)) % | "
          + "\(number(row.one)) % | \(number(row.mean)) | \(number(row.worst)) |"
      }
    }
    let head = [
      "| texts | tests | exact | within 0.5 pt | within 1 pt | mean error | largest |",
      "|---|---|---|---|---|---|---|",
    ]
    return (head + lines).joined(separator: "\n")
  }

  private static var own: String {
    classes.map { name, contains in
      "| \(name) | " + counts(where: contains).map(String.init).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  private static var worst: String {
    misses.map { miss in
      let row = miss.row
      let text = row.text.replacing("|", with: "\\|")
      return "| “\(text)” | \(number(row.size)) | \(number(row.weight)) | \(number(row.width)) | "
        + "\(number((miss.estimate * 100).rounded() / 100)) |"
    }.joined(separator: "\n")
  }

  static func number(_ value: Double?) -> String {
    guard let value else { return "?" }
    return Int(exactly: value).map { "\($0)" } ?? "\(value)"
  }
}
