internal import SpecFormat

/// The names that are missing in files, and the previews that each of them blocks.
struct MissingNames {
  /// A missing name, with the places that use it.
  struct Entry {
    var name: MissingName
    var places: [PreviewSpec.Place]
    /// The number of previews whose code uses the name, directly or by declarations that it uses.
    var blockedPreviews: Int
  }

  private(set) var entries: [Entry] = []

  /// Reads the errors of a compilation.
  ///
  /// - Parameters:
  ///   - errors: The errors with their places in the files.
  ///   - blocked: The code that errors block.
  init(_ errors: [PlacedError], in blocked: BlockedCode) {
    var places: [MissingName: [PreviewSpec.Place]] = [:]
    var order: [MissingName] = []
    for error in errors {
      guard let name = MissingName(error.message), !NibUses.causes(error),
        error.unavailableClass == nil
      else { continue }
      if places[name] == nil { order.append(name) }
      places[name, default: []].append(error.place)
    }
    entries = order.map { name in
      let places = places[name] ?? []
      return Entry(
        name: name,
        places: places,
        blockedPreviews: blocked.previewCount(at: places)
      )
    }
    .sorted { ($0.name.kind, -$0.blockedPreviews) < ($1.name.kind, -$1.blockedPreviews) }
  }
}
