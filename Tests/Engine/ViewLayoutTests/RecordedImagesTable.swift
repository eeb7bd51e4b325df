import Foundation

/// The numbers of the specs whose layouts were read from images, and how many are in blocks that
/// the engine reproduces.
enum RecordedImagesTable {
  /// The numbers of one page, or of all pages.
  struct Counts: Equatable {
    var numbers = 0
    var reproducedNumbers = 0
    var blocks = 0
    var reproducedBlocks = 0
    var releases: Set<String> = []
  }

  private static let folder = MetricsPage.root.appending(path: "Specs/recorded")

  /// The counts of each page, by the name of the page.
  static let pages: [(name: String, counts: Counts)] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasPrefix("images-") }.sorted().map { file in
      let text = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
      return (String(file.dropLast(3)), counts(of: text ?? ""))
    }
  }()

  /// The counts of all pages together.
  static var total: Counts {
    pages.reduce(into: Counts()) { sum, page in
      sum.numbers += page.counts.numbers
      sum.reproducedNumbers += page.counts.reproducedNumbers
      sum.blocks += page.counts.blocks
      sum.reproducedBlocks += page.counts.reproducedBlocks
    }
  }

  /// The rows of the table on the page.
  static var text: String {
    (pages + [("all", total)]).map { name, counts in
      let releases = counts.releases.sorted().joined(separator: ", ")
      return "| \(name) | \(releases) | \(counts.numbers) | \(counts.reproducedNumbers) | "
        + "\(counts.blocks) | \(counts.reproducedBlocks) |"
    }.joined(separator: "\n")
  }

  private static func counts(of text: String) -> Counts {
    var counts = Counts()
    var isReproduced: Bool?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isReproduced = line.hasPrefix("```frames") ? !line.contains("known-failure=") : nil
        guard let isReproduced else { continue }
        counts.blocks += 1
        counts.reproducedBlocks += isReproduced ? 1 : 0
        let release = line.split(separator: "on=\"").dropFirst().first
        if let release = release?.split(separator: "\"").first {
          counts.releases.insert(String(release))
        }
      } else if let isReproduced {
        let numbers = line.split(separator: " ").suffix(4).count { Double($0) != nil }
        counts.numbers += numbers
        counts.reproducedNumbers += isReproduced ? numbers : 0
      }
    }
    return counts
  }
}
