internal import EngineKit
internal import Foundation
internal import LayoutTree
internal import LayoutValues
internal import ReferenceImages
internal import SpecFormat

/// Compares `frames` blocks with the reference images that they name.
struct PictureCheck {
  /// The name of the images in mismatches.
  private static let subject = AttributeName.picture.rawValue

  /// The path of the Markdown file, from whose folder the paths of images begin.
  let file: String

  /// - Parameter file: The path of the Markdown file.
  init(of file: String) { self.file = file }
}

extension PictureCheck {
  /// The result of a comparison with an image.
  struct Outcome {
    var mismatches: [Mismatch] = []
    /// Whether the image cannot be compared, so that the block has an error.
    var isError = false
    /// A sentence about the confirmed edges and those that were not compared; `nil` for an error.
    var remark: String?
  }

  /// Compares the numbers of a block with its image.
  ///
  /// Each edge of a node in the block is looked for in the image at the place that the block
  /// states, which may differ from that of the layout.
  ///
  /// - Parameters:
  ///   - frames: The block.
  ///   - line: The line of the block's fence, from 1.
  ///   - scene: The scene with the layout.
  /// - Returns: The result; `nil` for a block without an image, or if the engine reports no edges.
  func compare(_ frames: FramesFence, at line: Int, with scene: ConnectedScene) -> Outcome? {
    guard let picture = frames.picture, !frames.isToBeFilled else { return nil }
    guard scene.can(.edges) else {
      scene.refuse(.edges)
      return nil
    }
    let image: ReferenceImage
    do {
      image = try read(picture)
    } catch {
      return failure("a PNG file", "\(picture.path): \(error.description)", at: line)
    }
    let areas = areas(of: scene, isInWindow: frames.isInWindow)
    guard let placement = ImagePlacement(of: image, in: areas, scale: picture.scale) else {
      let refusal = ImagePlacement.refusal(of: image, in: areas, scale: picture.scale)
      return failure("an image of the layout", "\(picture.path) \(refusal)", at: line)
    }
    let stated = frames.stated(scene.edges, in: scene)
    let comparison = ImageComparison(
      stated.map(\.edge),
      with: image,
      at: placement,
      tolerance: frames.tolerance ?? 0
    )
    return Outcome(
      mismatches: comparison.misses.map { miss in
        mismatch(miss, of: stated[miss.index], in: picture)
      },
      remark: "\(picture.path): \(comparison.summary)"
    )
  }

  private func read(_ picture: PictureReference) throws(ReferenceImageError) -> ReferenceImage {
    guard let png = try? Data(contentsOf: picture.url(from: file)) else {
      throw ReferenceImageError(description: "there is no such file, from the folder of the page")
    }
    return try ReferenceImage(png: png)
  }

  private func failure(_ expected: String, _ actual: String, at line: Int) -> Outcome {
    let mismatch = Mismatch(line: line, subject: Self.subject, expected: expected, actual: actual)
    return Outcome(mismatches: [mismatch], isError: true)
  }

  private func mismatch(
    _ miss: ImageComparison.Miss,
    of stated: StatedEdge,
    in picture: PictureReference
  ) -> Mismatch {
    var mismatch = Mismatch(
      line: stated.line,
      subject: miss.subject,
      expected: miss.expected,
      actual: "\(miss.actual) in \(picture.path)",
      difference: NumberText.difference(expected: 0, actual: miss.roundedShift)
    )
    mismatch.part = stated.part
    mismatch.hint = miss.note
    return mismatch
  }

  /// The parts of a layout that an image may show: the proposed size with the root in its center,
  /// and the root alone.
  private func areas(of scene: ConnectedScene, isInWindow: Bool) -> [CGRect] {
    let origin = scene.originInWindow
    let start = isInWindow ? .zero : CGPoint(x: -origin.x, y: -origin.y)
    var areas: [CGRect] = []
    if let width = scene.proposal?.width, let height = scene.proposal?.height {
      areas.append(CGRect(origin: start, size: CGSize(width: width, height: height)))
    }
    if let root = scene.nodes.bounds {
      let moved = isInWindow ? origin : .zero
      areas.append(root.offsetBy(dx: moved.x, dy: moved.y))
    }
    return areas
  }
}
