import EngineKit
import Foundation
internal import LayoutTree

/// Messages with values for all members.
enum SampleMessage {
  static var hello: EngineHello {
    var hello = EngineHello(name: "a", version: "1", device: "b", scale: 2, can: [.nodes])
    hello.encoding = "cbor"
    return hello
  }
  static let phase = PhaseAnswer(hasEnded: true, isResized: true, mistakes: ["a"])
  static let proposal = LayoutProposal(width: 1, height: nil)
  static let frame = LayoutFrame(x: 1, y: 2, width: 3, height: .infinity)

  static var environment: LayoutEnvironment {
    var environment = LayoutEnvironment()
    environment.safeArea = LayoutEnvironment.Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    environment.margins = environment.safeArea
    environment.offset = LayoutEnvironment.Offset(x: 1, y: 2)
    environment.metrics = .iOS26
    environment.language = LayoutLanguage(code: "de")
    environment.keyboard = 1
    environment.sizeClasses = SizeClasses(horizontal: .compact, vertical: .regular)
    environment.bars = .none
    return environment
  }

  static let scene = EngineScene(
    "HStack",
    ["spacing": .number(1)],
    name: "",
    children: [EngineScene("Divider")]
  )

  static var layoutRequest: LayoutRequest {
    LayoutRequest(
      scenario: "a#b",
      proposal: proposal,
      environment: environment,
      columns: [.nodes],
      graph: .fresh,
      scene: scene
    )
  }

  static var layoutAnswer: LayoutAnswer {
    var answer = LayoutAnswer()
    answer.kind = .table
    answer.nodes = [EngineNode("Text", label: "a", identifiers: ["b"], frame: frame, lines: ["a"])]
    answer.elements = [EngineElement("content", frame: frame)]
    answer.proposal = proposal
    answer.originInWindow = LayoutEnvironment.Offset(x: 1, y: 2)
    answer.negotiation = [
      EngineQuestion(
        "Text",
        node: 0,
        label: "a",
        identifiers: ["b"],
        proposal: proposal,
        width: 1,
        height: 2
      )
    ]
    answer.counts = [:]
    answer.preferences = [:]
    answer.sections = [SnapshotSection(name: "a", items: ["b"])]
    answer.updates = ["delete section 2"]
    answer.cells = EngineCells(live: 1, made: 2, reused: 3, bytes: 4)
    answer.issues = [LayoutIssue(kind: "a", place: "b", message: "c")]
    answer.evaluated = scene
    answer.unrecordedLengths = [UnrecordedLength(control: "Gauge", length: "a", places: 1)]
    answer.fonts = [
      TextFont(name: "a", file: "b", measuredBy: "c", reason: "d", missingLibrary: "e")
    ]
    answer.edges = [
      DrawnEdge(
        .baseline,
        of: "a",
        node: 0,
        element: "cell 0.0",
        at: 1,
        extent: 0...2,
        line: 0...1,
        obstacle: .soft
      )
    ]
    var drawing = ResolvedTree(nodes: [inspectedNode])
    drawing.window = CGRect(frame)
    drawing.background = .primary
    (drawing.omittedNodes, drawing.isDark) = (1, true)
    answer.drawing = drawing
    answer.steps = [
      DrawingStep(
        kind: .propose,
        node: 0,
        name: "a",
        width: 1,
        height: nil,
        rule: "R-PROP-1",
        sentence: "b",
        details: ["c"]
      )
    ]
    answer.stepCount = 2
    answer.reasons = [inspectedNode]
    answer.traits = [inspectedNode]
    answer.resources = SceneResources(
      missing: ["a"],
      unresolvedKeys: ["b"],
      hasUnfinishedTasks: true
    )
    answer.mistakes = ["a"]
    return answer
  }

  static var layoutsRequest: LayoutsRequest {
    LayoutsRequest(
      scenario: "a#b",
      conditions: [LayoutConditions(proposal: proposal, environment: environment)],
      columns: [.nodes],
      graph: .replayed
    )
  }

  /// A node with all of its columns.
  static var inspectedNode: EngineNode {
    let reason = LayoutReason("R-STK-4", "a", steps: ["b"])
    var traits = NodeTraits()
    traits.paint = .text
    traits.isTruncated = true
    traits.neededWidth = CheckFinding.NeededWidth(needed: 2, error: 1, available: 1)
    traits.target = CGSize(width: 1, height: 2)
    var appearance = DrawingAppearance()
    appearance.opacity = 0.5
    return ResolvedNode(
      path: [0],
      name: "Text",
      label: "a",
      lines: ["a"],
      identifiers: ["b"],
      frame: CGRect(frame),
      picture: NodePicture(.fill(.primary), appearance: appearance, isDrawnBackwards: true),
      explanation: NodeExplanation(
        proposal: proposal,
        sizeReason: reason,
        placeReason: reason,
        gap: ExplainedGap(length: 8, neighbor: "a", rule: "R-SP-2", sentence: "b"),
        questions: [ExplainedQuestion(proposal: proposal, answer: .zero, asker: "a")]
      ),
      traits: traits
    )
  }

  static var scriptRequest: ScriptRequest {
    ScriptRequest(
      scenario: "a#b",
      file: "a.md",
      form: .sectionSnapshot,
      start: .tree([SnapshotItem(name: "a")]),
      calls: [
        ScriptRequest.Call(
          line: 1,
          text: "append a to b",
          call: ScriptCall(
            verb: .append,
            subject: [SnapshotItem(name: "a")],
            relation: .to,
            object: [SnapshotItem(name: "b")]
          ),
          includesParent: true
        )
      ]
    )
  }

  static var scriptAnswer: ScriptCallAnswer {
    ScriptCallAnswer(
      refusal: LayoutIssue(kind: "a", place: "b", message: "c"),
      value: ScriptCallAnswer.Value(count: 1, names: [], isOptional: true, items: []),
      state: .sections([])
    )
  }

  /// All requests and answers of the protocol.
  static var every: [any Encodable] {
    requests.map { $0 as any Encodable } + answers.map { $0 as any Encodable }
  }

  static var requests: [EngineRequest] {
    EngineRequest.Name.allCases.map { name in
      switch name {
      case .hello: .hello(encodings: ["cbor"])
      case .scenarios: .scenarios(libraries: ["/a.so"])
      case .reset:
        .reset(
          scenario: "a#b",
          resources: "/app",
          language: LayoutLanguage(code: "de"),
          runsTasks: true
        )
      case .layout: .layout(layoutRequest)
      case .layouts: .layouts(layoutsRequest)
      case .observe:
        .observe(
          scenario: "a#b",
          columns: ["nodes"],
          elements: [.cell(section: 0, item: 1)]
        )
      case .step: .step(scenario: "a#b")
      case .resting: .resting(scenario: "a#b", section: 0, offset: 1)
      case .laws: .laws(scenario: "a#b", laws: ["idempotent"], seed: 1)
      case .script: .script(scriptRequest)
      }
    }
  }

  static var answers: [EngineAnswer] {
    EngineAnswer.Name.allCases.map { name in
      switch name {
      case .hello: .hello(hello)
      case .scenarios: .scenarios([EngineScenario(id: "a#b", digest: "c")])
      case .reset: .reset(phase)
      case .layout: .layout(layoutAnswer)
      case .step: .step(phase)
      case .resting: .resting(nil)
      case .laws: .laws([nil, "a"])
      case .layouts: .layouts([layoutAnswer])
      case .script: .script([scriptAnswer])
      case .unsupported: .unsupported(reason: "a")
      case .error: .error(message: "a")
      }
    }
  }
}

extension Set<String> {
  /// Returns the members of a message's object, or of the first object in one of its lists.
  static func keys(of message: any Encodable, in list: String? = nil) -> Set {
    var object = json(of: message) as? [String: Any]
    if let list { object = (object?[list] as? [[String: Any]])?.first }
    return Set((object ?? [:]).keys)
  }

  /// Returns the members of all objects in a message.
  static func allKeys(of message: any Encodable) -> Set { keys(in: json(of: message)) }

  private static func json(of message: any Encodable) -> Any? {
    (try? EngineWire.line(message)).flatMap { try? JSONSerialization.jsonObject(with: $0) }
  }

  private static func keys(in value: Any?) -> Set {
    if let object = value as? [String: Any] {
      return object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(in: $1)) }
    }
    return (value as? [Any] ?? []).reduce(into: []) { $0.formUnion(keys(in: $1)) }
  }
}
