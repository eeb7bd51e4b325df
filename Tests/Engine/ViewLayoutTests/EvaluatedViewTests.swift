import Foundation
import Testing
@testable import ViewLayout

@MainActor
@Suite("Evaluated view trees")
struct EvaluatedViewTests {
  private func evaluated<Content: View>(
    _ proposal: ProposedViewSize = ProposedViewSize(width: 100, height: 60),
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) throws -> EvaluatedView? {
    try Scene(proposal, content: content).host.evaluatedScene()
  }

  private func view(
    _ name: String,
    _ arguments: [String: EvaluatedView.Argument?] = [:],
    named: String? = nil,
    _ children: EvaluatedView...
  ) -> EvaluatedView {
    var view = EvaluatedView(name, arguments)
    view.name = named
    view.children = children
    return view
  }

  @Test func `bodies, conditions and ForEach are replaced with the views they produce`() throws {
    struct Row: View {
      let isWide: Bool
      var body: some View {
        if isWide { Color.red.frame(width: 40) } else { Color.blue }
      }
    }
    let scene = try evaluated {
      HStack(spacing: 4) { ForEach(0..<2, id: \.self) { Row(isWide: $0 == 0) } }
    }
    let color = view("Color")
    let frame = view("frame", ["width": .number(40), "alignment": .words("center center")], color)
    #expect(
      scene
        == view("HStack", ["alignment": .words("center"), "spacing": .number(4)], frame, color)
    )
  }

  @Test func `id and layoutPriority are evaluated as modifiers with an empty name`() throws {
    let scene = try evaluated { Color.red.id("a").layoutPriority(2) }
    let inner = view("id", ["0": .words("a")], named: "", view("Color"))
    #expect(scene == view("layoutPriority", ["0": .number(2)], named: "", inner))
  }

  @Test func `Capsule is evaluated as a Rectangle with its name, and Circle as Circle`() throws {
    #expect(try evaluated { Capsule() } == view("Rectangle", named: "Capsule"))
    #expect(try evaluated { Circle() } == view("Circle"))
  }

  @Test func `an evaluated Grid contains rows with cells, and views outside of rows`() throws {
    let scene = try evaluated {
      Grid {
        GridRow(alignment: .top) {
          Color.red
          Color.red.gridCellColumns(2)
        }
        Divider()
      }
    }
    let wide = view("gridCellColumns", ["0": .number(2)], named: "", view("Color"))
    let row = view("GridRow", ["alignment": .words("top")], named: "", view("Color"), wide)
    let divider = view("Divider", ["thickness": .number(1)])
    #expect(scene == view("Grid", ["alignment": .words("center center")], row, divider))
  }

  @Test func `a linear alignmentGuide is evaluated, any other throws NotEvaluated`() throws {
    let scene = try evaluated { Color.red.alignmentGuide(.leading) { $0.width / 2 + 3 } }
    #expect(scene?.arguments["perWidth"] == .number(0.5))
    #expect(scene?.arguments["constant"] == .number(3))
    #expect(throws: NotEvaluated("the value of 'leading' is computed by code")) {
      try evaluated { Color.red.alignmentGuide(.leading) { $0.width * $0.width } }
    }
  }

  @Test func `a Layout without subviews has arguments such as minWidth if it clamps`() throws {
    struct Flexible: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: min(max(proposal.width ?? 30, 20), 50), height: proposal.height ?? 7)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    struct Area: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 10, height: 100 / max(proposal.width ?? 10, 1))
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    #expect(
      try evaluated { Flexible() {} }?.arguments == [
        "minWidth": .number(20), "idealWidth": .number(30), "maxWidth": .number(50),
        "minHeight": .number(0), "idealHeight": .number(7), "maxHeight": .number(.infinity),
      ]
    )
    #expect(try evaluated { Area() {} } == view("Area"))
  }

  @Test func `layoutDirection is evaluated as a modifier if it differs from the parent's`() throws {
    let scene = try evaluated {
      VStack {
        HStack {
          Color.red
          Color.red
        }
        .environment(\.layoutDirection, .rightToLeft)
      }
    }
    #expect(scene?.children.map(\.view) == ["layoutDirection"])
    #expect(scene?.children.first?.arguments == ["0": .words("rtl")])
    #expect(scene?.children.first?.children.first?.children.map(\.view) == ["Color", "Color"])
  }

  @Test func `a LazyVStack has a length argument if not all of its views are created`() throws {
    let whole = try evaluated { LazyVStack { ForEach(0..<3, id: \.self) { _ in Color.red } } }
    #expect(whole?.arguments == ["alignment": .words("center")])
    #expect(whole?.children.count == 3)
    let scene = try evaluated {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<900, id: \.self) { _ in Color.red.frame(height: 20) } }
      }
    }
    let stack = scene?.children.first
    #expect(stack?.children.count == 3)
    #expect(stack?.arguments["start"] == .number(0))
    #expect(stack?.arguments["length"] == .number(18_000))
  }

  @Test func `a lazy grid's section is one Section for its header and one for content`() throws {
    let scene = try evaluated {
      LazyVGrid(columns: [GridItem(.fixed(20), spacing: 4), GridItem(alignment: .topLeading)]) {
        Section(header: Divider()) { ForEach(0..<3, id: \.self) { _ in Color.red } }
      }
    }
    #expect(
      scene?.arguments["items"]
        == .words("fixed 20 spacing 4, flexible 10 inf alignment leading top")
    )
    #expect(scene?.children.map(\.view) == ["Section", "Section"])
    #expect(scene?.children.map { $0.arguments["part"] } == [.words("header"), .words("content")])
    #expect(scene?.children.map(\.children.count) == [1, 3])
  }

  @Test func `an evaluated list row states the space above it`() throws {
    let scene = try evaluated {
      List {
        Color.red
        Color.red
      }
      .listRowSpacing(4)
    }
    var rows: [EvaluatedView] = []
    func collect(_ view: EvaluatedView) {
      if view.view == "ListRow" { rows.append(view) }
      view.children.forEach(collect)
    }
    if let scene { collect(scene) }
    #expect(rows.count == 2)
    #expect(rows.allSatisfy { $0.arguments["above"] != nil })
    #expect(rows.allSatisfy { $0.children.map(\.view) == ["Color"] })
  }

  @Test func `a stack of one view is evaluated as Container, a text field as Control`() throws {
    let scene = try evaluated { HStack { Color.red } }
    #expect(scene == view("Container", named: "HStack", view("Color")))
    let field = try evaluated { TextField("Name", text: .constant("")) }
    #expect(field?.view == "Control")
  }

  @Test func `a custom layout with the name of another view throws NotEvaluated`() throws {
    struct Leaf: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        .zero
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}
    }
    #expect(throws: NotEvaluated("the custom layout 'Leaf' has the name of another view")) {
      try evaluated { Leaf { Color.red } }
    }
  }

  @Test func `EngineProtocol.md documents all views and their arguments`() throws {
    let tables = try Self.page.components(separatedBy: "\n\n")
      .filter { $0.hasPrefix("| view |") || $0.hasPrefix("| modifier |") }
    var documented: [String: Set<String>] = [:]
    for row in tables.joined(separator: "\n").split(separator: "\n") {
      let cells = row.split(separator: "|").map { $0.matches(of: /`([A-Za-z0-9]+)`/) }
      guard cells.count > 1 else { continue }
      for name in cells[0] {
        documented[String(name.output.1)] = Set(cells[1].map { String($0.output.1) })
      }
    }
    #expect(documented == Self.vocabulary)
  }

  @Test func `EngineProtocol.md marks the arguments that the schema does not require`() throws {
    let rows = try Self.page.split(separator: "\n").map { $0.split(separator: "|") }
    let cases = try Self.schemaCases
    #expect(cases.count > 40)
    for entry in cases {
      let name = entry.if.properties.view.const
      let row = try #require(rows.first { $0.count == 4 && $0[0].contains("`\(name)`") })
      let marked = Set(row[1].matches(of: /`([A-Za-z0-9]+)`\?/).map { String($0.output.1) })
      let stated = entry.then.properties.arguments
      let optional = Set(stated.propertyNames?.enum ?? []).subtracting(stated.required ?? [])
      #expect(marked == optional, "\(name)")
    }
  }

  @Test func `engine-values.schema.json lists all views and their arguments`() throws {
    let stated = try Self.schemaCases.map {
      ($0.if.properties.view.const, Set($0.then.properties.arguments.propertyNames?.enum ?? []))
    }
    #expect(Dictionary(uniqueKeysWithValues: stated) == Self.vocabulary)
  }

  private static func document(_ path: String) throws -> Data {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Docs/\(path)").standardizedFileURL
    return try Data(contentsOf: file)
  }

  private static var page: String {
    get throws { String(decoding: try document("Reference/EngineProtocol.md"), as: UTF8.self) }
  }

  private static var schemaCases: [Schema.Definition.Case] {
    get throws {
      let data = try document("Schemas/engine-values.schema.json")
      return try JSONDecoder().decode(Schema.self, from: data).definitions["scene"]?.allOf ?? []
    }
  }

  private static var vocabulary: [String: Set<String>] {
    [EvaluatedVocabulary.containers, EvaluatedVocabulary.leaves, EvaluatedVocabulary.modifiers]
      .reduce(into: [:]) { $0.merge($1) { $1 } }
  }

  /// The part of the schema that lists the arguments of views.
  private struct Schema: Decodable {
    struct Definition: Decodable {
      struct Case: Decodable {
        struct Condition: Decodable {
          struct Properties: Decodable {
            struct View: Decodable { let const: String }
            let view: View
          }
          let properties: Properties
        }
        struct Consequence: Decodable {
          struct Properties: Decodable {
            struct Arguments: Decodable {
              struct Names: Decodable { let `enum`: [String] }
              let propertyNames: Names?
              let required: [String]?
            }
            let arguments: Arguments
          }
          let properties: Properties
        }
        let `if`: Condition
        let then: Consequence
      }
      let allOf: [Case]?
    }
    let definitions: [String: Definition]

    enum CodingKeys: String, CodingKey { case definitions = "$defs" }
  }
}
