import Foundation

/// The state that all nodes of one graph share: where issues go, and who watches.
final class LayoutSession {
  /// How many answers a session computes before it remembers them, be it told to forget or not:
  /// without memory, the time to lay a tree out grows with every level by a factor.
  static let forgottenLimit = 100_000

  /// Whether every node answers whole proposals, as the rules read: the oracle of the laws.
  let keepsAxesTogether: Bool
  /// Whether a layout's own cache is made anew before each call of the layout.
  let remakesCaches: Bool
  private let mayForget: Bool
  /// The spacings of texts that were asked for.
  var textSpacings: [TextSpacingKey: ViewSpacing] = [:]
  /// The nodes' memory.
  let arena = NodeArena()
  /// The window that the scene is shown in.
  var window = SceneWindow()
  /// The nodes that reach into safe areas.
  let safeAreas = SafeAreaFollowers()
  /// The size of a pixel, in points.
  var pixelLength: CGFloat = 1
  /// How many layouts have begun.
  private(set) var layoutNumber = 0
  /// How many answers were computed rather than remembered.
  private(set) var computations = 0
  /// Whether something that only placing told has changed what is to be placed.
  private(set) var mustPlaceAgain = false
  private var reported = DistinctIssues()
  /// How often an author's layouts ran.
  private var calls: [Call: Int] = [:]

  /// The call that is counted: a name would cost more than many a body.
  private struct Call: Hashable {
    let function: CountedCall
    let owner: ObjectIdentifier
    let type: Any.Type

    static func == (left: Call, right: Call) -> Bool {
      left.owner == right.owner && left.function == right.function
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(owner)
      hasher.combine(function)
    }
  }

  init(options: LayoutOptions = LayoutOptions()) {
    keepsAxesTogether = options.keepsAxesTogether
    remakesCaches = options.remakesCaches
    mayForget = options.forgetsAnswers
  }

  /// Whether no answer is remembered.
  var forgetsAnswers: Bool { mayForget && computations < Self.forgottenLimit }

  func beginLayout() { layoutNumber += 1 }

  func didCompute() { computations += 1 }

  /// Whether a node is placed whose place, or that of a node around it, is another one now.
  var isMoving = false

  /// Asks for another placement after this one.
  func placeAgain() { mustPlaceAgain = true }

  func beginPlacing() { mustPlaceAgain = false }

  func report(_ issue: Issue) {
    reported.add(issue)
  }

  /// Runs a body that leaves nothing behind: what it computes, reports and calls does not count.
  func uncounted(_ body: () -> Void) {
    let known = (computations, reported, calls)
    body()
    (computations, reported, calls) = known
  }

  /// Counts a call of a function of an author's type.
  func count(_ function: CountedCall, of type: Any.Type) {
    calls[Call(function: function, owner: ObjectIdentifier(type), type: type), default: 0] += 1
  }

  /// How often everything ran: `FlowLayout.sizeThatFits`.
  var allCounts: [String: Int] {
    calls.reduce(into: [:]) { counts, call in
      let name = "\(TypeName.plain(call.key.type)).\(call.key.function.rawValue)"
      counts[name, default: 0] += call.value
    }
  }

  func takeIssues() -> [Issue] { reported.take() }
}

/// Ways to lay out that cost more and must give the same frames: what laws compare.
package struct LayoutOptions: Sendable, Equatable {
  /// Whether every node answers whole proposals, as the rules read, in place of one axis at a
  /// time where that is enough.
  package var keepsAxesTogether: Bool
  /// Whether every answer is computed, however often it is asked for.
  package var forgetsAnswers: Bool
  /// Whether a layout's own cache is made anew before each call of the layout.
  package var remakesCaches: Bool

  package init(
    keepsAxesTogether: Bool = false,
    forgetsAnswers: Bool = false,
    remakesCaches: Bool = false
  ) {
    self.keepsAxesTogether = keepsAxesTogether
    self.forgetsAnswers = forgetsAnswers
    self.remakesCaches = remakesCaches
  }
}

extension LayoutOptions {
  /// The options that hosts are made with where nobody says: so a law reaches those that a scene's
  /// own code makes, such as the cells of a collection view.
  @TaskLocal package static var standing = LayoutOptions()
}

/// A call of an author's code that a session counts by the author's type: `FlowLayout.makeCache`.
enum CountedCall: String {
  case makeCache, updateCache, spacing, sizeThatFits, placeSubviews, explicitAlignment
}

/// A type's name as reports and counters use it.
enum TypeName {
  /// The name without modules and generic arguments: `FlowLayout`.
  static func plain(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}
