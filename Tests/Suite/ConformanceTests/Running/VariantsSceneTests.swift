@testable import SpecAuthoring
import Conformance
import Foundation
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// Tests tables of variants with scenes that are laid out.
@MainActor
struct VariantsSceneTests {
  /// A view whose height is its maximum width so far.
  private struct Widest: View {
    @State private var widest: CGFloat = 0

    var body: some View {
      Color.red.frame(height: widest)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { width in
          if width > widest { widest = width }
        }
    }
  }

  /// A view whose width depends on the layout direction.
  private struct Unmirrored: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      HStack(spacing: 0) {
        Color.red.frame(width: direction == .leftToRight ? 10 : 20)
        Color.blue
      }
    }
  }

  /// A number of lines, which each tap increases by one.
  private struct Lines: View {
    @State private var count = 1

    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in Text(verbatim: "Hello you") }
      }
      .id("lines")
      .onTapGesture { count += 1 }
    }
  }

  private func results(
    _ lines: String,
    info: String = "variants 320x480",
    after blocks: String = "",
    before: String = "",
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> [ExpectationResult] {
    let text = "\(blocks)\n```\(info)\n\(lines)\n```\n\(before)"
    return try CompiledSpec(text, body: body).results()
  }

  private func sentences(_ results: [ExpectationResult]) -> [String] {
    results.flatMap(\.mismatches).map(\.sentence)
  }

  @Test func `a variants table with ranges of widths passes for a wrapping text`() throws {
    let lines = """
      width     type            | #text.width  #text.lines  root.height
      90...100  large           |          90            1           20
      50...89   large           |       >= 50            2           40
      90        accessibility3  |          69            3          138
      """
    let results = try results(lines) { stage in
      stage.scene { Text(verbatim: "Hello you").id("text") }
    }
    #expect(sentences(results) == [])
  }

  @Test(arguments: ["300 | 300", "100 | 100"])
  func `a scene with state from earlier widths starts fresh at each width`(first: String) throws {
    let lines = "width | root.height\n\(first)\n150...250 | >= 150\n150 | 150\n200 | 200"
    #expect(sentences(try results(lines) { $0.scene { Widest() } }) == [])
  }

  /// The number of times that a scene was created.
  private static var madeCount = 0

  @Test func `a stateless scene is created twice per text size, not once per width`() throws {
    Self.madeCount = 0
    let results = try results("width type | root.height\n100...300 large,xLarge | 480") { stage in
      Self.madeCount += 1
      stage.scene { Color.red }
    }
    #expect(sentences(results) == [])
    // One for the stage, and two for each text size.
    #expect(Self.madeCount == 5)
  }

  @Test func `a variants table uses the state of the scene after a step's tap`() throws {
    let step = """
      ```frames 320x480
      #root  0 0 90 20
      ```
      ```swift step
      stage.tap("lines")
      ```
      """
    let lines = "width | root.height\n90,320 | 40\n50 | 80"
    let results = try results(lines, info: "variants", after: step) { stage in
      stage.scene { Lines() }
      stage.step { stage.tap("lines") }
    }
    #expect(results.map(\.verdict) == [.passed, .passed])
  }

  @Test func `a layout that is not mirrored in rtl fails its variants table`() throws {
    let lines = "width direction | root.x\n100,200 ltr,rtl | *"
    let passed = try results(lines) { stage in
      stage.scene {
        HStack(spacing: 0) {
          Color.red.frame(width: 10); Color.blue
        }
      }
    }
    #expect(sentences(passed) == [])
    let failed = sentences(try results(lines) { $0.scene { Unmirrored() } })
    #expect(
      failed.map { $0.prefix(84) } == [
        "layout in 2 of 4 combinations, first at width 100, direction rtl: expected the mirro"
      ]
    )
  }

  @Test func `blocks below a variants table use the proposal of its fence`() throws {
    let below = """
      ```frames
      Color  0 0 320 480
      ```
      ```frames 10x10
      Color  0 0 10 10
      ```
      """
    let lines = "width height | root.width root.height\n100 200 | 100 200"
    let results = try results(lines, before: below) { $0.scene { Color.red } }
    #expect(results.map(\.verdict) == [.passed, .passed, .passed])
  }

  @Test func `a variants table without a proposal has the height of the block above`() throws {
    let above = "```frames 50x60\nColor  0 0 50 60\n```"
    let lines = "width | root.width root.height\n100 | 100 60"
    let results = try results(lines, info: "variants", after: above) { $0.scene { Color.red } }
    #expect(results.map(\.verdict) == [.passed, .passed])
  }

  @Test func `a variants table with '?' is an error, and accepting fills it in`() throws {
    let lines = "width type | #text.lines\n50...100 large | ?"
    let result = try #require(
      try results(lines) { $0.scene { Text(verbatim: "Hello you").id("text") } }.first
    )
    #expect(result.verdict == .error)
    #expect(result.note == "the table has values that are `?`: 'plumb accept' fills it in")
    let written = lines.split(separator: "\n").enumerated()
      .map { EditedLine(source: 8 + $0, text: String($1)) }
    let block = AcceptedBlock(written: written, kind: "variants")
    #expect(
      block.lines(try #require(result.accepted)).map(\.text) == [
        "width     type   | #text.lines",
        "50...89   large  |           2",
        "90...100  large  |           1",
      ]
    )
  }

  @Test func `a variants table whose only values are '*' is an error`() throws {
    let result = try results("width | root.x\n1 | *") { $0.scene { Color.red } }.first
    #expect(result?.verdict == .error)
    #expect(result?.note == "the block checks nothing")
  }

  @Test func `a variants column of an unknown id reports that no node has this id`() throws {
    let results = try results("width | #nobody.x") { $0.scene { Color.red } }
    #expect(results.map(\.note) == ["the table has no row"])
    #expect(
      sentences(results) == [
        "#nobody.x at width 320: expected ?, actual no node has this id"
      ]
    )
  }
}
