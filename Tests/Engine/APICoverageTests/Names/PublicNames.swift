import Foundation

/// The public names of SwiftUI that concern views, from its documentation: types, modifiers of
/// `View` and values of the environment, by topic.
struct PublicNames {
  /// The names, each once.
  let names: Set<String>

  /// Reads the list.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SwiftUI.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    names = Set(
      lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ").map(String.init) }
    )
  }

  /// The names that an entry's signature mentions: of a member the outermost type, but for members
  /// of `View` and of the environment, which have names of their own.
  static func names(in signature: String) -> [String] {
    Member.members(in: signature).map { member in
      let outermost = member.owner.prefix { $0 != "." }
      let name = word(member.name[...])
      let hasOwnNames = outermost == "View" || outermost == "EnvironmentValues"
      guard hasOwnNames, member.name != "init", !name.isEmpty else {
        return word(outermost.isEmpty ? member.name[...] : outermost)
      }
      return "\(outermost).\(name)"
    }
  }

  /// The letters and digits that a text begins with.
  private static func word(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

/// How a name stands.
enum NameStanding: Hashable {
  /// Code that uses it compiles and is laid out.
  case there
  /// Code that uses it compiles, and it changes no layout.
  case ignored
  /// Code that uses it does not compile.
  case leftOut
}

extension PublicNames {
  /// The standing of each name that the sections mention.
  ///
  /// A name of which one member is there is
  /// there, and one of which nothing is taken is left out.
  @MainActor static func standings() -> [String: NameStanding] {
    var standings: [String: NameStanding] = [:]
    let order: [NameStanding] = [.there, .ignored, .leftOut]
    for section in CoverageSections.all where section.isMeasured {
      for entry in section.entries {
        let standing: NameStanding =
          entry.isThere ? .there : entry.isIgnored ? .ignored : .leftOut
        for name in names(in: entry.signature) {
          let known = standings[name]
          standings[name] = order.first { $0 == known || $0 == standing }
        }
      }
    }
    return standings
  }
}
