internal import Conformance

/// Draws a mark for each clause, by what came of it: where the suite is thin or red can be seen
/// at a glance.
struct ClauseFigure {
  private static let width = 720
  private static let labelWidth = 130
  private static let size = 10
  private static let step = 13

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
    let title = "Clauses by what came of their scenarios"
    let tones = FigureTone.allCases.filter { tone in
      folders.contains { $0.tones.contains(tone) }
    }
    let description = folders.map { folder in
      let counts = FigureTone.allCases.compactMap { tone in
        let count = folder.tones.count { $0 == tone }
        return count > 0 ? "\(count) \(tone.label)" : nil
      }
      return "\(folder.name): \(counts.joined(separator: ", "))"
    }.joined(separator: "; ")
    var top = 12
    var elements: [XMLElement] = []
    for folder in folders {
      elements += marks(of: folder, top: top)
      top += rowCount(of: folder) * Self.step + 10
    }
    elements += FigureParts.legend(tones, x: Self.labelWidth, y: top + 12)
    let document = SVGDocument(
      width: Double(Self.width),
      height: Double(top + 24),
      title: title,
      description: description,
      style: FigureParts.style,
      elements: elements
    )
    return ReportFigure.Picture(alternative: "\(title). \(description).", svg: document.text)
  }

  private var columnCount: Int { (Self.width - Self.labelWidth) / Self.step }

  private func rowCount(of folder: Folder) -> Int {
    (folder.tones.count + columnCount - 1) / columnCount
  }

  /// A folder's name and its marks: one path for each tone.
  private func marks(of folder: Folder, top: Int) -> [XMLElement] {
    var paths: [FigureTone: String] = [:]
    for (index, tone) in folder.tones.enumerated() {
      paths[tone, default: ""] += tone.mark(
        x: Self.labelWidth + index % columnCount * Self.step,
        y: top + index / columnCount * Self.step,
        size: Self.size
      )
    }
    let label = FigureParts.label(
      folder.name,
      x: Self.labelWidth - 10,
      y: top + Self.size,
      anchor: "end"
    )
    return [label]
      + FigureTone.allCases.compactMap { tone in
        paths[tone].map { FigureParts.path($0, tone: tone) }
      }
  }

  /// `nil` for a clause that needs no scenario and has none.
  private static func tone(_ clause: ClauseReport) -> FigureTone? {
    if clause.isUncovered { return .uncovered }
    return clause.verdict.map { FigureTone($0) }
  }
}
