/// Why numbers of a system are not compared: the engine is held to those of another one.
package struct SetAside: Sendable, Equatable, Codable {
  /// The systems whose numbers they are, and those that the engine is held to, in words.
  package var reason: String
  /// The line of the fence of the block that is compared in its place, from 1; `nil` where no block
  /// says the same of the other system.
  package var heldLine: Int?
  /// The systems of that block, or the one that was asked for.
  package var heldSystems: [SystemVersion]
  /// How the other block differs, a phrase each; what nobody would read to its end is cut short.
  package var differences: [String]

  package init(
    reason: String,
    heldLine: Int? = nil,
    heldSystems: [SystemVersion] = [],
    differences: [String] = []
  ) {
    self.reason = reason
    self.heldLine = heldLine
    self.heldSystems = heldSystems
    self.differences = differences
  }
}
