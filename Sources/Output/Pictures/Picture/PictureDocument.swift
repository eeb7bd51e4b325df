internal import Conformance
package import ElementTree
package import Foundation
package import LayoutTree
package import SpecFormat

/// The `svg` element of a picture, with a text alternative.
package struct PictureDocument {
  /// The size of the picture, in pixels.
  package var size: CGSize
  package var title: String
  /// The text alternative of the picture, for screen readers.
  package var description: String
  /// The drawing in layers, from back to front.
  package var layers: [Markup]
  /// The text alternative in a page with a list of the nodes; `nil` for the full description.
  var summary: String?
  /// The fonts of the texts, which a standalone picture contains.
  var fonts = PictureFonts([])

  package init(size: CGSize, title: String, description: String, layers: [Markup]) {
    self.size = size
    self.title = title
    self.description = description
    self.layers = layers
  }
}

extension PictureDocument {
  /// The picture for a page whose style sheet contains ``PictureStyle/sheet``: an `svg` element
  /// with a text alternative.
  ///
  /// The page has the picture's background in its style sheet, and a table of its nodes.
  package var markup: Markup {
    let words = summary ?? description
    return element(label: words.isEmpty ? title : "\(title): \(words)", layers)
  }

  /// Returns the picture as a standalone SVG file that adapts to light and dark mode.
  ///
  /// Each layer is on its own line, and the same picture always results in the same bytes.
  ///
  /// - Parameter style: Style rules in addition to those of all pictures.
  /// - Returns: An SVG document.
  package func file(style: String = "") -> String {
    let content = layers.map { $0.source + "\n" }.joined()
    let (sheet, drawing) = standalone(content, style: style)
    let lines = (words + [sheet]).flatMap { [$0, .written("\n")] }
    return element(label: nil, [.written("\n")] + lines + [drawing]).source + "\n"
  }

  /// Returns the style sheet and the drawing of a file, with literal colors.
  private func standalone(_ content: String, style: String = "") -> (Markup, Markup) {
    let sheet = PictureStyle.sheet(for: content) + "\n" + style
    let literal = LiteralColors(sheet: sheet, markup: content)
    let rules = [literal.sheet, fonts.embeddedSheet].filter { !$0.isEmpty }
    let element = Markup.element("style", [:], [.written(rules.joined(separator: "\n"))])
    return (element, .written(literal.markup))
  }

  /// The picture as an SVG file with only the style rules that it uses, and without words.
  var thumbnail: String {
    let content = Markup.joined(layers).source
    let (sheet, drawing) = standalone(content)
    let (width, height) = (PictureNumber.text(size.width), PictureNumber.text(size.height))
    let svg = Markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "class": "pic",
        "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
      ],
      [sheet, drawing]
    )
    return svg.source + "\n"
  }

  /// The opaque background of the picture, which makes it independent of the page's color.
  package var paper: Markup {
    let canvas = CGRect(origin: .zero, size: size)
    return PictureLayers.rectangle(canvas.insetBy(dx: 0.5, dy: 0.5), className: "s").markup
  }

  private var words: [Markup] {
    [.element("title", ["id": "pt"], title), .element("desc", ["id": "pd"], description)]
  }

  /// Returns the `svg` element with an accessibility label, as a page needs it.
  ///
  /// Without a label, it refers to the title and the description that a file contains.
  private func element(label: String?, _ children: [Markup]) -> Markup {
    let (width, height) = (PictureNumber.text(size.width), PictureNumber.text(size.height))
    return .element(
      "svg",
      [
        "xmlns": label == nil ? "http://www.w3.org/2000/svg" : nil,
        "class": "pic", "role": "img", "aria-label": label,
        "aria-labelledby": label == nil ? "pt pd" : nil,
        "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
      ],
      children
    )
  }
}

/// Describes the content of a picture in words.
package enum PictureDescription {
  /// The maximum number of nodes in the description.
  private static let nodeLimit = 24
  /// The maximum numbers of nodes and of mismatches in a page, which has tables of both.
  private static let (summaryLimit, mismatchLimit) = (3, 3)

  /// Returns a description that lists the nodes with their frames, and the mismatches.
  package static func text(_ drawing: ResolvedTree, mismatches: [Mismatch] = []) -> String {
    text(drawing, limit: nodeLimit, mismatches: mismatches.map(sentence))
  }

  /// Returns a short description for a page with tables of the nodes and of the mismatches.
  static func summary(_ drawing: ResolvedTree, mismatches: [Mismatch]) -> String {
    var sentences = mismatches.prefix(mismatchLimit).map(sentence)
    if mismatches.count > mismatchLimit {
      sentences.append("\(mismatches.count - mismatchLimit) more differences")
    }
    return text(drawing, limit: summaryLimit, mismatches: sentences)
  }

  private static func sentence(_ mismatch: Mismatch) -> String {
    "\(mismatch.subject): expected \(mismatch.expected), actual \(mismatch.actual)"
  }

  private static func text(
    _ drawing: ResolvedTree,
    limit: Int,
    mismatches: [String]
  ) -> String {
    var sentences: [String] = []
    var count = 0
    func visit(_ node: ResolvedNode) {
      if !node.name.isEmpty {
        count += 1
        if count <= limit { sentences.append(sentence(node)) }
      }
      for child in node.children { visit(child) }
    }
    for node in drawing.nodes { visit(node) }
    let hidden = count + drawing.omittedNodes - min(count, limit)
    if hidden > 0 { sentences.append("\(hidden) more") }
    if let window = drawing.window { sentences.append("visible: \(place(window))") }
    return (sentences + mismatches).joined(separator: "; ")
  }

  private static func sentence(_ node: ResolvedNode) -> String {
    let label = node.label.map { " “\($0)”" } ?? ""
    return "\(node.name)\(label) at \(place(node.frame))"
  }

  private static func place(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { NumberText.text(Double($0)) }
    return "\(numbers[0]) \(numbers[1]), \(numbers[2]) by \(numbers[3])"
  }
}

/// Formats the numbers of a picture, rounded to a tenth of a pixel and without trailing zeros.
package enum PictureNumber {
  package static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e9 else { return "0" }
    let tenths = Int((value * 10).rounded())
    let (whole, rest) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
    let sign = tenths < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  static func text(_ value: CGFloat) -> String { text(Double(value)) }
}
