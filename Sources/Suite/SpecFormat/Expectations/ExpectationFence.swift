/// A kind of expectation block, and a block of this kind.
///
/// The type contains everything that is specific to the kind: its name and attributes, and how it
/// is read, compared and accepted.
///
/// A new kind needs a type, a line in ``ExpectationFences``, and a row in the documentation of the
/// format.
///
/// For example, a `preferences` block is compared as follows:
///
/// ```swift
/// package func compare(with scene: any ObservedScene, at line: Int) -> Comparison {
///   let preferences = scene.preferences
///   let keys = NearestNames(preferences.keys)
///   return Comparison(
///     mismatches: lines.compactMap { mismatch($0, preferences: preferences, hints: keys) },
///     expected: lines.map { ReportedLine($0.key, [.printed($0.value)]) },
///     actual: lines.map { ReportedLine($0.key, [.printed(preferences[$0.key] ?? "")]) }
///   )
/// }
/// ```
package protocol ExpectationFence: Sendable, Equatable {
  /// The first word of the info string.
  static var name: String { get }
  /// The allowed attributes, in addition to those of every expectation.
  static var attributes: Set<AttributeName> { get }
  /// Whether the info string can contain a proposal, which is required if no earlier block has one.
  static var takesProposal: Bool { get }
  /// Whether the info string can contain several proposals and devices.
  static var takesSeveralSizes: Bool { get }
  /// Whether a block before the first clause applies to every scene of the page.
  static var canApplyToPage: Bool { get }
  /// Whether the block states numbers, so that `evidence=` is required.
  static var needsEvidence: Bool { get }
  /// Whether the block is compared at the end of its phase, after all events of the phase.
  static var readsWholePhase: Bool { get }
  /// Whether lines end with numbers that are aligned in columns.
  static var hasNumberColumns: Bool { get }

  /// Reads a block and reports its mistakes; a line with a mistake is left out.
  init(_ input: inout FenceInput)

  /// The part of the scene that the block is about, such as a section or the visible part.
  ///
  /// Blocks of one kind with different subjects are independent expectations.
  var subject: String { get }
  /// Whether the block is incomplete, so that `plumb accept` has to fill it.
  ///
  /// For most kinds, this is a block without lines. An empty `issues` block is complete: it states
  /// that there are no issues.
  var isToBeFilled: Bool { get }
  /// A clause without a period that describes the missing part in reports.
  var gap: String { get }
  /// Whether every result is accepted, as for a block of `...` only.
  var allowsEverything: Bool { get }
  /// Whether the block contains nothing that could fail.
  var isVacuous: Bool { get }

  /// Returns the block with a minimum tolerance of its positions and lengths, in points.
  ///
  /// A kind without positions and lengths is unchanged.
  func tolerating(_ points: Double) -> Self

  /// Compares the block with a scene.
  ///
  /// - Parameters:
  ///   - scene: The current state of the scene.
  ///   - line: The line of the block's fence, from 1.
  /// - Returns: The mismatches, and the expected and actual lines.
  func compare(with scene: any ObservedScene, at line: Int) -> Comparison

  /// Returns the text of a line without its indentation, such as `Text "Reset" 320x480 -> 50x20`.
  static func text(of line: ReportedLine) -> String

  /// Returns the cells of a line; empty for a kind that is not a table.
  static func cells(of line: ReportedLine) -> [String]

  /// Returns the rows of a table as lines with aligned columns.
  ///
  /// - Parameter rows: The cells of each row, beginning with the head.
  /// - Returns: The lines; `nil` for a kind that is not a table.
  static func aligned(_ rows: [[String]]) -> [String]?

  /// Returns the lines with which the block would pass, keeping as many lines as possible.
  ///
  /// - Returns: All lines of the block; `nil` if no lines would make it pass.
  func accepted(for scene: any ObservedScene) -> [AcceptedLine]?

  /// The reason why a line that states something else than the result cannot be accepted; `nil` if
  /// it can.
  static var requirement: String? { get }

  /// Returns the requirements that ``accepted(for:)`` leaves out of a block without lines.
  ///
  /// - Parameter scene: The current state of the scene.
  /// - Returns: A line for each, with the reason, such as
  ///   `no overlap: broken at 320x480: Text "Ada" over Circle by 3`.
  func leftOut(for scene: any ObservedScene) -> [String]
}

extension ExpectationFence {
  package static var attributes: Set<AttributeName> { [] }
  package static var takesProposal: Bool { false }
  package static var takesSeveralSizes: Bool { false }
  package static var canApplyToPage: Bool { false }
  package static var needsEvidence: Bool { true }
  package static var readsWholePhase: Bool { false }
  package static var hasNumberColumns: Bool { false }

  package static var requirement: String? { nil }
  package func leftOut(for scene: any ObservedScene) -> [String] { [] }

  package static func text(of line: ReportedLine) -> String { line.text() }

  package static func cells(of line: ReportedLine) -> [String] { [] }
  package static func aligned(_ rows: [[String]]) -> [String]? { nil }

  package func tolerating(_ points: Double) -> Self { self }

  package var subject: String { "" }
  package var gap: String { "the block is empty" }
  package var allowsEverything: Bool { false }
  package var isVacuous: Bool { isToBeFilled || allowsEverything }

  /// All attributes that the info string can contain.
  static var allAttributes: Set<AttributeName> { AttributeName.conditions.union(attributes) }

  /// Whether the info string can contain the environment attributes.
  package static var takesEnvironment: Bool {
    attributes.isSuperset(of: AttributeName.environment)
  }

  /// Returns whether another block is equal, including its kind.
  func isEqual(to other: any ExpectationFence) -> Bool { other as? Self == self }
}
