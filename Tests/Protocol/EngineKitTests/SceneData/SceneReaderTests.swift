import EngineKit
import Testing

@Suite("Scenes read as data")
struct SceneReaderTests {
  private static let red = EngineScene("Color", ["0": .words("red")])
  private static let circle = EngineScene("Circle")

  @Test(
    "a view is its type and its arguments",
    arguments: [
      ("Color.red", red),
      (
        "Color(white: 0.5, opacity: 1)",
        .init("Color", ["white": .number(0.5), "opacity": .number(1)])
      ),
      ("Spacer(minLength: 0)", .init("Spacer", ["minLength": .number(0)])),
      ("Spacer()", .init("Spacer")),
      (
        "RoundedRectangle(cornerRadius: 2.5)",
        .init("RoundedRectangle", ["cornerRadius": .number(2.5)])
      ),
      (#"Text("a \"b\"\n")"#, .init("Text", ["0": .words("a \"b\"\n")])),
      (#"Text(verbatim: "")"#, .init("Text", ["verbatim": .words("")])),
      (
        "VStack(alignment: .leading, spacing: nil) {}",
        .init("VStack", ["alignment": .words("leading"), "spacing": .words("nil")])
      ),
      (
        "ZStack(alignment: Alignment.topLeading) { Circle() }",
        .init("ZStack", ["alignment": .words("topLeading")], children: [circle])
      ),
    ] as [(String, EngineScene)]
  )
  func views(code: String, scene: EngineScene) throws {
    #expect(try SceneReader.scene(of: code) == scene)
  }

  @Test(
    "a modifier is around what it modifies",
    arguments: [
      (
        ".frame(width: 1_000, alignment: .top)",
        .init("frame", ["width": .number(1000), "alignment": .words("top")])
      ),
      (
        ".frame(minWidth: -1.5, maxWidth: .infinity)",
        .init("frame", ["minWidth": .number(-1.5), "maxWidth": .number(.infinity)])
      ),
      (".frame(maxHeight: CGFloat.infinity)", .init("frame", ["maxHeight": .number(.infinity)])),
      (".padding()", .init("padding")),
      (".padding(8)", .init("padding", ["0": .number(8)])),
      (".padding(.horizontal)", .init("padding", ["0": .words("horizontal")])),
      (
        ".padding([.top, .leading], 3)",
        .init("padding", ["0": .words("top leading"), "1": .number(3)])
      ),
      (
        ".padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))",
        .init(
          "padding",
          ["top": .number(1), "leading": .number(2), "bottom": .number(3), "trailing": .number(4)]
        )
      ),
      (
        ".fixedSize(horizontal: true, vertical: false)",
        .init("fixedSize", ["horizontal": .flag(true), "vertical": .flag(false)])
      ),
      (
        ".aspectRatio(2, contentMode: .fit)",
        .init("aspectRatio", ["0": .number(2), "contentMode": .words("fit")])
      ),
      (
        ".offset(CGSize(width: 1, height: 2))",
        .init("offset", ["width": .number(1), "height": .number(2)])
      ),
      (".offset(x: 3)", .init("offset", ["x": .number(3)])),
      (".layoutPriority(-1)", .init("layoutPriority", ["0": .number(-1)])),
      (".id(\"a\")", .init("id", ["0": .words("a")])),
      (".foregroundStyle(.blue)", .init("foregroundStyle", ["0": .words("blue")])),
    ] as [(String, EngineScene)]
  )
  func modifiers(code: String, scene: EngineScene) throws {
    var scene = scene
    scene.children = [Self.red]
    #expect(try SceneReader.scene(of: "Color.red\(code)") == scene)
    #expect(try SceneReader.scene(of: "Color.red  // red\n  /* then */\(code)\n") == scene)
  }

  @Test(
    "what is behind or before a view is a second one",
    arguments: [
      (".background(Circle())", "background", [:], circle),
      (".background(.red)", "background", [:], red),
      (".background(Color.red, alignment: .top)", "background", ["alignment": .words("top")], red),
      (".overlay { Circle() }", "overlay", [:], circle),
      (
        ".overlay(alignment: .bottom) { Circle() }", "overlay", ["alignment": .words("bottom")],
        circle
      ),
      (
        ".background { Circle(); Color.red }", "background", [:],
        EngineScene("ZStack", children: [circle, red])
      ),
    ] as [(String, String, [String: EngineScene.Argument], EngineScene)]
  )
  func layers(
    code: String,
    name: String,
    arguments: [String: EngineScene.Argument],
    second: EngineScene
  ) throws {
    let scene = EngineScene(name, arguments, children: [EngineScene("Divider"), second])
    #expect(try SceneReader.scene(of: "Divider()\(code)") == scene)
  }

  @Test func `views that stand for others are left out`() throws {
    let code = """
      HStack(spacing: 4) {
        EmptyView()
        Group {
          Circle()
          Color.red
        }
        .padding(1)
        Divider()
      }
      """
    let padded = [Self.circle, Self.red].map {
      EngineScene("padding", ["0": .number(1)], children: [$0])
    }
    let scene = EngineScene(
      "HStack",
      ["spacing": .number(4)],
      children: padded + [EngineScene("Divider")]
    )
    #expect(try SceneReader.scene(of: code) == scene)
  }

  @Test func `several views are in a column`() throws {
    let scene = EngineScene("VStack", children: [Self.circle, Self.red])
    #expect(try SceneReader.scene(of: "Circle()\nColor.red") == scene)
    #expect(try SceneReader.scene(of: "Circle(); Color.red") == scene)
  }

  @Test(
    "code that is no data is refused with its reason",
    arguments: [
      ("card", .variable("card")),
      ("Color.red.frame(width: side)", .variable("side")),
      ("Color.brand", .variable("Color.brand")),
      ("Color.red.frame(width: 2 * 3)", .computed("2.0 *")),
      (#"Text("a") + Text("b")"#, .computed("Text(…) +")),
      (#"Text("\(1)")"#, .computed(#""\(1)")"#)),
      ("if isWide { Circle() }", .statement("if")),
      ("HStack {\n  let a = 1\n}", .statement("let")),
      ("Color.red.onTapGesture { tap() }", .closure(".onTapGesture")),
      ("ForEach(0..<3) { i in\n Circle() }", .computed("0.0 ..<")),
      ("GeometryReader { proxy in Circle() }", .closure("GeometryReader")),
      ("Tile()", .unknownView("Tile")),
      ("Circle().blur(radius: 3)", .unknownModifier("blur")),
      ("Circle { Color.red }", .content("Circle")),
      ("Circle().padding { Color.red }", .content(".padding")),
      ("Color.red.frame(width: .small)", .argument("width: .small", of: ".frame")),
      ("Color.red.frame(side: 3)", .argument("side: 3.0", of: ".frame")),
      ("Color.red.background()", .argument("()", of: ".background")),
      ("HStack(alignment: .leading) {}", .argument("alignment: .leading", of: "HStack")),
      ("Color.red)", .unreadable(")")),
      ("HStack { Circle()", .unreadable("the end")),
      ("Circle() Circle()", .unreadable("Circle")),
      ("", .empty),
      ("EmptyView()", .empty),
    ] as [(String, SceneNotData)]
  )
  func refusals(code: String, reason: SceneNotData) {
    #expect(throws: reason) { try SceneReader.scene(of: code) }
    #expect(reason.description.count > 10)
  }

  @Test func `a scene has an end to its depth`() throws {
    func nested(_ depth: Int) -> String {
      String(repeating: "HStack {", count: depth) + "Circle()"
        + String(repeating: "}", count: depth)
    }
    _ = try SceneReader.scene(of: nested(90))
    #expect(throws: SceneNotData.depth(100)) { try SceneReader.scene(of: nested(5000)) }
    let padded = "Circle()" + String(repeating: ".padding()", count: 5000)
    #expect(throws: SceneNotData.depth(100)) { try SceneReader.scene(of: padded) }
  }
}
