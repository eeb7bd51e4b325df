import Foundation
import LayoutTree
import Testing
@testable import ViewLayout

/// Checks that explanations contain the numbers of the frames.
@MainActor
struct ExplanationTests {
  private func root<Content: View>(
    _ width: CGFloat?,
    _ height: CGFloat?,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) throws -> ResolvedNode {
    let scene = Scene(ProposedViewSize(width: width, height: height), content: content)
    return try #require(scene.host.tree(.explanation).nodes.first)
  }

  @Test func `a stack explains how it distributes its width among the children`() throws {
    let stack = try root(300, 50) {
      HStack(spacing: 8) {
        Color.red
        Text("One")
        Color.blue.frame(maxWidth: 40)
      }
    }
    #expect(stack.sizeReason.rule == "R-STK-4")
    #expect(
      stack.sizeReason.sentence
        == "300 of width minus 16 for 2 gaps of 8 leaves 284 for 3 children, the least flexible "
        + "first; children and gaps add up to 300"
    )
    #expect(
      stack.sizeReason.steps == [
        "Text \"One\" (from 0 to 30): a third of 284 is 94.667; it returns 30, and 254 remains",
        "frame (from 0 to 40): half of 254 is 127; it returns 40, and 214 remains",
        "Color (from 0 to inf): it is proposed all of the 214; it returns 214, and 0 remains",
        "cross axis (R-STK-6): the largest height is the 50 of Color",
      ]
    )
  }

  @Test func `a background explains how far it extends into the safe area`() throws {
    let inset = try root(100, 200) {
      Color.red.background(Color.yellow)
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }
    }
    let style = try #require(inset.children.first?.children.last)
    #expect(style.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(style.placeReason.rule == "R-SEC-4")
    #expect(
      style.placeReason.sentence
        == "extends by 0 at the top, 0 leading, 40 at the bottom and 0 trailing"
    )
  }

  @Test func `a grid explains a cell's share of the width and the size of an unsized one`() throws {
    let grid = try root(320, 480) {
      Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 10) {
        GridRow {
          Text("Name")
          Color.red.frame(height: 20)
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Text("We share it")
        }
      }
    }
    // (320 − 12) / 2 = 154, and column 1 stays open for the unsized cell.
    #expect(grid.sizeReason.steps.count == 4)
    let frame = try #require(grid.sizeReason.steps.first { $0.hasPrefix("frame") })
    #expect(frame.contains("width: half of 308 is 154, because column 1 is open for Color"))
    #expect(
      grid.sizeReason.steps.last
        == "Color in row 2, column 1: width: the current 40 of column 1, because the cell is unsized "
        + "(R-GRID-5); height: the current 20 of row 2, because the cell is unsized (R-GRID-5); it "
        + "returns 40x20"
    )
  }

  @Test func `a sheet explains its detent and its position in the window`() throws {
    let scene = Scene(ProposedViewSize(width: 375, height: 800)) {
      Color.white.sheet(isPresented: .constant(true)) {
        Text("Hi").presentationDetents([.medium, .large])
      }
    }
    let sheet = try #require(scene.host.tree(.explanation).nodes.last)
    #expect(sheet.name == "Sheet")
    #expect(
      sheet.sizeReason
        == LayoutReason(
          "R-BAR-10",
          "width: the window's 375; height: the smallest detent, medium: 0.5 of the 760 of a large "
            + "sheet, 380; a large sheet has the window's 800 minus the 40 above it"
        )
    )
    #expect(
      sheet.placeReason
        == LayoutReason(
          "R-BAR-10",
          "0 420 in the window: a sheet with a smaller detent ends at its bottom"
        )
    )
    #expect(sheet.children.first?.placeReason.rule == "R-BAR-10")
  }

  @Test func `an alert explains its width of 270, a fullScreenCover that of the window`() throws {
    let alert = Scene(ProposedViewSize(width: 320, height: 400)) {
      Color.white.alert("Title", isPresented: .constant(true)) { Button("OK") {} }
    }
    let shown = try #require(alert.host.tree(.explanation).nodes.last)
    #expect(shown.sizeReason.rule == "R-BAR-11")
    #expect(shown.sizeReason.sentence.hasPrefix("width: an alert is 270 wide"))
    let cover = Scene(ProposedViewSize(width: 320, height: 400)) {
      Color.white.fullScreenCover(isPresented: .constant(true)) { Text("Hi") }
    }
    let whole = try #require(cover.host.tree(.explanation).nodes.last)
    #expect(whole.sizeReason.sentence == "a cover has the size of the window")
    #expect(whole.placeReason.sentence == "0 0 in the window: a cover fills it")
  }

  @Test func `a lazy stack explains how many views are not created and why`() throws {
    let scroll = try root(320, 200) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<20, id: \.self) { _ in Color.red.frame(height: 50) } }
      }
    }
    #expect(
      scroll.children.first?.sizeReason.steps == [
        "16 views are not made, because they are outside of the visible part; another content offset "
          + "or a larger scroll view makes others"
      ]
    )
  }

  @Test func `a stack explains the width reserved for children of lower priority`() throws {
    let stack = try root(200, 10) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50)
        Color.blue.layoutPriority(1)
      }
    }
    #expect(
      stack.sizeReason.steps.prefix(4) == [
        "priority 1: 150 to distribute, 50 reserved for children of lower priority",
        "Color (from 0 to inf): it is proposed all of the 150; it returns 150, and 0 remains",
        "priority 0: 50 to distribute",
        "frame (from 50 to inf): it is proposed all of the 50; it returns 50, and 0 remains",
      ]
    )
  }

  @Test func `a stack explains that no space remains for a child`() throws {
    let stack = try root(30, 10) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40)
        Color.blue
      }
    }
    #expect(
      stack.sizeReason.steps[1].contains("no space remains, so it is proposed 0; it returns 0")
    )
  }

  @Test func `ViewThatFits explains why it rejected the earlier candidates`() throws {
    let choice = try root(50, 50) {
      ViewThatFits {
        Color.red.frame(width: 80, height: 10)
        Text("Hello")
        Text("Hi")
      }
    }
    #expect(choice.sizeReason.rule == "R-VTF-1")
    #expect(
      choice.sizeReason.sentence
        == "Text \"Hello\" is the first that fits: its ideal size 50x20; "
        + "Text \"Hello\" returns 50x20 for 50x50"
    )
    #expect(choice.sizeReason.steps == ["frame does not fit: its ideal size is 80x10"])
  }

  @Test func `containerRelativeFrame explains its width by columns and gaps`() throws {
    let frame = try root(300, 50) {
      Text("Hi").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
    }
    #expect(
      frame.sizeReason.sentence
        == "width: 3 of 4 columns with gaps of 10 in the container's 300 is 222.5; "
        + "height: not set, so Text \"Hi\"'s 20"
    )
  }

  @Test func `safeAreaInset explains the height that it takes from the content`() throws {
    let inset = try root(100, 200) {
      Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 40) }
    }
    #expect(
      inset.sizeReason.sentence
        == "frame returns 100x40 for 100x192, the gap is 8, and Color returns 100x152 for 100x152"
    )
    let place = inset.children[1].placeReason.sentence
    #expect(place == "at the bottom edge, aligned by its horizontal center")
  }

  @Test func `a stack proposed nil explains its height as the sum of ideal heights`() throws {
    let stack = try root(nil, nil) {
      VStack(spacing: 8) {
        Color.red
        Color.blue
      }
    }
    #expect(stack.sizeReason.rule == "R-STK-3")
    #expect(stack.sizeReason.sentence.hasSuffix("children and gaps: 10 + 10 + 8 = 28"))
  }

  @Test func `padding, background, frame, shape, fixedSize and text name their rules`() throws {
    let padding = try root(100, 60) {
      Text("Hi").fixedSize().frame(width: 50, height: 40).background(Circle()).padding(5)
    }
    let background = try #require(padding.children.first)
    let frame = try #require(background.children.first)
    let circle = try #require(background.children.last)
    let fixedSize = try #require(frame.children.first)
    let text = try #require(fixedSize.children.first)
    let nodes = [padding, background, frame, circle, fixedSize, text]
    #expect(
      nodes.map(\.sizeReason.rule) == [
        "R-PAD-1", "R-SEC-1", "R-FRAME-1", "R-PROP-4", "R-FIX-1", "R-TXT-1",
      ]
    )
    #expect(
      padding.sizeReason.sentence
        == "insets of 10 horizontally and 10 vertically: background returns 50x40 for 90x50, "
        + "60x50 with the insets"
    )
    #expect(fixedSize.placeReason.rule == "R-FRAME-2")
    #expect(
      fixedSize.placeReason.sentence
        == "horizontal center and vertical center of its 20x20 are aligned with those of the frame's 50x40: "
        + "15 10 from the top leading corner"
    )
  }

  @Test func `a control explains its lengths as sums of its parts`() throws {
    let toggle = try root(200, nil) { Toggle("Wi-Fi", isOn: .constant(true)) }
    #expect(
      toggle.sizeReason
        == LayoutReason(
          "R-CTRL",
          "in this engine's reference style, width: 200 = 141 + 8 (gap) + 51 (switch); "
            + "height: 31 (switch)"
        )
    )
    let field = try root(100, nil) {
      TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
    }
    #expect(
      field.sizeReason.sentence.hasSuffix(
        "width: 100 = 7 (inset) + 86 + 7 (inset); "
          + "height: 34 = 7 (inset) + 20 (Text \"Ada\") + 7 (inset)"
      )
    )
    let button = try root(100, nil) { Button("Go") {}.buttonStyle(.bordered) }
    #expect(
      button.sizeReason.sentence.hasSuffix(
        "width: 44 = 12 (inset) + 20 (Text \"Go\") + 12 (inset); "
          + "height: 32 = 6 (inset) + 20 (Text \"Go\") + 6 (inset)"
      )
    )
    #expect(try root(100, nil) { Button("Go") {} }.sizeReason.rule == "R-VIEW-5")
  }

  @Test func `a text explains whether it wraps, by R-TXT-4, or is truncated, by R-TXT-5`() throws {
    let wrapped = try root(60, nil) { Text("Hello world") }
    #expect(
      wrapped.sizeReason.sentence
        == "it wraps at a width of 60; the widest of 2 lines (\"Hello\", \"world\") is 60 wide, and their total height is 40"
        + "; the space at the end of a wrapped line counts"
    )
    #expect(wrapped.sizeReason.rule == "R-TXT-4")
    #expect(try root(50, nil) { Text("Hello world") }.sizeReason.rule == "R-TXT-1")
    let word = try root(50, nil) { Text("abcdefgh") }
    #expect(word.sizeReason.rule == "R-TXT-4")
    #expect(
      word.sizeReason.sentence.hasPrefix(
        "it wraps at a width of 50, within the word \"abcdefgh\", which is longer; "
      )
    )
    #expect(try root(60, 20) { Text("Hello world") }.sizeReason.rule == "R-TXT-5")
  }

  @Test func `a text explains whether its width is recorded or estimated`() throws {
    var environment = HostEnvironment()
    (environment.metrics, environment.displayScale) = (.iOS26, 2)
    let host = ViewHost {
      VStack(alignment: .leading) {
        Text(verbatim: "Cancel")
        Text(verbatim: "✓ Done").bold()
        Text(verbatim: "The quick brown fox jumps over the lazy dog")
        Text(verbatim: "A rather long line of text").lineLimit(1).frame(width: 181.5)
      }
    }
    host.layOut(proposal: ProposedViewSize(width: 215, height: 400), environment: environment)
    let texts = try #require(host.tree(.explanation).nodes.first).children
    #expect(texts[0].sizeReason.steps.first == "52.43: system font 17 pt, recorded (R-TXT-14)")
    #expect(
      texts[1].sizeReason.steps == [
        "60.6: system font 17 pt semibold, estimated, ± 2.2; "
          + "letters without a recording: ✓ (R-TXT-14)", "a line of 20.287 (R-TXT-15)",
      ]
    )
    #expect(
      texts[2].sizeReason.steps == [
        "203.59 without the space at its end: system font 17 pt, estimated, ± 0.97 (R-TXT-14)",
        "2 lines of 20.287 (R-TXT-15), with 1.713 between them (R-TXT-13)",
      ]
    )
    let cut = try #require(texts[3].children.first)
    #expect(
      cut.sizeReason.steps.last == "the text needs 181.96 ± 0.88, and 181.5 are available"
    )
  }

  @Test func `a gap between texts beside other views is explained by their font sizes`() throws {
    let stack = try root(nil, nil) {
      VStack {
        Text(verbatim: "One")
        HStack {
          Text(verbatim: "Two")
          Color.red.frame(width: 10, height: 20)
        }
      }
    }
    let gap = try #require(stack.children[1].explanation?.gap)
    #expect(
      gap.sentence
        == "a text of size 20 above a text of size 20, beside which there is a view without text"
    )
  }

  @Test(
    arguments: [
      (nil, 20, "the proposal is nil, so the ideal length applies, 20"),
      (5, 10, "the minimum applies, 10"), (25, 25, "it is within the limits, 25"),
      (90, 30, "the maximum applies, 30"),
    ] as [(CGFloat?, CGFloat, String)]
  )
  func `a flexible frame explains which limit determined its width`(
    proposed: CGFloat?,
    width: CGFloat,
    words: String
  ) throws {
    let frame = try root(proposed, 1) {
      Color.red.frame(minWidth: 10, idealWidth: 20, maxWidth: 30)
    }
    #expect(frame.frame.width == width)
    #expect(frame.sizeReason.sentence.contains(words))
  }

  @Test func `an explanation lists the parent and the purpose of each measurement`() throws {
    let stack = try root(100, 20) {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
    }
    let first = try #require(stack.children.first)
    #expect(
      first.explanation?.questions.map(\.purpose) == [
        "maximum size", "minimum size",
      ]
    )
    #expect(first.explanation?.questions.map(\.asker) == ["HStack", "HStack"])
  }

  @Test func `a position in a right-to-left layout is explained from the right`() throws {
    let scene = ViewHost { HStack(spacing: 0) { Text("One") }.padding(.leading, 5) }
    var environment = HostEnvironment()
    environment.isRightToLeft = true
    scene.layOut(proposal: .unspecified, environment: environment)
    let child = try #require(scene.tree(.explanation).nodes.first?.children.first)
    #expect(child.placeReason.sentence.hasSuffix("; measured from the right (R-RTL-1)"))
  }

  @Test func `requesting explanations does not change measurements or frames`() {
    let scene = Scene(ProposedViewSize(width: 80, height: 40)) {
      HStack {
        Text("Hello world"); Spacer(); Color.red.aspectRatio(2, contentMode: .fit)
      }
    }
    let (frames, negotiation) = (scene.host.frames, scene.host.tree(.negotiation).negotiation)
    let explained = scene.host.tree([.negotiation, .explanation, .steps])
    #expect(!negotiation.isEmpty)
    #expect(explained.nodes.allSatisfy { $0.explanation != nil })
    #expect(explained.negotiation == negotiation)
    #expect(scene.host.tree(.negotiation).negotiation == negotiation)
    #expect(scene.host.frames == frames)
  }
}

extension ResolvedNode {
  /// The reason of the node's size; empty if no explanation was requested.
  var sizeReason: LayoutReason { explanation?.sizeReason ?? LayoutReason("", "") }

  /// The reason of the node's position; empty if no explanation was requested.
  var placeReason: LayoutReason { explanation?.placeReason ?? LayoutReason("", "") }
}
