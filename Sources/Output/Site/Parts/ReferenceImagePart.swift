internal import Conformance
internal import ElementTree
internal import Foundation
internal import ReferenceImages
internal import SpecFormat

/// The reference image of a `frames` block, with the compared edges of the layout over it.
struct ReferenceImagePart: PagePart {
  var place: PartPlace { .belowBoth }

  func markup(of example: ExpectationContext) -> Markup {
    guard let frames = example.expectation.content as? FramesFence, let picture = frames.picture,
      let png = try? Data(contentsOf: picture.url(from: example.run.document.file)),
      let reference = try? ReferenceImage(png: png),
      let overlay = try? LayoutOverlay(
        of: example.layout.map { [$0] } ?? example.run.layouts,
        over: reference,
        png: png,
        scale: picture.scale,
        tolerance: frames.tolerance ?? 0
      )
    else { return .empty }
    let comparison = overlay.comparison
    // The colors of the drawing must not apply to the page, so it is a file of its own.
    let svg = overlay.element.markup.source
    let image = example.images.map { images in
      Markup.element(
        "img",
        [
          "src": images.add(svg, at: example.expectation.line),
          "width": "\(Int(comparison.area.width))",
          "alt": "The edges of the layout over \(picture.path)",
        ]
      )
    }
    let caption = comparison.misses.map(\.sentence) + ["\(comparison.summary)."]
    let part = FoldedPart(
      kind: .image,
      className: "image",
      summary: "Reference image \(picture.path)",
      content: [
        .element(
          "figure",
          [:],
          [image ?? .empty, .element("figcaption", [:], caption.joined(separator: ". "))]
        )
      ]
    )
    return part.markup(in: example.parts, at: example.expectation.line)
  }
}

/// The images that are files beside a page.
final class PageImages {
  private(set) var files: [SiteFile] = []
  /// The path of the page without its extension, relative to the site's folder.
  private let path: Substring

  /// - Parameter page: The path of the page, relative to the site's folder.
  init(of page: String) { path = page.dropLast(".html".count) }

  /// Adds an image for the block at a line.
  ///
  /// - Returns: The address of the image in the page.
  func add(_ svg: String, at line: Int) -> String {
    let file = SiteFile(path: "\(path)-L\(line).svg", text: svg)
    files.append(file)
    return PagePath.encoded(file.path.split(separator: "/").last.map(String.init) ?? file.path)
  }
}
