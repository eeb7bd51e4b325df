package import Conformance

/// An engine of a comparison, which is a column of the matrix.
package struct MatrixEngine: Sendable {
  /// The engine's name, its version and its platform, unique in the matrix.
  package var title: String
  /// The name in file names and anchors, such as `plumb-1-4-0-on-linux`.
  package var slug: String
  /// The name of the engine without its version, for badges.
  package var name: String
  /// The path of the report file.
  package var file: String
  package var report: ConformanceReport

  /// The path of the engine's badge, relative to the folder of the site.
  package var badge: String { "engines/badges/\(slug).svg" }

  /// Returns the engines of reports, in their order.
  ///
  /// An engine that its report does not name gets the name of the file. Engines with equal titles,
  /// or with titles that result in the same file name, are numbered: `plumb 1.4.0 on Linux (2)`.
  ///
  /// - Parameter reports: The reports with the paths of their files.
  /// - Returns: One engine per report, each with a unique title and slug.
  package static func engines(
    of reports: [(file: String, report: ConformanceReport)]
  ) -> [MatrixEngine] {
    var usedSlugs: Set<String> = []
    return reports.map { file, report in
      let stem = stem(of: file)
      let title = report.engine?.description ?? stem
      let slug = EngineSlug.text(of: title)
      let number = (1...).first { !usedSlugs.contains(numbered(slug, $0)) } ?? 1
      usedSlugs.insert(numbered(slug, number))
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
}

/// Names of engines in paths of files.
package enum EngineSlug {
  /// Returns the ASCII letters and digits of a title, with hyphens between words; `engine` if there
  /// are none.
  package static func text(of title: String) -> String {
    let words = title.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return words.isEmpty ? "engine" : words.joined(separator: "-")
  }
}

/// A README badge with the score of an engine.
package struct MatrixBadge {
  private let name: String
  private let counts: OutcomeCounts
  private let profile: Profile?

  /// - Parameters:
  ///   - name: The name of the engine.
  ///   - counts: The outcomes of all expectations.
  ///   - profile: The profile of the report; `nil` for the whole suite.
  package init(name: String, counts: OutcomeCounts, profile: Profile? = nil) {
    self.name = name
    self.counts = counts
    self.profile = profile
  }
}

extension MatrixBadge {
  /// The badge as an SVG document, such as `rows: 125 of 241 answered agree, of 2,380 asked`.
  ///
  /// Its title contains the definition of the score.
  package var svg: String {
    FlatBadge(name: name, message: message, color: color, explanation: OutcomeCounts.definition).svg
  }

  /// The text of the badge beside the name.
  package var message: String {
    counts.requested > 0 ? "\(counts.sentence), \(counts.scope(of: profile))" : "not run"
  }

  /// The color for the score: good from 95%, bad below 50%.
  private var color: FlatBadge.Color {
    switch counts.permille {
    case nil: .none
    case .some(950...): .good
    case .some(500...): .fair
    default: .bad
    }
  }
}
