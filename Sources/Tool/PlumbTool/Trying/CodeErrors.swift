internal import SpecFormat

/// The errors in files that are not about missing names, without those that follow from others.
struct CodeErrors {
  /// An error, with all places that have it.
  struct Entry {
    var message: String
    var places: [PreviewSpec.Place]
    /// The number of previews whose code contains a place, or uses code that does.
    var blockedPreviews: Int
  }

  /// The errors, those that block the most previews first.
  private(set) var entries: [Entry] = []
  /// The classes of Foundation that Linux does not have, with the previews that they block.
  private(set) var unavailable: [Entry] = []
  /// The number of errors that probably follow from others, or from missing names.
  private(set) var consequences = 0

  /// Sorts errors into causes and consequences.
  ///
  /// An error at the place of a missing name, or in the declaration with it, usually follows from
  /// that. So does an error that quotes a declaration with errors of its own.
  ///
  /// - Parameters:
  ///   - errors: All errors of a compilation.
  ///   - missing: The names that are missing.
  ///   - blocked: The declarations and previews of the files.
  init(_ errors: [PlacedError], besides missing: MissingNames, in blocked: BlockedCode) {
    let others = errors.filter { error in
      error.unavailableClass != nil
        || MissingName(error.message) == nil && error.message != "circular reference"
    }
    let unavailable = others.filter { $0.unavailableClass != nil }
    let causes = missing.entries.flatMap(\.places) + unavailable.map(\.place)
    let known = Set(causes.compactMap(blocked.part(at:)))
    var rest: [PlacedError] = []
    for error in others where error.unavailableClass == nil {
      let part = blocked.part(at: error.place)
      if part.map(known.contains) ?? causes.contains(error.place) {
        consequences += 1
      } else {
        rest.append(error)
      }
    }
    let faulty = rest.compactMap { blocked.part(at: $0.place) }
    var first: Set<PreviewSpec.Place> = []
    let own = rest.filter { error in
      let part = blocked.part(at: error.place)
      let quoted = Set(error.message.matches(of: /'(\w+)'/).map { String($0.1) })
      let isQuoted = faulty.contains {
        $0 != part && !blocked.names(of: $0).isDisjoint(with: quoted)
      }
      return !isQuoted && first.insert(error.place).inserted
    }
    consequences += rest.count - own.count
    entries = Self.entries(of: own, in: blocked) { $0.message }
    self.unavailable = Self.entries(of: unavailable, in: blocked) { $0.unavailableClass ?? "" }
  }

  private static func entries(
    of errors: [PlacedError],
    in blocked: BlockedCode,
    by text: (PlacedError) -> String
  ) -> [Entry] {
    var order: [String] = []
    var places: [String: [PreviewSpec.Place]] = [:]
    for error in errors {
      if places[text(error)] == nil { order.append(text(error)) }
      places[text(error), default: []].append(error.place)
    }
    let entries = order.map { message in
      let places = places[message] ?? []
      return Entry(
        message: message,
        places: places,
        blockedPreviews: blocked.previewCount(at: places)
      )
    }
    return entries.enumerated().sorted { left, right in
      (-left.element.blockedPreviews, left.offset) < (-right.element.blockedPreviews, right.offset)
    }
    .map(\.element)
  }
}

extension PlacedError {
  /// The class that Foundation on Linux does not have; `nil` for another error.
  var unavailableClass: String? {
    let name = message.firstMatch(
      of: /^(?:cannot find (?:type )?)?'(\w+)' (?:in scope|is unavailable)/
    )
    .map { String($0.1) }
    return name.flatMap { Self.unavailableClasses.contains($0) ? $0 : nil }
  }

  /// Classes of Foundation that Linux does not have, and that views or their models use.
  private static let unavailableClasses: Set<String> = [
    "HTTPCookieStorage", "NetService", "NSBackgroundActivityScheduler", "NSDataDetector",
    "NSExtensionContext", "NSFileCoordinator", "NSFilePresenter", "NSItemProvider",
    "NSLinguisticTagger", "NSMetadataQuery", "NSUbiquitousKeyValueStore", "NSUserActivity",
    "UndoManager",
  ]
}
