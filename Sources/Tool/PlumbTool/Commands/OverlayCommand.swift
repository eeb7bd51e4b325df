internal import CommandLineKit
internal import Conformance
internal import ElementTree
internal import Foundation
internal import ReferenceImages
internal import SpecFormat
internal import ViewLayout

/// `plumb overlay`: draws the frames of a layout over a reference image of it.
struct OverlayCommand: PlumbCommand {
  private static let picture = CommandOption(
    name: "picture",
    placeholder: "FILE",
    summary: "the reference image, a PNG file"
  )
  private static let scale = CommandOption(
    name: "scale",
    placeholder: "N",
    kind: .positiveNumber,
    summary: "the pixels a point of the image; default: the one that its size has"
  )
  private static let output = CommandOption(
    name: "output",
    placeholder: "FILE",
    summary: "the SVG file to write; default: overlay.svg"
  )

  /// The time limit of the run in seconds.
  private static let timeLimit = 60.0

  static let declaration = CommandDeclaration(
    name: "overlay",
    summary: "compare a scenario with a reference image, and draw its frames over it",
    discussion: """
      For each node that draws an edge, such as a background, a border, an image or a control, and
      for each line of text in a system's font, it looks for this edge or baseline in the image. An
      edge is confirmed within half a pixel and a baseline within one; for the others, the nearest
      one is named. Shadows, gradients, blur, symbols and drawings are counted, but not compared.
      The layout of the scenario that has the size of the image is compared. The SVG file shows
      confirmed edges in green and missed ones in red, with a dashed line where the image has them.
      The exit code is 1 if an edge is missed.
      """,
    options: [
      picture, scale, output, SharedArguments.metrics, SharedArguments.device,
      SharedArguments.type, SharedArguments.package,
    ],
    parameter: CommandParameter(placeholder: "ID", summary: "the scenario", usage: "ID")
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let command = Self.declaration.name
    guard let id = arguments.positionals.first else {
      throw UsageError.argumentMissing("ID", command: command)
    }
    guard arguments.positionals.count == 1 else {
      throw UsageError.argumentNotTaken(arguments.positionals[1], command: command)
    }
    guard let path = arguments[Self.picture] else {
      throw UsageError.argumentMissing("--picture", command: command)
    }
    guard let png = FileManager.default.contents(atPath: path) else {
      throw ToolError.pathsMissing([path])
    }
    let image: ReferenceImage
    do {
      image = try ReferenceImage(png: png)
    } catch {
      throw ToolError.imageUnusable(path, reason: error.description)
    }
    let override = try arguments.layoutOverride(of: command)
    let (found, suite) = try SpecSelection.scenario(id, in: context)
    let run = try SuiteRun(of: suite, context: context, timeLimit: Self.timeLimit)
      .run(of: found.laidOut(under: override), options: .pictures)
    try run.checkThatItRan(isEmpty: run.layouts.isEmpty)
    let scale = arguments[Self.scale].flatMap(Double.init)
    guard let (layout, view) = Self.match(image, run.layouts, scale) else {
      throw ToolError.imageUnusable(path, reason: Self.mismatch(image, run.layouts, scale))
    }
    let comparison = ImageComparison(
      layout.tree,
      with: image,
      scale: view.scale,
      origin: view.area.origin
    )
    let output = arguments[Self.output] ?? "overlay.svg"
    let frames = layout.tree.namedNodes.map(\.frame)
    let picture = OverlayPicture(comparison, size: view.area.size, frames: frames)
    try TextFile(path: output).write(picture.element(png: png).markup.source)
    let misses = comparison.sentences
    try context.console.write((misses + [comparison.summary]).map { "\($0)\n" }.joined())
    context.console.note("wrote \(output)")
    return misses.isEmpty ? .success : .mismatch
  }

  /// A part of a layout that has the size of an image.
  private struct View {
    var scale: Double
    var area: CGRect
  }

  /// Returns the first layout with a part that has the size of an image: its window, the proposed
  /// size, or that of the outermost nodes.
  private static func match(
    _ image: ReferenceImage,
    _ layouts: [ScenarioLayout],
    _ scale: Double?
  ) -> (ScenarioLayout, View)? {
    for layout in layouts {
      for area in areas(of: layout) {
        guard let found = image.scale(for: [area.size], stated: scale) else { continue }
        return (layout, View(scale: found.scale, area: area))
      }
    }
    return nil
  }

  private static func areas(of layout: ScenarioLayout) -> [CGRect] {
    var areas = layout.tree.window.map { [$0] } ?? []
    if let width = layout.proposedWidth, let height = layout.proposedHeight {
      areas.append(CGRect(x: 0, y: 0, width: width, height: height))
    }
    let nodes = layout.tree.nodes.reduce(CGRect.null) { $0.union($1.frame) }
    return nodes.isNull ? areas : areas + [nodes]
  }

  private static func mismatch(
    _ image: ReferenceImage,
    _ layouts: [ScenarioLayout],
    _ scale: Double?
  ) -> String {
    let sizes = layouts.flatMap(areas).map { area in
      "\(NumberText.text(Double(area.width))) × \(NumberText.text(Double(area.height)))"
    }
    var known: Set<String> = []
    let list = sizes.filter { known.insert($0).inserted }.joined(separator: ", ")
    let scales = scale.map { NumberText.text($0) } ?? "1, 2 or 3"
    return
      "it has \(image.width) × \(image.height) pixels, and at a scale of \(scales) no layout of "
      + "the scenario has this size: \(list)"
  }
}
