internal import Conformance
internal import ElementTree
internal import Pictures

/// Draws one mark per clause, colored by its outcome, to show where the suite has gaps or failures.
struct ClauseFigure {
  private static let size = 8
  private static let step = 11
  /// The distance between a folder's name and its first row of marks, in pixels.
  private static let nameHeight = 20
  /// The distance between a folder's last row and the next name, in pixels.
  private static let gap = 10

  /// The clauses of the specs of one folder.
  private struct Folder {
    var name: String
    var tones: [FigureTone]
  }

  private let folders: [Folder]

  init(_ report: ConformanceReport) {
    var folders: [Folder] = []
    for spec in report.specs {
      let parts = spec.name.split(separator: "/")
      let name = parts.count > 1 ? String(parts[0]) : "specs"
      if folders.last?.name != name { folders.append(Folder(name: name, tones: [])) }
      folders[folders.count - 1].tones += spec.clauses.compactMap { Self.tone($0) }
    }
    self.folders = folders.filter { !$0.tones.isEmpty }
  }
}

extension ClauseFigure {
  var picture: ReportFigure.Picture {
    let tones = FigureTone.allCases.filter { tone in
      folders.contains { $0.tones.contains(tone) }
    }
    var top = FigureParts.margin
    var parts: [Markup] = []
    for folder in folders {
      parts += marks(of: folder, top: top)
      top += Self.nameHeight + rowCount(of: folder) * Self.step + Self.gap
    }
    return FigureParts.picture(
      title: "Clauses by the verdicts of their scenarios",
      description: description,
      height: top + FigureParts.legendHeight(tones) + FigureParts.margin,
      parts: parts + FigureParts.legend(tones, y: top + 16)
    )
  }

  private var description: String {
    folders.map { folder in
      let counts = FigureTone.allCases.compactMap { tone in
        let count = folder.tones.count { $0 == tone }
        return count > 0 ? "\(count) \(tone.label)" : nil
      }
      return "\(folder.name): \(counts.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  private var columnCount: Int { (FigureParts.width - 2 * FigureParts.margin) / Self.step }

  private func rowCount(of folder: Folder) -> Int {
    (folder.tones.count + columnCount - 1) / columnCount
  }

  /// Returns a folder's name, its number of clauses, and its marks as one path per tone.
  private func marks(of folder: Folder, top: Int) -> [Markup] {
    var paths: [FigureTone: String] = [:]
    for (index, tone) in folder.tones.enumerated() {
      paths[tone, default: ""] += tone.mark(
        x: FigureParts.margin + index % columnCount * Self.step,
        y: top + Self.nameHeight + index / columnCount * Self.step,
        size: Self.size
      )
    }
    let right = FigureParts.width - FigureParts.margin
    return [
      FigureParts.label(folder.name, x: FigureParts.margin, y: top + 12),
      FigureParts.label("\(folder.tones.count)", x: right, y: top + 12, anchor: "end"),
    ]
      + FigureTone.allCases.compactMap { tone in
        paths[tone].map { FigureParts.path($0, tone: tone) }
      }
  }

  /// Returns the tone of a clause; `nil` for a clause that needs no scenario and has none.
  private static func tone(_ clause: ClauseReport) -> FigureTone? {
    if clause.isUncovered { return .uncovered }
    return clause.verdict.map { FigureTone($0) }
  }
}
