import Foundation

/// A text that somebody could put wherever authors and engines have text.
package struct HostileText: Sendable, Decodable {
  /// The harm that it is meant to do, in a few words.
  package var name: String
  package var text: String

  /// Every text of `hostile.json`, which the tests in the browser read too.
  package static let all: [HostileText] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "hostile.json")
    do {
      return try JSONDecoder().decode([HostileText].self, from: Data(contentsOf: file))
    } catch {
      preconditionFailure("\(file.path) is a list of names and texts: \(error)")
    }
  }()

  private enum CodingKeys: String, CodingKey {
    case name, text, times
  }

  package init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CodingKeys.self)
    name = try members.decode(String.self, forKey: .name)
    let times = try members.decodeIfPresent(Int.self, forKey: .times) ?? 1
    text = String(repeating: try members.decode(String.self, forKey: .text), count: times)
  }
}

extension HostileText: CustomStringConvertible {
  package var description: String { name }
}

extension HostileText {
  /// The hidden characters in an output, by Unicode's own categories: controls but for line feeds
  /// and tabs, and formats but for joiners; none in an output that people can trust their eyes on.
  package static func hidden(in output: String) -> [Unicode.Scalar] {
    output.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n" && scalar != "\t"
      case .lineSeparator, .paragraphSeparator: true
      case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
      default: false
      }
    }
  }
}
