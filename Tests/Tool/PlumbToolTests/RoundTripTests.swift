@testable import SuiteRunning
import Conformance
import EngineKit
import Foundation
internal import LayoutTree
import LayoutValues
import SpecFormat
import Testing

@testable import PlumbTool

/// Lays evaluated scenes of the suite out again from their data, and compares all nodes with those
/// of the scenes' code.
///
/// This shows that the data is complete. `PLUMB_ROUND_TRIP=all` checks all scenarios, and prints
/// the reasons why scenes are not data; otherwise it is every twelfth one.
@MainActor
@Suite(.serialized)
struct RoundTripTests {
  private nonisolated static var step: Int {
    ProcessInfo.processInfo.environment["PLUMB_ROUND_TRIP"] == "all" ? 1 : 12
  }

  @Test func `an evaluated scene sent as data has the frames of its code`() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../..").standardizedFileURL.path
    let suite = SuiteFolder(root: folder, folder: "Specs")
    let documents = SpecSuite.load(root: folder, folder: "Specs").documents
    let scenarios = documents.flatMap(\.selectedScenarios).filter { selected in
      if case .scene = selected.scenario.body { true } else { false }
    }
    .enumerated().filter { $0.offset.isMultiple(of: Self.step) }.map(\.element)
    let compilation = SceneCompilation(of: suite, compiled: [], console: Console())
    let libraries = compilation.code(for: scenarios).libraries
    var result = RoundTripConnection.Result()
    for start in stride(from: 0, to: scenarios.count, by: 200) {
      let batch = scenarios[start..<min(start + 200, scenarios.count)]
      var session: EngineSession?
      for selected in batch {
        let running =
          try session
          ?? EngineSession(
            .own,
            libraries: Set(batch.compactMap { libraries[$0.scenario.id] }).sorted(),
            timeLimit: 30,
            isCancelled: { false }
          )
        running.startClock(for: selected.document)
        let connection = RoundTripConnection(to: running)
        let judge = ScenarioJudge(link: connection, digests: running.digests)
        let failure = judge.results(of: selected.scenario, in: selected.document).failure
        session = failure == nil ? running : nil
        result.add(connection.result)
      }
    }
    #expect(result.differences == [])
    #expect(result.layoutCount > 3_000 / Self.step)
    guard Self.step == 1 else { return }
    print("\(result.layoutCount) layouts were compared; these are not data:")
    for (reason, count) in result.reasons.sorted(by: { $0.value > $1.value }) {
      print("  \(count) × \(reason)")
    }
  }
}

/// A connection that lays each scene out a second time from its data.
@MainActor
private final class RoundTripConnection: @MainActor EngineConnection {
  /// The results of comparisons.
  struct Result {
    var layoutCount = 0
    /// The first difference of each layout.
    var differences: [String] = []
    /// The numbers of layouts without data, by the reason.
    var reasons: [String: Int] = [:]

    mutating func add(_ other: Result) {
      layoutCount += other.layoutCount
      differences += other.differences
      reasons.merge(other.reasons, uniquingKeysWith: +)
    }
  }

  private let session: EngineSession
  private(set) var result = Result()

  init(to session: EngineSession) { self.session = session }

  var hello: EngineHello { session.hello }

  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    guard case .layout(var layout) = request else { return try session.answer(to: request) }
    layout.columns += ["evaluated", "nodes", "lines"].filter { !layout.columns.contains($0) }
    let answer = try session.answer(to: .layout(layout))
    switch answer {
    case .layout(let answer): compare(answer, to: layout)
    case .unsupported(let reason):
      result.reasons[reason, default: 0] += 1
      return try session.answer(to: request)
    default: break
    }
    return answer
  }

  private func compare(_ answer: LayoutAnswer, to request: LayoutRequest) {
    guard let scene = answer.evaluated, let proposal = answer.proposal ?? request.proposal else {
      return
    }
    do {
      // As on its way to another engine.
      let line = try EngineWire.line(scene)
      let decoded = try DecodedScene(try EngineWire.message(EngineScene.self, in: line))
      let nodes = decoded.nodes(for: proposal, in: request.environment)
      result.layoutCount += 1
      guard let difference = difference(of: nodes, from: views(answer.nodes ?? [])) else { return }
      result.differences.append("\(request.scenario): \(difference)")
    } catch let unsupported as Unsupported {
      result.reasons[unsupported.reason, default: 0] += 1
    } catch {
      result.differences.append("\(request.scenario): \(error)")
    }
  }

  /// Returns the nodes without the decorations of lists and bars (R-CTRL-23), which data lacks.
  private func views(_ nodes: [EngineNode]) -> [EngineNode] {
    nodes.flatMap { node in
      var node = node
      node.children = views(node.children)
      let isDecoration = [
        "barBackground", "listRow", "listRowBackground", "listRowSeparator", "sectionCard",
        "sectionFooter", "sectionHeader",
      ].contains(node.name)
      return isDecoration ? node.children : [node]
    }
  }

  /// Returns the first difference; `nil` if the nodes agree.
  private func difference(of nodes: [EngineNode], from expected: [EngineNode]) -> String? {
    guard nodes.count == expected.count else {
      return "\(nodes.map(\.name)) instead of \(expected.map(\.name))"
    }
    for (node, expected) in zip(nodes, expected) {
      var same = expected
      same.children = node.children
      if let frame = Optional(node.frame), frame.isClose(to: expected.frame) { same.frame = frame }
      guard node == same else {
        return "\(expected.words) is \(node.words)"
      }
      if let inner = difference(of: node.children, from: expected.children) {
        return "\(expected.name) > \(inner)"
      }
    }
    return nil
  }
}

extension EngineNode {
  fileprivate var words: String {
    "\(name) \(label ?? "") \(identifiers) \(frame.origin.x) \(frame.origin.y) \(frame.width) \(frame.height) "
      + "\(lines ?? [])"
  }
}

extension CGRect {
  fileprivate func isClose(to other: CGRect) -> Bool {
    func isClose(_ own: Double, _ other: Double) -> Bool {
      own == other || own.isNaN && other.isNaN || abs(own - other) <= 1e-6
    }
    return isClose(minX, other.minX) && isClose(minY, other.minY) && isClose(width, other.width)
      && isClose(height, other.height)
  }
}
