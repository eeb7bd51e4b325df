internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import ElementTree
internal import Foundation
internal import ReferenceImages
internal import SpecFormat

/// `plumb overlay`: draws the frames of a layout over a reference image of it.
struct OverlayCommand: PlumbCommand {
  private static let picture = CommandOption(
    name: "picture",
    placeholder: "FILE",
    summary: "the reference image, a PNG file"
  )
  static let scale = CommandOption(
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
      The exit code is 1 if an edge is missed, or if no edge can be compared.
      """,
    options: [
      EngineSelection.option, picture, scale, output, SharedArguments.metrics,
      SharedArguments.device,
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
      throw UsageError.argumentUnexpected(arguments.positionals[1], command: command)
    }
    guard let path = arguments[Self.picture] else {
      throw UsageError.argumentMissing("--picture", command: command)
    }
    let scale = arguments[Self.scale].flatMap(Double.init)
    let overlay = try Self.overlay(of: id, over: path, scale, arguments, in: context)
    let output = arguments[Self.output] ?? "overlay.svg"
    try TextFile(path: output).write(overlay.element.markup.source)
    let misses = overlay.comparison.misses.map(\.sentence)
    try context.console.write((misses + [overlay.comparison.summary]).map { "\($0)\n" }.joined())
    context.console.note("wrote \(output)")
    if overlay.comparison.isEmpty {
      context.console.note("warning: the layout has no edge that can be looked for in the image")
      return .mismatch
    }
    return misses.isEmpty ? .success : .mismatch
  }
}

extension OverlayCommand {
  /// Reads a reference image.
  static func image(at path: String) throws -> (image: ReferenceImage, png: Data) {
    guard let png = FileManager.default.contents(atPath: path) else {
      throw ToolError.pathsMissing([path])
    }
    do {
      return (try ReferenceImage(png: png), png)
    } catch {
      throw ToolError.imageUnusable(path, reason: error.description)
    }
  }

  /// Lays a scenario out, and compares it with a reference image.
  ///
  /// - Parameters:
  ///   - id: The id of the scenario.
  ///   - path: The path of the image.
  ///   - scale: The number of pixels per point; `nil` for the one that the size of the image has.
  ///   - arguments: The arguments with the conditions of the layout.
  ///   - context: The context of the command.
  /// - Returns: The comparison.
  /// - Throws: An error if there is no such scenario, or if the image has the size of no layout.
  static func overlay(
    of id: String,
    over path: String,
    _ scale: Double?,
    _ arguments: CommandArguments,
    in context: ToolContext
  ) throws -> LayoutOverlay {
    let (image, png) = try Self.image(at: path)
    let override = try arguments.layoutOverride(of: declaration.name)
    let (found, suite) = try SpecSelection.scenario(id, in: context)
    let run = try SuiteRun(of: suite, context: context, timeLimit: timeLimit)
      .run(of: found.laidOut(under: override), options: .pictures)
    try run.checkThatItRan(isEmpty: run.layouts.isEmpty)
    do {
      return try LayoutOverlay(of: run.layouts, over: image, png: png, scale: scale)
    } catch {
      throw ToolError.imageUnusable(path, reason: error.description)
    }
  }
}
