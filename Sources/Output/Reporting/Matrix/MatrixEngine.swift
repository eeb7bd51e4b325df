package import Conformance

/// An engine of a matrix: a column.
package struct MatrixEngine: Sendable {
  /// The engine's name, its version and its platform, unique in the matrix.
  package var title: String
  /// The name for files and anchors: `plumb-1-4-0-on-linux`.
  package var slug: String
  /// The engine's own name, as a badge has it.
  package var name: String
  /// The path of the file that its report was read from.
  package var file: String
  package var report: ConformanceReport

  /// The path of its badge, relative to the folder of the matrix.
  package var badge: String { "badges/\(slug).svg" }

  /// The engines of some reports, in their order.
  ///
  /// An engine that its report does not name is called by the file's name. Those of one title, or
  /// of titles that make one file name, have numbers: `plumb 1.4.0 on Linux (2)`.
  ///
  /// - Parameter reports: Reports with the files that they were read from.
  /// - Returns: As many engines, each with a title and a slug of its own.
  package static func engines(
    of reports: [(file: String, report: ConformanceReport)]
  ) -> [MatrixEngine] {
    var taken: Set<String> = []
    return reports.map { file, report in
      let stem = stem(of: file)
      let title = report.engine?.description ?? stem
      let slug = slug(of: title)
      let number = (1...).first { !taken.contains(numbered(slug, $0)) } ?? 1
      taken.insert(numbered(slug, number))
      return MatrixEngine(
        title: number == 1 ? title : "\(title) (\(number))",
        slug: numbered(slug, number),
        name: (report.engine?.name ?? stem) + (number == 1 ? "" : " (\(number))"),
        file: file,
        report: report
      )
    }
  }

  private static func numbered(_ slug: String, _ number: Int) -> String {
    number == 1 ? slug : "\(slug)-\(number)"
  }

  private static func stem(of file: String) -> String {
    let name = file.split(separator: "/").last.map { String($0) } ?? file
    return name.hasSuffix(".json") ? String(name.dropLast(".json".count)) : name
  }

  /// Letters and digits of ASCII, with one hyphen between words; `engine` where there are none.
  private static func slug(of title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "engine" : words.joined(separator: "-")
  }
}

/// A badge with an engine's score, for a README.
package struct MatrixBadge {
  private let name: String
  private let counts: OutcomeCounts

  /// - Parameters:
  ///   - name: The engine's name.
  ///   - counts: What came of all expectations with it.
  package init(name: String, counts: OutcomeCounts) {
    self.name = name
    self.counts = counts
  }
}

extension MatrixBadge {
  /// The badge, a file of SVG: `plumb: 2,310 of 2,400 agree`.
  package var svg: String {
    FlatBadge(
      name: name,
      words: counts.requested > 0 ? counts.sentence : "not run",
      color: color
    ).svg
  }

  /// Good from 95 % on, bad below 50 %.
  private var color: FlatBadge.Color {
    switch counts.permille {
    case nil: .none
    case .some(950...): .good
    case .some(500...): .fair
    default: .bad
    }
  }
}
