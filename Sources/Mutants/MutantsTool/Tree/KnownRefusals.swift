internal import Foundation

/// The mutants that did not compile in builds before: the next build need not find out again.
struct KnownRefusals {
  private let path: String
  /// The ids of the mutants.
  private(set) var withdrawn: Set<String>

  private struct Content: Codable {
    var withdrawn: [String]
  }

  /// - Parameter path: The file, which need not be there.
  init(at path: String) {
    self.path = path
    let content = (try? Data(contentsOf: URL(fileURLWithPath: path)))
      .flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
    withdrawn = Set(content?.withdrawn ?? [])
  }
}

extension KnownRefusals {
  /// Remembers what a build found out.
  mutating func take(_ roster: MutantRoster) throws {
    withdrawn.formUnion(roster.withdrawn.map { roster[$0].id })
    let content = Content(withdrawn: withdrawn.sorted())
    try JSONEncoder().encode(content).write(to: URL(fileURLWithPath: path))
  }
}
