import Conformance
import Foundation
internal import LayoutTree
import Scenarios
import SpecFormat
import Testing
import ViewLayout

/// Tests scenes of one word of 50 × 20 through steps and several proposals.
@MainActor
struct ScenePhaseTests {
  private struct Box: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) -> CGSize {
      Stage.count("measured")
      return CGSize(width: 10, height: 20)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout Void
    ) {}
  }

  private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  private func verdicts(
    _ text: String,
    body: @escaping @MainActor @Sendable (Stage) -> Void
  ) throws -> [Verdict] {
    try CompiledSpec(text, body: body).results().map(\.verdict)
  }

  @Test func `a new proposal resizes the scene, a block without one keeps its size`() throws {
    let text = """
      ```frames 320x480
      Color 0 0 320 480
      ```
      ```frames 100x50
      Color 0 0 100 50
      ```
      ```frames
      Color 0 0 100 50
      ```

      """
    #expect(
      try verdicts(text) { $0.scene { Color.red } } == [.passed, .passed, .passed]
    )
  }

  @Test func `stage.resize in a step replaces the proposal of an earlier block`() throws {
    let text = """
      ```frames 320x480
      Color 0 0 320 480
      ```
      ```swift step
      stage.resize(width: 10, height: 20)
      ```
      ```frames
      Color 0 0 10 20
      ```

      """
    let verdicts = try verdicts(text) { stage in
      stage.scene { Color.red }
      stage.step { stage.resize(width: 10, height: 20) }
    }
    #expect(verdicts == [.passed, .passed])
  }

  @Test func `stage.resize before stage.scene sets the size of the layout before a step`() throws {
    let text = """
      ```swift step
      show()
      ```
      ```preferences
      WidthKey = 50
      ```
      ```frames 320x480
      ...
      Color 0 0 320 480
      ```

      """
    let verdicts = try verdicts(text) { stage in
      var firstWidth: CGFloat = 0
      stage.resize(width: 50, height: 60)
      stage.scene {
        GeometryReader { proxy in
          Color.red.preference(key: WidthKey.self, value: firstWidth)
            .onAppear { firstWidth = proxy.size.width }
        }
      }
      stage.step {}
    }
    #expect(verdicts.first == .passed)
  }

  @Test func `recording a negotiation does not change the call counts`() throws {
    let text = """
      ```negotiation 320x480
      Box 320x480 -> 10x20
      ```
      ```calls
      Box.sizeThatFits 1
      Box.placeSubviews 1
      measured 1
      ```

      """
    let verdicts = try verdicts(text) { $0.scene { Box {} } }
    #expect(verdicts == [.passed, .passed])
  }

  @Test func `an unlisted issue fails the last expectation of its phase`() throws {
    let text = """
      ```frames 320x480
      ...
      Color 0 0 0 20
      ```
      ```calls
      never 0
      ```

      """
    let verdicts = try verdicts(text) { stage in
      stage.scene { Color.red.frame(width: -1, height: 20) }
    }
    #expect(verdicts.last == .failed)
  }

  @Test func `an issue that an issues block lists does not fail the scenario`() throws {
    let text = """
      ```calls
      never 0
      ```
      ```issues
      invalid-frame-dimension
      ```

      """
    let verdicts = try verdicts(text) { stage in
      stage.scene { Color.red.frame(width: -1, height: 20) }
    }
    #expect(verdicts == [.passed, .passed])
  }

  @Test func `a tap on an unknown id fails every expectation of its phase`() throws {
    let text = """
      ```calls
      never 0
      ```
      ```swift step
      stage.tap("nobody")
      ```
      ```calls
      never 0
      ```
      ```calls known-failure="nobody is there"
      never 0
      ```

      """
    let verdicts = try verdicts(text) { stage in
      stage.scene { Color.red }
      stage.step { stage.tap("nobody") }
    }
    #expect(verdicts == [.passed, .error, .knownFailure])
  }

  @Test func `a phase without expectations is laid out before the next step`() throws {
    let text = """
      ```swift step
      stage.tap("word")
      ```
      ```frames 320x480
      Text 0 0 50 20
      ```

      """
    let verdicts = try verdicts(text) { stage in
      stage.scene { Text("Reset").onTapGesture {}.id("word") }
      #expect(stage.tree(.text).nodes.first?.frame.width == 50)
      stage.step { stage.tap("word") }
    }
    #expect(verdicts == [.passed])
  }

  @Test func `rtl on a frames fence does not apply to the next frames block`() throws {
    let text = """
      ```frames 320x480 rtl
      #root 0 0 320 20
      #word 270 0 50 20
      ```
      ```calls
      never 0
      ```
      ```frames
      #word 0 0 50 20
      ```

      """
    let verdicts = try verdicts(text) { stage in
      stage.scene { Text("Reset").id("word").frame(maxWidth: .infinity, alignment: .leading) }
    }
    #expect(verdicts == [.passed, .passed, .passed])
  }

  @Test func `margins= of a block sets the padding of scenePadding`() throws {
    let text = "```frames 100x100 margins=1,2,3,4\npadding 0 0 100 100\n  Color 2 1 94 96\n```\n"
    #expect(try verdicts(text) { $0.scene { Color.red.scenePadding() } } == [.passed])
  }
}
