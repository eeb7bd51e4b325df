internal import Conformance
internal import Foundation

/// Draws frames before and after over each other: what was as a dashed outline, what is as an
/// area, and an arrow with the difference where a frame moved.
struct DifferenceDrawing {
  /// How large the drawing is, at most, in pixels.
  private static let extent = 480.0
  private static let margin = 24.0
  private static let greatestScale = 4.0

  private let frames: [ComparedFrame]
  private let title: String
  private let description: String
  private let left: Double
  private let top: Double
  private let scale: Double
  private let size: (width: Double, height: Double)

  init(frames: [ComparedFrame], title: String, description: String) {
    self.frames = frames
    self.title = title
    self.description = description
    let boxes = frames.flatMap { [$0.base, $0.head] }
    left = boxes.map(\.x).min() ?? 0
    top = boxes.map(\.y).min() ?? 0
    let width = (boxes.map { $0.x + $0.width }.max() ?? 1) - left
    let height = (boxes.map { $0.y + $0.height }.max() ?? 1) - top
    scale = min(Self.greatestScale, Self.extent / max(width, height, 1))
    size = (width * scale + 2 * Self.margin, height * scale + 2 * Self.margin)
  }
}

extension DifferenceDrawing {
  var svg: String {
    let areas = frames.map { rectangle($0.head, style: "is") }
    let outlines = frames.filter { $0.base != $0.head }.map { rectangle($0.base, style: "was") }
    return SVGDocument(
      width: size.width,
      height: size.height,
      title: title,
      description: description,
      style: Self.style,
      elements: areas + outlines + frames.flatMap { arrow($0) }
    ).text
  }

  private func rectangle(_ box: FrameBox, style: String) -> XMLElement {
    XMLElement(
      name: "rect",
      attributes: [
        ("class", style), ("x", text(x(box.x))), ("y", text(y(box.y))),
        ("width", text(box.width * scale)), ("height", text(box.height * scale)),
      ]
    )
  }

  /// From the middle before to the middle after, with how far that is; nothing where it is the same.
  private func arrow(_ frame: ComparedFrame) -> [XMLElement] {
    let deltas = (frame.head.x - frame.base.x, frame.head.y - frame.base.y)
    guard deltas != (0, 0) else { return [] }
    let start = (x(frame.base.x + frame.base.width / 2), y(frame.base.y + frame.base.height / 2))
    let end = (x(frame.head.x + frame.head.width / 2), y(frame.head.y + frame.head.height / 2))
    let words = [("x", deltas.0), ("y", deltas.1)].filter { $0.1 != 0 }.map { axis, delta in
      "\(axis) \(delta > 0 ? "+" : "")\(NumberText.text(delta))"
    }
    return [
      XMLElement(
        name: "path",
        attributes: [
          ("class", "moved"),
          ("d", "M\(text(start.0)) \(text(start.1))L\(text(end.0)) \(text(end.1))"),
        ]
      ),
      XMLElement(
        name: "circle",
        attributes: [("class", "end"), ("cx", text(end.0)), ("cy", text(end.1)), ("r", "2.5")]
      ),
      XMLElement(
        name: "text",
        attributes: [("x", text(end.0 + 6)), ("y", text(end.1 + 4))],
        text: words.joined(separator: ", ")
      ),
    ]
  }

  private func x(_ value: Double) -> Double { (value - left) * scale + Self.margin }

  private func y(_ value: Double) -> Double { (value - top) * scale + Self.margin }

  private func text(_ value: Double) -> String { SVGDocument.number(value) }

  private static let style = """
    .is{fill:#54aeff;fill-opacity:.25;stroke:#0969da}
    .was{fill:none;stroke:#cf222e;stroke-dasharray:4 3}
    .moved{stroke:#cf222e;stroke-width:2}.end{fill:#cf222e}
    text{font:12px system-ui,sans-serif;fill:#1f2328}
    @media (prefers-color-scheme:dark){.is{fill:#388bfd;stroke:#58a6ff}.was,.moved{stroke:#f85149}\
    .end{fill:#f85149}text{fill:#e6edf3}}
    """
}
