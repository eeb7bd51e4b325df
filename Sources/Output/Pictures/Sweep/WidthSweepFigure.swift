package import Conformance
package import ElementTree
internal import Foundation
internal import LayoutTree
internal import SpecFormat

extension WidthSweepDrawing {
  /// Draws a layout at many widths for a page.
  ///
  /// The markup is the picture at the width that the spec proposes; `data-v` attributes hold the
  /// values at the other widths.
  ///
  /// - Parameters:
  ///   - sweep: The layout at other widths.
  ///   - layout: The layout at the width that the spec proposes.
  package init(_ sweep: WidthSweep, around layout: ScenarioLayout) {
    self.init(
      line: layout.line,
      ends: [sweep.widths.first, sweep.widths.last].compactMap(\.self),
      html: sweep.changes ? WidthSweepFigure(sweep, around: layout).markup.source : ""
    )
    if sweep.changes { fonts = sweep.drawings.reduce([]) { $0.union($1.fonts) } }
  }

  /// The drawing for a page whose style sheet contains ``PictureStyle/sheet``.
  package var markup: Markup { .written(html) }
}

extension WidthSweep {
  /// The number of smallest widths that are ignored, because every view is squeezed at these.
  private static let crushedCount = 2

  /// Whether the drawing differs between widths.
  fileprivate var changes: Bool {
    drawings.dropFirst(Self.crushedCount).contains { $0.nodes != drawings.last?.nodes }
  }
}

/// Draws a scene at each width, with the same picture frame for all widths.
struct WidthSweepFigure {
  /// The maximum width of the picture relative to the widest node, so that small nodes stay
  /// readable.
  private static let maximumFactor = 2.5

  private let sweep: WidthSweep
  private let height: Double?
  /// A prefix for ids that is unique in the page and cannot be a heading's anchor.
  private let id: String
  private let frame: PictureFrame
  private let tracks: NodeTracks

  init(_ sweep: WidthSweep, around layout: ScenarioLayout) {
    self.sweep = sweep
    height = layout.proposedHeight.flatMap { $0.isFinite ? $0 : nil }
    id = "W\(layout.line)"
    tracks = NodeTracks(of: sweep)
    let edges = tracks.tracks.flatMap(\.frames).compactMap { $0?.maxX }
    let width = min(sweep.widths.last ?? 0, Double(edges.max() ?? 0) * Self.maximumFactor)
    frame = PictureFrame(
      sweep.drawings,
      home: sweep.drawings[sweep.home],
      proposals: [CGRect(x: 0, y: 0, width: max(width, 1), height: 1)]
    )
  }
}

extension WidthSweepFigure {
  var markup: Markup {
    let (rows, count) = WidthSweepRow.rows(of: tracks)
    let plot = WidthSweepPlot(rows, widths: sweep.widths, home: sweep.widths[sweep.home]).elements()
    let table = WidthSweepTable(rows: rows, count: count, widths: sweep.widths)
    let swept = VaryingElement.collect(sweep.widths.indices) { width in
      [
        Element("p", [("class", "wd")], text: "Proposed width \(text(width))"),
        Element(
          "div",
          [("class", "row")],
          [picture(at: width), plot(width), table.element(at: width)]
        ),
      ]
    }
    let widths = sweep.widths.map { Self.exact($0) }.joined(separator: " ")
    return .element(
      "div",
      ["class": "sw", "data-w": widths, "data-h": "\(sweep.home)"],
      swept.map { $0.element(at: sweep.home, of: sweep.widths).markup }
    )
  }

  /// Returns the elements of the picture at a width, from back to front.
  func layers(at width: Int) -> [Element] {
    let drawing = sweep.drawings[width]
    return PictureLayers(drawing, in: frame, numbers: tracks.numbers[width]).elements(id: id)
  }

  private func picture(at width: Int) -> Element {
    let size = [frame.size.width, frame.size.height].map { AttributeValue.number($0).text }
    return Element(
      "svg",
      [
        ("class", "pic"), ("role", "img"),
        ("aria-label", "The scene at a proposed width of \(text(width))"),
        ("viewBox", "0 0 \(size[0]) \(size[1])"), ("width", .text(size[0])),
        ("height", .text(size[1])),
      ],
      layers(at: width) + proposal(at: width)
    )
  }

  /// Returns the outline of the proposal, which extends to the edge of the picture for an unlimited
  /// height.
  private func proposal(at width: Int) -> [Element] {
    guard sweep.drawings[width].window == nil else { return [] }
    let bottom = height.map { CGFloat($0) } ?? frame.bounds.maxY + 100
    let proposal = CGRect(x: 0, y: 0, width: sweep.widths[width], height: bottom)
    return [PictureLayers.rectangle(frame.place(proposal), className: "st-propose thin")]
  }

  /// Returns a decimal text from which a script reads exactly the same number.
  private static func exact(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private func text(_ width: Int) -> String { NumberText.text(sweep.widths[width]) }
}
