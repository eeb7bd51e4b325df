import Foundation

/// What all nodes of one graph share: where issues go, and who watches.
final class LayoutSession {
  /// How many answers a session computes before it remembers them, be it told to forget or not:
  /// without memory, the time to lay a tree out grows with every level by a factor.
  static let forgottenLimit = 100_000

  /// Whether every node answers whole proposals, as the rules read: the oracle of the laws.
  let keepsAxesTogether: Bool
  /// Whether a layout's own cache is made anew before each call of the layout.
  let remakesCaches: Bool
  private let mayForget: Bool
  /// The size of a pixel, in points.
  var pixelLength: CGFloat = 1
  /// Watches every proposal and its answer, on the plain two-axis path; `nil` when nobody does.
  private(set) var recorder: NegotiationRecorder?
  /// How many layouts have begun.
  private(set) var layoutNumber = 0
  /// How many answers were computed rather than remembered.
  private(set) var computations = 0
  /// Whether something that only placing told has changed what is to be placed.
  private(set) var mustPlaceAgain = false
  private(set) var issues: [Issue] = []
  /// How often bodies ran, by their views' types: a name costs more than the body.
  private var bodies: [ObjectIdentifier: (type: Any.Type, count: Int)] = [:]
  /// How often other things ran, by name.
  private var counts: [String: Int] = [:]

  init(options: LayoutOptions = LayoutOptions()) {
    keepsAxesTogether = options.keepsAxesTogether
    remakesCaches = options.remakesCaches
    mayForget = options.forgetsAnswers
  }

  /// Whether no answer is remembered.
  var forgetsAnswers: Bool { mayForget && computations < Self.forgottenLimit }

  func beginLayout() { layoutNumber += 1 }

  func didCompute() { computations += 1 }

  /// Asks for another placement after this one.
  func placeAgain() { mustPlaceAgain = true }

  func beginPlacing() { mustPlaceAgain = false }

  func report(_ issue: Issue) {
    if !issues.contains(issue) { issues.append(issue) }
  }

  /// Runs a body, whose calls are not counted, under a recorder.
  func record(with recorder: NegotiationRecorder, _ body: () -> Void) {
    let known = (computations, issues, bodies, counts)
    self.recorder = recorder
    body()
    self.recorder = nil
    (computations, issues, bodies, counts) = known
  }

  func count(_ name: String) { counts[name, default: 0] += 1 }

  /// Counts an evaluation of a view's body.
  func countBody(of type: Any.Type) {
    bodies[ObjectIdentifier(type), default: (type, 0)].count += 1
  }

  /// How often everything ran, bodies included: `ContentView.body`.
  var allCounts: [String: Int] {
    bodies.values.reduce(into: counts) {
      $0["\(TypeName.plain($1.type)).body", default: 0] += $1.count
    }
  }

  func takeIssues() -> [Issue] {
    defer { issues = [] }
    return issues
  }
}
