import Foundation

/// A hostile text for every place that contains text of authors or engines.
package struct HostileText: Sendable, Decodable {
  /// A short description of the intended harm.
  package var name: String
  package var text: String

  /// All texts of `hostile.json`, which the browser tests also use.
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
  /// Returns the hidden characters in an output; a safe output has none.
  ///
  /// They are Unicode's control characters, except line feeds and tabs, and format characters,
  /// except joiners.
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
