import Foundation

/// A fenced block of a page, and what it is told to be.
struct DocumentedBlock: Sendable, CustomStringConvertible {
  /// The page, relative to the package.
  var page: String
  /// The line of its fence, from 1.
  var line: Int
  var language: String
  var text: String
  /// The target of the last link above it, relative to the package; `nil` where there is none.
  var link: String?

  var description: String { "\(page):\(line)" }
}

extension DocumentedBlock {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  /// The blocks of a page, in order.
  static func blocks(of page: String) throws -> [DocumentedBlock] {
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    var blocks: [DocumentedBlock] = []
    var link: String?
    var open: (fence: String, block: DocumentedBlock)?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if let (fence, block) = open {
        if line == fence {
          blocks.append(block)
          open = nil
        } else {
          open?.block.text += line + "\n"
        }
      } else if line.hasPrefix("```") {
        let fence = String(line.prefix { $0 == "`" })
        let language = String(line.dropFirst(fence.count))
        open = (
          fence,
          DocumentedBlock(page: page, line: index + 1, language: language, text: "", link: link)
        )
      } else if let match = line.matches(of: /\]\(([^)#]+)\)/).last {
        let folder = root.appending(path: page).deletingLastPathComponent()
        let target = folder.appending(path: String(match.output.1)).standardizedFileURL.path
        link = String(target.dropFirst(root.path.count).drop { $0 == "/" })
      }
    }
    return blocks
  }
}
