import Conformance
import ElementTree
import Foundation
import LayoutTree
import SpecFormat
import Testing
import ViewLayout

@testable import Pictures

/// Tests how a picture draws views.
@MainActor
struct PictureContentTests {
  private func source<Content: View>(
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> String {
    let host = ViewHost(content: content)
    host.layOut(proposal: ProposedViewSize(width: 100, height: 40), environment: HostEnvironment())
    return Picture(ScenarioLayout(line: 1, tree: host.tree(.picture)), title: "A view")
      .markup(id: "x").source
  }

  @Test func `an SF Symbol is drawn as a shape in the foreground color`() {
    let line = source { Image(systemName: "chevron.right").foregroundStyle(.red) }
    // The symbol is 20 × 20 points, and its shape is defined in 24 × 24 units.
    #expect(
      line.contains(
        "<path class=\"y\" d=\"M9 5l7 7-7 7\" transform=\"translate(0 0)scale(0.83)\" "
          + "stroke=\"#ff3b30\"/>"
      )
    )
    let filled = source { Image(systemName: "star.fill") }
    #expect(filled.contains("fill=\"var(--ink)\"/>"))
    #expect(!filled.contains("class=\"y\""))
  }

  @Test func `an SF Symbol without a shape is a box with its name as the title`() {
    let source = source { Image(systemName: "zzz<b>") }
    #expect(source.contains("<title>zzz&lt;b&gt;</title></path>"))
  }

  @Test func `an image is a neutral landscape of its size`() {
    let source = source { Image("photo").resizable() }
    #expect(source.contains("<rect class=\"ph\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"))
    #expect(source.contains("transform=\"translate(0 0)scale(100 40)\""))
  }

  @Test func `a placeholder is a hatched area with its name`() {
    let source = source { PlaceholderView("Map") }
    #expect(source.contains("<g><title>Map</title><rect class=\"hg\" x=\"0.5\" y=\"0.5\""))
    #expect(source.contains("<path class=\"hh\" d=\"M"))
    #expect(source.contains("font-size=\"16\">Map</text>"))
  }

  @Test(arguments: [CGSize(width: 100, height: 8), CGSize(width: 20, height: 40)])
  func `the name of a placeholder is left out if it does not fit`(size: CGSize) {
    let source = source { PlaceholderView("Map", width: size.width, height: size.height) }
    #expect(source.contains("class=\"hg\""))
    #expect(!source.contains(">Map</text>"))
  }

  @Test func `a gradient is defined once and fills its frame`() {
    let source = source {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    }
    #expect(
      source.contains(
        "<linearGradient id=\"xg0\" x1=\"0\" y1=\"0.5\" x2=\"1\" y2=\"0.5\">"
          + "<stop offset=\"0\" stop-color=\"#ff3b30\"/><stop offset=\"1\" stop-color=\"#007aff\"/>"
      )
    )
    #expect(source.contains("height=\"40\" fill=\"url(#xg0)\"/>"))
  }

  @Test func `a gradient fills shapes and backgrounds too`() {
    let source = source {
      Circle().fill(
        RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 20)
      )
      .background(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    }
    #expect(source.contains("<radialGradient id=\"x"))
    #expect(source.contains("<ellipse"))
    #expect(source.components(separatedBy: "fill=\"url(#xg").count == 3)
  }

  @Test func `clipShape clips content to its shape`() {
    let source = source { Color.red.clipShape(Circle()) }
    #expect(
      source.contains(
        "<clipPath id=\"xc0\"><ellipse cx=\"50\" cy=\"20\" rx=\"20\" ry=\"20\"/></clipPath>"
      )
    )
  }

  @Test func `shadow and blur become a CSS filter`() {
    let source = source { Color.red.shadow(color: .black, radius: 4, x: 1, y: 2).blur(radius: 3) }
    #expect(source.contains("filter=\"drop-shadow(1px 2px 2px rgb(0 0 0/1)) blur(3px)\""))
  }

  @Test func `a material is a translucent fill that adapts to light and dark mode`() {
    let source = source { Color.red.overlay(.thinMaterial) }
    #expect(source.contains("color-mix(in srgb,var(--veil) 65%,transparent)"))
  }

  @Test func `colorScheme(.dark) draws a background and the dark colors for the view`() {
    let source = source { Text(verbatim: "a").colorScheme(.dark) }
    #expect(source.contains("<g class=\"dk\"><rect class=\"sf\" x=\"0\" y=\"0\" width=\"10\""))
  }

  @Test func `preferredColorScheme(.dark) draws the scene on a black background`() {
    let source = source { Text(verbatim: "a").preferredColorScheme(.dark) }
    #expect(source.contains("fill=\"#000000\"/><g class=\"v dk\">"))
  }

  @Test(arguments: [(true, "#34c759"), (false, "var(--ink4)")])
  func `a Toggle is green if it is on and gray if it is off`(isOn: Bool, color: String) {
    let source = source { Toggle("", isOn: .constant(isOn)).labelsHidden() }
    #expect(source.contains("fill=\"\(color)\"/><ellipse"))
  }

  @Test func `a slider has its thumb at its value`() throws {
    let source = source { Slider(value: .constant(0.25), in: 0...1) }
    let ellipse = /<ellipse cx="([\d.]+)" cy="[\d.]+" rx="([\d.]+)"/
    let thumb = try #require(source.firstMatch(of: ellipse))
    let (x, radius) = (Double(thumb.output.1) ?? 0, Double(thumb.output.2) ?? 0)
    #expect(abs(x - (radius + (100 - 2 * radius) * 0.25)) < 0.01)
  }

  @Test func `a prominent button has a white label on the tint color`() throws {
    let source = source { Button("Go") {}.buttonStyle(.borderedProminent) }
    let ground = try #require(source.firstRange(of: "fill=\"#007aff\"/>"))
    let text = try #require(source.firstRange(of: "fill=\"#ffffff\">Go</text>"))
    #expect(ground.lowerBound < text.lowerBound)
  }

  @Test func `a plain button is only its label, in the tint color`() {
    let source = source { Button("Go") {} }
    #expect(source.contains("fill=\"#007aff\">Go</text>"))
    #expect(!source.contains("<rect x="))
  }
}

/// Tests the shapes of symbols.
struct SymbolShapesTests {
  @Test func `SymbolShapes has shapes for at least 80 symbols`() {
    #expect(SymbolShapes.names.count >= 80)
    for name in SymbolShapes.names { #expect(SymbolShapes.path(of: name) != nil) }
  }

  @Test(arguments: SymbolShapes.names)
  func `the shape of a symbol is a path inside its 24 × 24 square`(name: String) throws {
    let path = try #require(SymbolShapes.path(of: name))
    #expect(path.wholeMatch(of: /M[MLHVCAZmlhvcasz0-9 .\-]+/) != nil)
    // Absolute coordinates are in the square; relative ones are not followed here.
    for number in path.matches(of: /[MLHVC](\d+)/) {
      #expect((0...24).contains(Int(number.output.1) ?? 99))
    }
  }

  @Test func `a symbol name without a shape falls back to its first components`() {
    #expect(SymbolShapes.path(of: "heart.text.square") == SymbolShapes.path(of: "heart"))
    #expect(SymbolShapes.path(of: "chevron.forward") == SymbolShapes.path(of: "chevron.right"))
    #expect(SymbolShapes.path(of: "zzz") == nil)
  }
}

/// Tests the labels of pictures with many nodes.
@MainActor
struct DensePictureTests {
  /// Returns boxes in rows of eight, 30 × 30 points each.
  private func layout(_ count: Int) -> ScenarioLayout {
    let nodes = (0..<count).map { index in
      ResolvedNode(
        name: "Color",
        frame: CGRect(
          x: CGFloat(index % 8) * 34,
          y: CGFloat(index / 8) * 34,
          width: 30,
          height: 30
        ),
        picture: NodePicture(.fill(.primary))
      )
    }
    return ScenarioLayout(line: 1, tree: ResolvedTree(numbering: nodes))
  }

  private func labels(_ source: String) -> [String] {
    source.matches(of: /<text[^>]*>([^<]+)<\/text>/).map { String($0.output.1) }
  }

  @Test func `a picture of 60 nodes labels them with their numbers`() {
    let source = Picture(layout(60), title: "Boxes").markup(id: "x").source
    #expect(labels(source).allSatisfy { Int($0) != nil })
    #expect(labels(source).count == 60)
  }

  @Test func `a picture of 6 nodes labels them with their names`() {
    let source = Picture(layout(6), title: "Boxes").markup(id: "x").source
    #expect(labels(source).allSatisfy { $0 == "Color" })
  }

  @Test func `a picture of 60 nodes labels only those with mismatches`() {
    let boxes = layout(60)
    let mismatches = [3, 20, 41].map { index in
      let frame = boxes.tree.nodes[index].frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
      var mismatch = Mismatch(
        line: index,
        name: "Color",
        quantity: .frame,
        expected: .frame([numbers[0] + 2, numbers[1], 30, 30]),
        actual: .frame(numbers),
        difference: .numbers([2, 0, 0, 0])
      )
      mismatch.part = .node(index)
      return mismatch
    }
    let source = Picture(boxes, mismatches: mismatches, title: "Boxes").markup(id: "x").source
    #expect(Set(labels(source)) == ["+2 0 0 0", "4", "21", "42"])
    #expect(source.contains("class=\"wr\""))
  }
}

/// Tests the contrast of texts on the background colors of the style sheet (WCAG 2.2, AA).
struct PictureContrastTests {
  /// Returns the colors of the style sheet by their names, in light or in dark mode.
  private func colors(isDark: Bool) throws -> [String: String] {
    let blocks = PictureStyle.sheet.matches(of: /\.pic\{(--ink:[^}]*)\}/).map(\.output.1)
    let block = try #require(isDark ? blocks.last : blocks.first)
    return block.matches(of: /--([a-z0-9]+):#([0-9a-f]+)/).reduce(into: [:]) {
      $0[String($1.output.1)] = String($1.output.2)
    }
  }

  private func luminance(_ color: String) throws -> Double {
    let digits = color.count == 3 ? color.map { "\($0)\($0)" }.joined() : color
    let number = try #require(Int(digits, radix: 16))
    let parts = [number >> 16, number >> 8 & 255, number & 255].map { byte in
      let part = Double(byte) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  @Test(arguments: [false, true], ["ink", "ink2", "name", "wrong"])
  func `text has a contrast of at least 4.5 on each background of a picture`(
    isDark: Bool,
    text: String
  ) throws {
    let colors = try colors(isDark: isDark)
    // Red differences are only drawn with an outline in the picture's background color.
    let cells = text == "wrong" ? [] : ["cell", "extra", "behind"]
    for ground in ["screen", "row", "bar"] + cells {
      let both = [
        try luminance(#require(colors[text])), try luminance(#require(colors[ground])),
      ].sorted()
      #expect((both[1] + 0.05) / (both[0] + 0.05) >= 4.5, "\(text) on \(ground)")
    }
  }
}
