/// One kind of block that states what is expected of a scene, and one such block.
///
/// The type holds all that is specific to the kind: its name and attributes, how it is read,
/// compared and accepted.
///
/// A new kind is a type of its own, a line in ``ExpectationFences``, and its row in the page about
/// the format.
package protocol ExpectationFence: Sendable, Equatable {
  /// The word that the info string begins with.
  static var name: String { get }
  /// The attributes that may stand on it, besides those that every expectation takes.
  static var attributes: Set<AttributeName> { get }
  /// Whether a proposal may stand on it, and must where none stands yet.
  static var takesProposal: Bool { get }
  /// Whether several proposals and several devices may stand on it.
  static var takesSeveralSizes: Bool { get }
  /// Whether a block before the first clause is meant for every scene of the page.
  static var mayStandForPage: Bool { get }
  /// Whether it says of numbers what they are, so that somebody must say where they come from.
  static var needsEvidence: Bool { get }
  /// Whether it compares at the end of a phase, when all that happens in it has happened.
  static var readsWholePhase: Bool { get }
  /// Whether its lines end with numbers that stand in columns.
  static var hasNumberColumns: Bool { get }

  /// Reads a block, and reports what it says wrongly; a line with a mistake is left out.
  init(_ reading: inout FenceInput)

  /// The part of the scene that the block speaks of, beside which another block of its kind says
  /// something else: a section, or what is in sight.
  var subject: String { get }
  /// Whether the block has no line yet, so that `plumb accept` has to fill it: no issues are
  /// something to say, no frames are not.
  var isToBeFilled: Bool { get }
  /// How reports call what `plumb accept` fills: a clause without a full stop.
  var gap: String { get }
  /// Whether whatever happens is as expected, as with `...` alone.
  var allowsEverything: Bool { get }
  /// Whether the block says nothing that could fail.
  var saysNothing: Bool { get }

  /// Compares the block with a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene as it stands.
  ///   - line: The line of the block's fence, from 1.
  /// - Returns: Every mismatch.
  func compare(with scene: any ObservedScene, at line: Int) -> Comparison

  /// A line of such a block, without its indentation: `Text "Reset" 320x480 -> 50x20`.
  static func text(of line: ReportedLine) -> String

  /// The cells of a line of a kind that is a table.
  static func cells(of line: ReportedLine) -> [String]

  /// The rows of a table with their columns in line.
  ///
  /// - Parameter rows: The cells of each row, those of the head first.
  /// - Returns: The lines; `nil` for a kind that is no table.
  static func aligned(_ rows: [[String]]) -> [String]?

  /// The lines with which the block would hold: as much of it as can be as it is.
  ///
  /// - Returns: All of its lines; `nil` where no lines would make it hold.
  func accepted(for scene: any ObservedScene) -> [AcceptedLine]?
}

extension ExpectationFence {
  package static var attributes: Set<AttributeName> { [] }
  package static var takesProposal: Bool { false }
  package static var takesSeveralSizes: Bool { false }
  package static var mayStandForPage: Bool { false }
  package static var needsEvidence: Bool { true }
  package static var readsWholePhase: Bool { false }
  package static var hasNumberColumns: Bool { false }

  package static func text(of line: ReportedLine) -> String { line.text() }

  package static func cells(of line: ReportedLine) -> [String] { [] }
  package static func aligned(_ rows: [[String]]) -> [String]? { nil }

  package var subject: String { "" }
  package var gap: String { "the block is empty" }
  package var allowsEverything: Bool { false }
  package var saysNothing: Bool { isToBeFilled || allowsEverything }

  /// The attributes that may stand on it.
  static var allAttributes: Set<AttributeName> { AttributeName.conditions.union(attributes) }

  /// Whether the attributes of the environment may stand on it.
  package static var takesEnvironment: Bool {
    attributes.isSuperset(of: AttributeName.environment)
  }

  /// Whether another block is of this kind and says the same.
  func isEqual(to other: any ExpectationFence) -> Bool { other as? Self == self }
}
