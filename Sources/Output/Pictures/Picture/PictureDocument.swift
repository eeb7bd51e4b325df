package import ElementTree
package import Foundation

/// The `svg` element of a picture, which says in words what it shows.
package struct PictureDocument {
  /// In pixels.
  package var size: CGSize
  package var title: String
  /// The content of the picture in words, for those who hear it.
  package var description: String
  /// The drawing in layers, from back to front.
  package var layers: [Markup]
  /// Where the points of a scene are in the picture, for scripts that draw over it.
  var matrix: String?

  package init(size: CGSize, title: String, description: String, layers: [Markup]) {
    self.size = size
    self.title = title
    self.description = description
    self.layers = layers
  }
}

extension PictureDocument {
  /// The picture for a page that has ``PictureStyle/sheet`` in its style sheet.
  ///
  /// - Parameter id: What ids in it begin with, unique in the page.
  /// - Returns: An `svg` element with a text alternative.
  package func markup(id: String) -> Markup {
    element(id: id, isFile: false, words(id: id) + layers)
  }

  /// The picture as a file of its own, in light and in dark: a line for each layer, the same bytes
  /// for the same picture.
  ///
  /// - Parameter style: Rules of a style sheet, besides those that all pictures have.
  /// - Returns: An SVG document.
  package func file(style: String = "") -> String {
    let sheet = Markup.element("style", [:], [.written(PictureStyle.sheet + "\n" + style)])
    let lines = (words(id: "p") + [sheet] + layers).flatMap { [$0, .written("\n")] }
    return element(id: "p", isFile: true, [.written("\n")] + lines).source + "\n"
  }

  /// The canvas, behind everything: a page around it may be light or dark.
  package var paper: Markup {
    let canvas = CGRect(origin: .zero, size: size)
    return PictureLayers.rectangle(canvas.insetBy(dx: 0.5, dy: 0.5), className: "s").markup
  }

  private func words(id: String) -> [Markup] {
    [
      .element("title", ["id": "\(id)t"], title),
      .element("desc", ["id": "\(id)d"], description),
    ]
  }

  private func element(id: String, isFile: Bool, _ children: [Markup]) -> Markup {
    let (width, height) = (PictureNumber.text(size.width), PictureNumber.text(size.height))
    return .element(
      "svg",
      [
        "xmlns": isFile ? "http://www.w3.org/2000/svg" : nil,
        "class": "pic", "role": "img", "aria-labelledby": "\(id)t \(id)d",
        "viewBox": "0 0 \(width) \(height)", "width": width, "height": height,
        "data-m": matrix,
      ],
      children
    )
  }
}
