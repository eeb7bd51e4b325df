import Foundation

/// The state that all nodes of one graph share: memory, reported issues and counts.
final class LayoutSession {
  /// The number of measurements after which a session caches results, even if its options disable
  /// caching.
  ///
  /// Without caches, the time of a layout grows exponentially with the depth of the tree.
  static let uncachedLimit = 100_000

  /// Whether every node measures both axes together, which is the reference for checking other
  /// layouts.
  let measuresAxesTogether: Bool
  /// Whether a custom layout's cache is recreated before each call of the layout.
  let recreatesCaches: Bool
  private let mayDisableCaches: Bool

  /// Whether a modifier around a leaf has a node of its own, as around any other view.
  var separatesModifiers: Bool { mayDisableCaches }

  /// The cached spacings of texts, by font size.
  var textSpacings: [TextSpacingKey: ViewSpacing] = [:]
  /// The spacing of the last text, which the next one usually has, too.
  var recentTextSpacing: (key: TextSpacingKey, spacing: ViewSpacing)?
  /// The memory of the nodes' records, except those of wrappers.
  private let arena = NodeArena()
  /// The memory of the records of wrappers, so that those which a container reads are adjacent.
  private let wrapperArena = NodeArena()
  /// The window in which the scene is laid out.
  var window = SceneWindow()
  /// The nodes that extend into safe areas.
  let safeAreas = SafeAreaObservers()
  /// The size of a pixel, in points.
  var pixelLength: CGFloat = 1
  /// The number of layout passes that have begun.
  private(set) var layoutNumber = 0
  /// The number of measurements that were computed rather than cached.
  private(set) var computations = 0
  /// Whether the current placement requires another placement.
  private(set) var needsAnotherPlacement = false
  private var reported = DistinctIssues()
  /// The number of calls of custom layouts' functions.
  private var calls: [Call: Int] = [:]

  /// The key of a call count, without the name, whose composition would be slower than many calls.
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
    measuresAxesTogether = options.measuresAxesTogether
    recreatesCaches = options.recreatesCaches
    mayDisableCaches = options.disablesCaches
  }

  /// Whether measurements are not cached.
  var disablesCaches: Bool { mayDisableCaches && computations < Self.uncachedLimit }

  /// Returns the memory of the records of nodes with a type of rule.
  func arena<Rule: LayoutRule>(of rule: Rule.Type) -> NodeArena {
    Rule.wrapsOneView ? wrapperArena : arena
  }

  func beginLayout() { layoutNumber += 1 }

  func didCompute() { computations += 1 }

  /// Whether the node that is being placed, or one of its ancestors, has moved.
  var isMoving = false

  /// Requests another placement after this one.
  func placeAgain() { needsAnotherPlacement = true }

  func beginPlacing() { needsAnotherPlacement = false }

  func report(_ issue: Issue) {
    reported.add(issue)
  }

  /// Runs a closure without counting its computations and calls, and without reporting its issues.
  func uncounted(_ body: () -> Void) {
    let known = (computations, reported, calls)
    body()
    (computations, reported, calls) = known
  }

  /// Counts a call of a function of a custom layout.
  func count(_ function: CountedCall, of type: Any.Type) {
    calls[Call(function: function, owner: ObjectIdentifier(type), type: type), default: 0] += 1
  }

  /// The number of calls by name, such as `FlowLayout.sizeThatFits`.
  var allCounts: [String: Int] {
    calls.reduce(into: [:]) { counts, call in
      let name = "\(TypeName.plain(call.key.type)).\(call.key.function.rawValue)"
      counts[name, default: 0] += call.value
    }
  }

  func takeIssues() -> [Issue] { reported.drain() }
}

/// Slower variants of the layout algorithm that must give the same frames; laws compare them.
package struct LayoutOptions: Sendable, Equatable {
  /// Whether every node measures both axes together, even if they are independent.
  package var measuresAxesTogether: Bool
  /// Whether no measurement is cached, and modifiers share no node with the leaf inside them.
  package var disablesCaches: Bool
  /// Whether a custom layout's cache is recreated before each call of the layout.
  package var recreatesCaches: Bool

  package init(
    measuresAxesTogether: Bool = false,
    disablesCaches: Bool = false,
    recreatesCaches: Bool = false
  ) {
    self.measuresAxesTogether = measuresAxesTogether
    self.disablesCaches = disablesCaches
    self.recreatesCaches = recreatesCaches
  }
}

extension LayoutOptions {
  /// The default options of hosts in the current task.
  ///
  /// They let a law apply to hosts that a scene's code makes, such as cells of a collection view.
  @TaskLocal package static var standing = LayoutOptions()
}

/// A function of a custom layout whose calls a session counts by type, such as
/// `FlowLayout.makeCache`.
enum CountedCall: String {
  case makeCache, updateCache, spacing, sizeThatFits, placeSubviews, explicitAlignment
}

/// The names of types in reports and counters.
enum TypeName {
  /// Returns the name without modules and generic arguments: `FlowLayout`.
  static func plain(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}
