import Foundation

/// The public names of SwiftUI's documentation that concern views: types, modifiers and environment
/// values.
struct PublicNames {
  /// The names without duplicates.
  let names: Set<String>

  /// Reads the list of names.
  init() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "SwiftUI.txt")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    names = Set(
      lines.filter { !$0.hasPrefix("#") }.flatMap { $0.split(separator: " ").map(String.init) }
    )
  }

  /// Returns the names that an entry's signature mentions.
  ///
  /// A member counts for its outermost type, except members of `View` and `EnvironmentValues`,
  /// which are listed themselves.
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

  /// Returns the leading letters and digits of a text.
  private static func word(_ text: Substring) -> String {
    String(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}

/// The support of the engine for a name.
enum NameStanding: Hashable {
  /// Code that uses the name compiles and has its effect on the layout.
  case there
  /// Code that uses the name compiles, but the name has no effect on the layout.
  case ignored
  /// Code that uses the name does not compile.
  case leftOut
}

extension PublicNames {
  /// Returns the support for each name that the sections mention.
  ///
  /// A name is supported if one of its members is, and left out if none of its members compiles.
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
