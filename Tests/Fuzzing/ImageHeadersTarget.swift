@testable import ResourceFiles

extension FuzzTarget {
  /// The reader of the sizes in PNG, JPEG, HEIC, PDF and SVG files.
  static let imageHeaders = FuzzTarget(
    name: "image-headers",
    suffixes: [".png", ".svg"],
    seeds: {
      let texts = [
        "<svg width=\"30\" height=\"20px\" viewBox=\"0 0 3 2\">", "<svg viewBox='0,0 2e1 4'>",
        "%PDF-1.7\n1 0 obj << /MediaBox [0 0 48 36.5] /CropBox [1 1 9 9] /Rotate -90 >> endobj",
        "%PDF-1.5\n<< /Type /ObjStm >>\nstream\n\u{78}\u{01}\u{03}\u{00}\nendstream",
      ]
      let frame: [UInt8] = [0xFF, 0xC0, 0, 17, 8, 0, 20, 0, 30, 3]
      let turned = Array("Exif\0\0MM\0*\0\0\0\u{8}\0\u{1}".utf8) + [1, 18, 0, 3, 0, 0, 0, 1, 0, 6]
      let photo = Array("\0\0\0\u{18}ftypheic\0\0\0\0".utf8) + Array("ispe".utf8)
      let boxes = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0] + Array("irot\u{1}clap".utf8)
      return texts.map { Array($0.utf8) } + [
        [0xFF, 0xD8] + frame,
        [0xFF, 0xD8, 0xFF, 0xE1, 0, UInt8(turned.count + 2)] + turned + frame,
        photo + boxes + [UInt8](repeating: 1, count: 40),
      ]
    },
    read: { bytes in
      let path = try InputFolder.write(bytes, to: "a.svg")
      let size = try ImageHeader.size(of: ResourceFile(path))
      require(size.width > 0 && size.width.isFinite, "an image has a finite width")
      require(size.height > 0 && size.height.isFinite, "an image has a finite height")
    }
  )
}
