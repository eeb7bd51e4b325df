import CollectionLayout
import EngineKit
import Foundation
internal import LayoutTree
import Scenarios
import Testing

// The code of the examples in doc comments, so that it is compiled and its results are checked.

final class ColorHost: EngineHost {
  func layOut(proposal: LayoutProposal, in environment: LayoutEnvironment) -> [EngineNode] {
    let (width, height) = (proposal.width ?? 10, proposal.height ?? 10)
    return [EngineNode("Color", frame: LayoutFrame(x: 0, y: 0, width: width, height: height))]
  }
}

extension Stage {
  func scene(_ makeHost: @escaping @MainActor () -> ColorHost) {
    show { makeHost() }
  }
}

@MainActor
private func serve() {
  let engine =
    Engine(name: "SmallEngine", version: "1.0", can: [.nodes])
  EngineLoop(serving: engine).run()
  Engine(name: "SmallEngine", version: "1.0", can: [.nodes]).run()
}

@MainActor
struct DocumentedExampleTests {
  private let scenario = Self.scenario()

  private static func scenario() -> Scenario {
    let scenario = Scenario(id: "colors#fills-its-proposal", digest: "0") { stage in
      stage.show { ColorHost() }
      stage.step { stage.resize(width: 100, height: 50) }
    }
    return scenario
  }

  @Test func `Engine lists and runs the scenario passed to its initializer`() throws {
    let engine = Engine(name: "Colors", version: "1", can: [.nodes], scenarios: [scenario])
    #expect(try engine.scenarios(loading: []).map(\.id) == ["colors#fills-its-proposal"])
    var phases = 0
    _ = engine.play("colors#fills-its-proposal") { _ in phases += 1 }
    #expect(phases == 2)
    let edge = DrawnEdge(
      .bottom,
      of: "#save",
      node: 3,
      at: 44,
      extent: 16...374,
      straight: 24...366
    )
    #expect(edge.straight.upperBound == 366)
    let hello = EngineHello(name: "SmallEngine", version: "1.0", can: [.nodes, .scenarios])
    #expect(hello.name == "SmallEngine")
  }

  @Test func `LayoutLanguage parses a language code and a pseudo-language`() {
    let brazilian = LayoutLanguage("pt-BR")
    let longerEnglish = LayoutLanguage("en-longer")
    #expect(brazilian?.code == "pt-BR" && longerEnglish?.pseudo == .longer)
  }

  @Test func `SceneLibrary.handedOver returns a retained pointer to the library`() {
    let pointer = SceneLibrary([scenario]).handedOver()
    var library = Unmanaged<SceneLibrary>.fromOpaque(pointer).takeRetainedValue()
    let isOnlyReference = isKnownUniquelyReferenced(&library)
    #expect(isOnlyReference)
  }

  @Test func `MessageBuffer returns a line only after its line feed`() {
    var buffer = MessageBuffer()
    buffer.append(Data("one\ntw".utf8))
    let line = buffer.next()  // "one"
    let incomplete = buffer.next()  // nil
    #expect(line == Data("one".utf8) && incomplete == nil)
  }

  @Test func `EngineWire encodes a message as a line of JSON and decodes it`() throws {
    let proposal = LayoutProposal(width: 320, height: nil)
    let line = try EngineWire.line(proposal, isSorted: true)  // {"height":"nil","width":320}
    let copy: LayoutProposal = try EngineWire.message(in: line)
    #expect(String(decoding: line, as: UTF8.self) == "{\"height\":\"nil\",\"width\":320}\n")
    #expect(copy == proposal)
  }

  @Test func `nodes, frames, proposals and scenes hold their initializer arguments`() {
    do {
      let frame = LayoutFrame(x: 135, y: 230, width: 50, height: 20)
      let text = ResolvedNode("Text", label: "Reset", frame: frame)
      let stack = ResolvedNode("VStack", identifiers: ["stack"], frame: frame, children: [text])
      #expect(stack.children == [text])
    }
    do {
      let frame = LayoutFrame(x: 40, y: 10, width: 100, height: 20)  // 100 × 20 at (40, 10)
      #expect(frame.x == 40 && frame.height == 20)
    }
    do {
      let proposal = LayoutProposal(width: 320, height: nil)  // 320 × nil
      #expect(proposal.height == nil)
    }
    do {
      let fill = DrawingContent.fill(DrawingColor(red: 1, green: 0.5, blue: 0))
      let missing = DrawingContent.placeholder("Chart")  // a view that the engine does not have
      #expect(fill != missing)
    }
    do {
      let widths = [320.0, 375, 430].map { LayoutProposal(width: $0, height: 480) }
      let request = LayoutsRequest(
        scenario: "cards#a-card",
        conditions: widths.map { LayoutConditions(proposal: $0, environment: LayoutEnvironment()) },
        columns: [.nodes],
        graph: .replayed
      )
      #expect(request.requests.count == 3)
    }
    let scene = EngineScene("frame", ["width": .number(20)], children: [EngineScene("Color")])
    #expect(scene.children.map(\.view) == ["Color"])
  }

  @Test func `CollectionScene has a cell for each item, placed by its layout`() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(44)
    )
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)
    let scene = CollectionScene(layout, items: [3])
    let stage = Stage { _, _ in }
    stage.anyScene { scene }
    stage.layOut(
      proposal: LayoutProposal(width: 320, height: 480),
      environment: LayoutEnvironment()
    )
    let elements = stage.host?.elements ?? []
    #expect(elements.map(\.name) == ["content", "cell 0.0", "cell 0.1", "cell 0.2"])
    #expect(elements.map(\.frame.y) == [0, 0, 44, 88])
    #expect(elements.map(\.frame.height) == [132, 44, 44, 44])
  }
}
