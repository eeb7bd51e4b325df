import Conformance
import EngineKit
import SpecFormat
import Testing

@Suite("Scenes for engines that take them as data")
struct DataSceneTests {
  private static let scene = EngineScene(
    "frame",
    ["height": .number(4), "width": .number(3)],
    children: [EngineScene("Color", ["0": .words("red")])]
  )

  /// Returns the verdicts and reasons of the only scenario of a page.
  private func results(
    of blocks: String,
    by link: NotedLink
  ) throws -> [ExpectationResult] {
    let text = "# T\n\n## A\n\n\(blocks)\n"
    let document = SpecParser.parse(bytes: Array(text.utf8), file: "a.md", name: "a").document
    let scenario = try #require(document.scenarios.first)
    let judge = ScenarioJudge(link: link, digests: ["a#a": nil])
    return judge.results(of: scenario, in: document).results
  }

  private static func blocks(
    _ code: String = "Color.red.frame(width: 3, height: 4)",
    _ expectation: String = "size 9x9\n9x9 -> 3x4"
  ) -> String {
    "```swift\n\(code)\n```\n\n```\(expectation)\n```"
  }

  @Test func `each layout is asked for by itself, with the scene`() throws {
    let link = NotedLink(can: [.nodes, .scenes])
    let expectations = """
      ```frames
      ...
      ```

      ```frames rtl
      ...
      ```

      ```size
      9x9 -> 3x4
      5x5 -> 3x4
      ```

      ```frames offset=0,7
      ...
      ```
      """
    let blocks = Self.blocks() + "\n\n" + expectations
    let verdicts = try results(of: blocks, by: link).map(\.verdict)
    #expect(verdicts == [.passed, .passed, .passed, .passed, .passed])
    let layouts = link.requests.compactMap(\.layout)
    #expect(layouts.count == link.requests.count)
    #expect(layouts.count >= 4)
    #expect(layouts.allSatisfy { $0.scene == Self.scene && $0.graph == nil })
    #expect(layouts.allSatisfy { $0.proposal != nil && !$0.columns.contains("lines") })
    #expect(layouts.contains { $0.environment.direction == .rightToLeft })
    #expect(layouts.contains { $0.proposal == LayoutProposal(width: 5, height: 5) })
    #expect(layouts.last?.environment.offset == LayoutEnvironment.Offset(x: 0, y: 7))
    #expect(layouts.last?.proposal == LayoutProposal(width: 9, height: 9))
  }

  @Test(
    "a scene that is no data is unsupported, and nobody is asked",
    arguments: [
      (
        "```swift setup\nlet a = 1\n```\n\n" + blocks(),
        ["the scene has code before it"]
      ),
      (
        blocks() + "\n\n```swift step\nstage.tap(\"a\")\n```\n\n```size\n9x9 -> 1x1\n```",
        ["the scene has steps", "the scene has steps"]
      ),
      (
        blocks("Tile()"),
        ["the scene is code: there is no view 'Tile' in scenes that are data"]
      ),
      (
        blocks("Tile()", "size 9x9 skip=\"another day\"\n9x9 -> 3x4"), ["another day"]
      ),
    ]
  )
  func refusals(blocks: String, reasons: [String]) throws {
    let link = NotedLink(can: [.nodes, .scenes])
    let results = try results(of: blocks, by: link)
    #expect(results.map(\.reason) == reasons)
    let verdict: Verdict = reasons == ["another day"] ? .skipped : .unsupported
    #expect(results.allSatisfy { $0.verdict == verdict })
    #expect(link.requests == [])
  }

  @Test func `an engine that takes no scenes plays none`() throws {
    let link = NotedLink(can: [.nodes])
    let results = try results(of: Self.blocks(), by: link)
    #expect(results.map(\.verdict) == [.unsupported])
    #expect(results.map(\.reason) == ["Noted supports scenes neither as code nor as data"])
  }

  @Test func `an engine without the metrics of a system is not asked for them`() throws {
    let link = NotedLink(can: [.nodes, .issues, .scenes])
    let blocks = """
      \(Self.blocks("Color.red.frame(width: 3, height: 4)", "size 9x9 metrics=\"iOS 26\"\n9x9 -> 3x4"))

      ```frames 9x9 metrics="macOS 26"
      ...
      ```

      ```variants 9x9 metrics="iOS 26"
      width | root.width
      9     | 3
      ```

      ```frames metrics=test
      ...
      ```
      """
    let results = try results(of: blocks, by: link)
    #expect(results.map(\.verdict) == [.unsupported, .unsupported, .unsupported, .passed])
    #expect(
      results.map(\.reason) == [
        "Noted does not support 'metrics', here iOS 26",
        "Noted does not support 'metrics', here macOS 26",
        "Noted does not support 'metrics', here iOS 26", nil,
      ]
    )
    #expect(results.map(\.measuredBy) == [.iOS26, .macOS26, .iOS26, nil])
    #expect(link.requests.compactMap(\.layout).allSatisfy { $0.environment.metrics == .test })
  }

  @Test func `an engine with the metrics of a system is asked for them`() throws {
    let link = NotedLink(can: [.nodes, .scenes, .metrics])
    let blocks = Self.blocks(
      "Color.red.frame(width: 3, height: 4)",
      "size 9x9 metrics=\"iOS 26\"\n9x9 -> 3x4"
    )
    #expect(try results(of: blocks, by: link).map(\.verdict) == [.passed])
    let environments = link.requests.compactMap(\.layout).map(\.environment)
    #expect(environments.allSatisfy { $0.metrics == .iOS26 && $0.scale == 2 })
    #expect(!environments.isEmpty)
  }

  @Test func `what belongs to scenarios is not asked of data`() throws {
    let link = NotedLink(can: EngineCapability.allCases.filter { $0 != .scenarios })
    let blocks = Self.blocks() + "\n\n```laws\nidempotent\n```"
    let results = try results(of: blocks, by: link)
    #expect(results.map(\.verdict) == [.passed, .unsupported])
    #expect(results.last?.reason == "Noted does not support 'laws'")
    #expect(link.requests.allSatisfy { $0.name == .layout })
  }

  @Test func `an engine that refuses to begin a scenario does not support it`() throws {
    let link = NotedLink(can: [.nodes, .scenarios])
    let results = try results(of: Self.blocks(), by: link)
    #expect(results.map(\.verdict) == [.unsupported])
    #expect(results.map(\.reason) == ["no reset"])
    #expect(link.requests == [.reset(scenario: "a#a")])
  }
}

/// An engine that reports every layout as a box of 3 × 4, and records requests.
private final class NotedLink: EngineConnection {
  let hello: EngineHello
  private(set) var requests: [EngineRequest] = []

  init(can: [EngineCapability]) {
    hello = EngineHello(name: "Noted", version: "1", can: can)
  }

  func answer(to request: EngineRequest) throws(EngineFailure) -> EngineAnswer {
    requests.append(request)
    guard request.layout != nil else { return .unsupported(reason: "no \(request.name.rawValue)") }
    var answer = LayoutAnswer()
    let frame = LayoutFrame(x: 0, y: 0, width: 3, height: 4)
    answer.nodes = [EngineNode("frame", frame: frame)]
    answer.issues = []
    return .layout(answer)
  }
}

extension EngineRequest {
  /// The layout request; `nil` for other requests.
  fileprivate var layout: LayoutRequest? {
    if case .layout(let layout) = self { layout } else { nil }
  }
}
