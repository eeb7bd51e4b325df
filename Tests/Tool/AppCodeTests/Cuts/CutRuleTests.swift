import Foundation
import Testing

@testable import AppCode

struct CutRuleTests {
  /// Code with a compiler error, and the first cut that the error leads to.
  struct Example: CustomTestStringConvertible, Sendable {
    var rule: String
    var code: String
    /// The text in the code at whose first occurrence the error is.
    var place: String
    var message: String
    /// The replacement of the first cut.
    var text: String

    var testDescription: String { "\(rule): \(message)" }
  }

  private static let examples = [
    Example(
      rule: "preview",
      code: "#Preview { Profile() }",
      place: "Profile",
      message: "static method 'buildExpression' requires that 'Profile' conform to 'View'",
      text: "previewOfUIKit {Profile()}"
    ),
    Example(
      rule: "attribute",
      code: "struct A { @Injected var store: Store }",
      place: "Injected",
      message: "unknown attribute 'Injected'",
      text: "var store: Store { get { leftOut(\"store\", \"A.swift:1\") } nonmutating set {} }"
    ),
    Example(
      rule: "attribute",
      code: "@Reducer struct A {}",
      place: "Reducer",
      message: "unknown attribute 'Reducer'",
      text: ""
    ),
    Example(
      rule: "conformance",
      code: "enum A: Hashable, Route { case b }",
      place: "Route",
      message: "cannot find type 'Route' in scope",
      text: "Any"
    ),
    Example(
      rule: "conformance",
      code: "struct A: Hashable { let b: C }",
      place: "A:",
      message: "type 'A' does not conform to protocol 'Equatable'",
      text: "Any"
    ),
    Example(
      rule: "extension",
      code: "extension Defaults.Keys { static let a = 1 }",
      place: "Defaults",
      message: "cannot find type 'Defaults' in scope",
      text: ""
    ),
    Example(
      rule: "type",
      code: "let router: Router<Tab>",
      place: "Router",
      message: "cannot specialize non-generic type 'Router'",
      text: ""
    ),
    Example(
      rule: "arguments",
      code: "struct A: View { var body: some View { Text(\"a\").environment(Router(tab: 1)) } }",
      place: "tab",
      message: "argument passed to call that takes no arguments",
      text: "()"
    ),
    Example(
      rule: "modifier",
      code: "struct A: View { var body: some View { Text(\"a\").shimmering(1).padding() } }",
      place: "shimmering",
      message: "value of type 'Text' has no member 'shimmering'",
      text: ".leftOutModifier(\".shimmering\", \"A.swift:1\")"
    ),
    Example(
      rule: "view",
      code: "struct A: View { var body: some View { LazyImage(url: b).padding() } }",
      place: "LazyImage",
      message: "cannot find 'LazyImage' in scope",
      text: "missingView(\"LazyImage\", \"A.swift:1\")"
    ),
    Example(
      rule: "unwrapping",
      code: "func a() { let b = Client()! }",
      place: "Client",
      message: "cannot force unwrap value of non-optional type 'Client'",
      text: ""
    ),
    Example(
      rule: "unwrapping",
      code: "func a() { if let b = Client().c { print(b) } }",
      place: "Client",
      message: "initializer for conditional binding must have Optional type, not 'MissingValue'",
      text: "Optional(Client().c)"
    ),
    Example(
      rule: "value",
      code: "func a() -> Int { let b = 1 + c.d(2); return b }",
      place: "c.d",
      message: "cannot find 'c' in scope",
      text: "leftOut(\"c.d\", \"A.swift:1\")"
    ),
    Example(
      rule: "statement",
      code: "func a() { log(1); b() }",
      place: "log",
      message: "cannot find 'log' in scope",
      text: ""
    ),
    Example(
      rule: "body",
      code: "func a() -> Int { guard let b = 2 else { return 1 }; return b }",
      place: "guard",
      message: "'guard' body must not fall through",
      text: "{ leftOut(\"a\", \"A.swift:1\") }"
    ),
    Example(
      rule: "body",
      code: "struct A { func b() { guard c else { return }; d() } }",
      place: "guard",
      message: "ambiguous use of operator '>'",
      text: "{ let _: Void = leftOut(\"A.b\", \"A.swift:1\") }"
    ),
    Example(
      rule: "body",
      code: "extension A { func run(_ b: () -> Void) -> Int { run { b() }; return 1 } }",
      place: "run {",
      message: "function call causes an infinite recursion",
      text: "{ leftOut(\"A.run\", \"A.swift:1\") }"
    ),
    Example(
      rule: "member",
      code: "struct A { typealias B = C.D }",
      place: "D",
      message: "'D' is not a member type of enum 'C'",
      text: ""
    ),
    Example(
      rule: "declaration",
      code: "typealias B = C.D\nstruct E {}",
      place: "D",
      message: "'D' is not a member type of enum 'C'",
      text: ""
    ),
  ]

  @Test(arguments: examples)
  func `a compiler error leads to a cut with the example's rule, replacement and reason`(
    _ example: Example
  ) throws {
    let reduction = try Self.reduction(of: example.code, example.message, at: example.place)
    let cut = try #require(reduction.cuts["A.swift"]?.first)
    #expect(cut.rule == example.rule)
    #expect(cut.edit.text == example.text)
    #expect(cut.reason == example.message)
  }

  @Test func `each rule in CutRules.all has an example in this test, except closure`() {
    let names = Set(CutRules.all.map { $0.name })
    #expect(names.subtracting(Self.examples.map(\.rule)) == ["closure"])
  }

  @Test func `if an error remains after a value is cut, its function's body is cut`() throws {
    let code = "func a() -> Int { let b = 1 + c.d(2); return b }"
    var reduction = try Self.reduction(of: code, "cannot find 'c' in scope", at: "c.d")
    #expect(reduction.cuts["A.swift"]?.map(\.rule) == ["value"])
    let again = try Self.message("cannot infer", at: "leftOut", in: reduction.texts[0])
    #expect(reduction.answer([(0, again)]).changedFiles == [0])
    #expect(reduction.cuts["A.swift"]?.map(\.rule) == ["body"])
    #expect(reduction.cuts["A.swift"]?.map(\.reason) == ["cannot find 'c' in scope"])
  }

  @Test func `a missing type is declared as a class, and a nested type inside it`() throws {
    var reduction = try Self.reduction(
      of: "struct A { let b: Client; let c: Client.Mode }",
      "cannot find type 'Client' in scope",
      at: "Client"
    )
    let nested = try Self.message(
      "'Mode' is not a member type of class 'MissingTypes.Client'",
      at: "Mode",
      in: reduction.texts[0]
    )
    #expect(reduction.answer([(0, nested)]).hasNewTypes)
    #expect(
      reduction.missing.code
        == "open class Client: MissingValue, MissingType {\n"
        + "  open class Mode: MissingValue, MissingType {}\n}\n"
    )
  }

  @Test func `a missing static member of a framework type is declared in an extension`() throws {
    let code = "let a = Color.brand; let b = UIColor.app.text; let c = Font.app(12)"
    var reduction = try Self.reduction(of: code, "type 'Color' has no member 'brand'", at: "brand")
    let namespace = try Self.message(
      "type 'UIColor' has no member 'app'",
      at: "app.",
      in: reduction.texts[0]
    )
    #expect(reduction.answer([(0, namespace)]).hasNewTypes)
    #expect(
      reduction.missing.code == """
        extension Color {
          public static var brand: Color { leftOut("Color.brand", "type Color.brand") }
        }
        extension UIColor {
          public static var app: MissingValue { MissingValue("UIColor.app", "type UIColor.app") }
        }

        """
    )
    let function = try Self.message(
      "type 'Font' has no member 'app'",
      at: "app(",
      in: reduction.texts[0]
    )
    #expect(!reduction.answer([(0, function)]).hasNewTypes)
  }

  @Test func `a type of a known framework is imported before it is declared as missing`() throws {
    let code = "import SwiftUI\nlet a: CLLocation\nlet b: CLLocation"
    let source = AppSource(
      path: "A.swift",
      text: code,
      module: "App",
      number: 1,
      modules: ["SwiftUI"]
    )
    var reduction = ModuleReduction(
      [source],
      missing: MissingTypes(),
      modules: ["CLLocation": "CoreLocation"]
    )
    let text = "cannot find type 'CLLocation' in scope"
    let messages = (2...3).map { line in
      (file: 0, message: CompilerMessage(file: "A.swift", line: line, column: 8, text: text))
    }
    #expect(reduction.answer(messages).changedFiles == [0])
    #expect(reduction.imports == ["A.swift": ["CoreLocation"]])
    #expect(reduction.texts[0].starts(with: Array("import CoreLocation; ".utf8)))
    #expect(reduction.missing == MissingTypes())
    #expect(reduction.answer(messages).hasNewTypes)
  }

  @Test func `an error that follows from another error in an expression gets no cut`() throws {
    let code = "struct A: View { var body: some View { Text(\"a\").round().element(.combine) } }"
    let source = Self.source(code)
    var reduction = ModuleReduction([source], missing: MissingTypes())
    let messages = try [
      Self.message("value of type 'Text' has no member 'round'", at: "round", in: source.prepared),
      Self.message(
        "cannot infer contextual base in reference to member 'combine'",
        at: "combine",
        in: source.prepared
      ),
    ]
    _ = reduction.answer(messages.map { (file: 0, message: $0) })
    #expect(reduction.cuts["A.swift"]?.map(\.subject) == [".round"])
  }

  @Test func `several errors about one missing type add a single declaration`() throws {
    let code = "let a = Words.b\nlet c = Words.d"
    let source = Self.source(code)
    var reduction = ModuleReduction([source], missing: MissingTypes())
    let messages = try ["Words.b", "Words.d"].map { place in
      try Self.message("cannot find 'Words' in scope", at: place, in: source.prepared)
    }
    let step = reduction.answer(messages.map { (file: 0, message: $0) })
    #expect(step.hasNewTypes && step.changedFiles == [])
    #expect(reduction.missing.code == "open class Words: MissingValue, MissingType {}\n")
  }

  @Test func `repeated errors grow a cut from a value to its call and then its view`() throws {
    let code = "struct A: View { var body: some View { Row(title: b.c(d.e)) } }"
    var reduction = try Self.reduction(of: code, "cannot find 'd' in scope", at: "d.e")
    var cuts: [String] = []
    for _ in 0..<3 {
      let cut = try #require(reduction.cuts["A.swift"]?.first)
      cuts.append("\(cut.rule) \(cut.subject)")
      let place = cut.edit.text.hasPrefix("missingView") ? "missingView" : "leftOut"
      let again = try Self.message("cannot infer", at: place, in: reduction.texts[0])
      _ = reduction.answer([(0, again)])
    }
    #expect(cuts == ["value d.e", "value b.c", "view Row"])
  }

  @Test func `the only statement of a function with a result is not removed`() throws {
    let code = "func a() -> Int { b() }"
    let reduction = try Self.reduction(of: code, "cannot find 'b' in scope", at: "b()")
    #expect(reduction.cuts["A.swift"]?.map(\.rule) == ["body"])
  }

  @Test func `a file is left out if its errors remain after all cuts`() throws {
    var reduction = try Self.reduction(of: "import Foundation", "an error", at: "import")
    while reduction.texts[0].contains(UInt8(ascii: "i")) {
      let message = CompilerMessage(file: "A.swift", line: 1, column: 1, text: "an error")
      #expect(!reduction.answer([(0, message)]).isEmpty)
    }
    #expect(reduction.cuts["A.swift"]?.map(\.rule) == ["file"])
  }

  @Test(
    arguments: [
      ("a()\n  b().padding(1)\n  c()", ["a()", "c()"]),
      // Cuts contain line numbers, so a cut whose line moves is not reused.
      ("a()\n  b()\n\n  c()", ["a()"]), ("d()\n  b()\n  c()", ["c()"]),
      ("a()\n  b()\n  c().d()", ["a()"]),
    ]
  )
  func `cuts outside an edit are kept unless their lines move`(
    body: String,
    kept: [String]
  ) throws {
    let code = { (body: String) in Self.source("func f() {\n  \(body)\n}\n") }
    let (old, new) = (code("a()\n  b()\n  c()"), code(body))
    let state = { (source: AppSource) in
      ModuleState(of: [source], in: [], missing: MissingTypes())
    }
    var earlier = state(old)
    let text = String(decoding: old.prepared, as: UTF8.self)
    earlier.texts["A.swift"] = text
    earlier.cuts["A.swift"] = try ["a()", "c()"].map { call in
      let start = try #require(text.utf8.firstRange(of: call.utf8)).lowerBound
      let offset = text.utf8.distance(from: text.startIndex, to: start)
      return Cut(
        rule: "statement",
        edit: SourceEdit(offset..<offset + 3, ""),
        subject: call,
        line: 1,
        reason: ""
      )
    }
    let cuts = state(new).cuts(from: earlier, for: [new])["A.swift"] ?? []
    #expect(cuts.map(\.subject) == kept)
    for cut in cuts {
      #expect(String(decoding: new.prepared[cut.edit.range], as: UTF8.self) == cut.subject)
    }
  }

  @Test func `Decisions.md has a row for each of CutRules.all and for file, in order`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../..")
    let page = root.appendingPathComponent("Docs/Internals/Decisions.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let section = try #require(text.firstRange(of: "### AppCode"))
    let end = text[section.upperBound...].firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
    let rows = text[section.upperBound..<end].split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^\| `([a-z]+)` \|/).map { String($0.1) }
    }
    #expect(rows == CutRules.all.map { $0.name } + ["file"])
  }

  /// Returns a file that imports SwiftUI.
  private static func source(_ code: String) -> AppSource {
    AppSource(
      path: "A.swift",
      text: "import SwiftUI; " + code,
      module: "App",
      number: 1,
      modules: ["Foundation", "SwiftUI"]
    )
  }

  /// Returns the reduction of a file with one error at the first occurrence of a text.
  private static func reduction(
    of code: String,
    _ text: String,
    at place: String
  ) throws -> ModuleReduction {
    let source = source(code)
    var reduction = ModuleReduction([source], missing: MissingTypes())
    _ = reduction.answer([(0, try message(text, at: place, in: source.prepared))])
    return reduction
  }

  /// Returns an error at the first occurrence of a text in code.
  private static func message(
    _ text: String,
    at place: String,
    in code: [UInt8]
  ) throws -> CompilerMessage {
    let code = String(decoding: code, as: UTF8.self)
    let start = try #require(code.firstRange(of: place)).lowerBound
    let before = code[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    return CompilerMessage(
      file: "A.swift",
      line: before.count,
      column: (before.last?.utf8.count ?? 0) + 1,
      text: text
    )
  }
}
