internal import SpecFormat

/// The numbers that are compared in the place of an expectation's own.
struct JSONSetAside: Codable {
  /// The systems that the engine is held to.
  var on: [String]
  /// The line of the fence of the block with their numbers, from 1; `nil` where there is none.
  var line: Int?
  /// How that block differs, a phrase each.
  var differences: [String]

  init(_ setAside: SetAside) {
    on = setAside.heldSystems.map(\.description)
    line = setAside.heldLine
    differences = setAside.differences
  }

  /// The value that it was written from.
  ///
  /// - Parameter reason: Why the expectation is skipped.
  /// - Returns: The value, without systems that no version of this program has written.
  func setAside(because reason: String) -> SetAside {
    SetAside(
      reason: reason,
      heldLine: line,
      heldSystems: on.compactMap { SystemVersion($0) },
      differences: differences
    )
  }
}
