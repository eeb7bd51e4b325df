internal import SuiteRunning
internal import CommandLineKit
internal import Conformance
internal import Foundation
internal import ReferenceImages
internal import SpecFormat

/// `plumb read`: writes the rectangles and baselines of a reference image as a `frames` block.
struct ReadCommand: PlumbCommand {
  private static let near = CommandOption(
    name: "near",
    placeholder: "ID",
    summary: "the scenario whose views give the rectangles their ids"
  )

  static let declaration = CommandDeclaration(
    name: "read",
    summary: "write the rectangles and baselines of a reference image as a `frames` block",
    discussion: """
      A rectangle is an area of one color with straight sides; its sides are exact to a part of a
      pixel where a pixel is covered partly. With '--near', a rectangle has the id of the view that
      covers most of it, and the others are listed below the block; without it, rectangles are
      numbered. Baselines are those of lines of text, with the ends of their marks. Gradients,
      shadows and symbols are left out. All numbers are in points, with a tolerance of half a pixel.
      """,
    options: [
      OverlayCommand.scale, near, SharedArguments.metrics, SharedArguments.device,
      SharedArguments.type, SharedArguments.package,
    ],
    parameter: CommandParameter(placeholder: "FILE", summary: "the PNG file", usage: "FILE")
  )

  func run(_ arguments: CommandArguments, in context: ToolContext) throws -> ExitCode {
    let command = Self.declaration.name
    guard let path = arguments.positionals.first else {
      throw UsageError.argumentMissing("FILE", command: command)
    }
    guard arguments.positionals.count == 1 else {
      throw UsageError.argumentUnexpected(arguments.positionals[1], command: command)
    }
    let scale = arguments[OverlayCommand.scale].flatMap(Double.init)
    let block: ReadBlock
    if let id = arguments[Self.near] {
      let overlay = try OverlayCommand.overlay(of: id, over: path, scale, arguments, in: context)
      let reading = ImageReading(of: overlay.image, scale: overlay.comparison.scale)
      block = ReadBlock(
        reading,
        scale: overlay.comparison.scale,
        conditions: overlay.conditions,
        views: overlay.views
      )
    } else {
      guard let scale else { throw UsageError.argumentMissing("--scale", command: command) }
      let image = try OverlayCommand.image(at: path).image
      let size = [image.width, image.height].map { length in
        NumberText.text((Double(length) / scale * 100).rounded() / 100)
      }
      block = ReadBlock(
        ImageReading(of: image, scale: scale),
        scale: scale,
        conditions: "\(size.joined(separator: "x")) window",
        views: nil
      )
    }
    try context.console.write(block.text)
    return .success
  }
}
