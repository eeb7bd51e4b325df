internal import Foundation
package import LayoutTree

/// The fonts of apps that pictures draw texts with, as rules of a style sheet.
///
/// A browser that cannot read a file draws the texts in a similar font, stretched to their widths.
package struct PictureFonts: Sendable {
  /// The fonts in the order of their classes.
  private let fonts: [DrawingFont]

  package init(_ fonts: some Sequence<DrawingFont>) {
    self.fonts = Set(fonts).sorted { ($0.className, $0.file) < ($1.className, $1.file) }
  }
}

extension PictureFonts {
  /// The folder of a site with copies of the files.
  private static let folder = "fonts"

  /// The maximum size of all files of fonts that a standalone picture contains, in bytes.
  static let embeddedLimit = 100_000

  /// A font for each file, in the order of their names in a site.
  private var files: [DrawingFont] {
    let named = Dictionary(fonts.map { ($0.asset, $0) }) { first, _ in first }
    return named.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The paths of the files in a site, with those of the originals.
  package var copies: [(path: String, original: String)] {
    files.map { ("\(Self.folder)/\($0.asset)", $0.file) }
  }

  /// The rules for a style sheet in a site's folder, which has the copies of the files.
  package var sheet: String {
    rules { "\(Self.folder)/\($0.asset)" }
  }

  /// The rules with the font files in them, for a picture that is a file of its own.
  ///
  /// The text is empty if the files are too large, or if one cannot be read.
  var embeddedSheet: String {
    var contents: [String: Data] = [:]
    var size = 0
    for font in files {
      guard let data = FileManager.default.contents(atPath: font.file) else { return "" }
      size += data.count
      guard size <= Self.embeddedLimit else { return "" }
      contents[font.asset] = data
    }
    return rules { font in
      "data:font/\(font.isOpenType ? "otf" : "ttf");base64,"
        + (contents[font.asset]?.base64EncodedString() ?? "")
    }
  }

  private func rules(address: (DrawingFont) -> String) -> String {
    let faces = files.map { font in
      "@font-face{font-family:\(font.family);src:url(\"\(address(font))\")}\n"
    }
    let classes = fonts.map { ".pic .\($0.className){\($0.declarations)}\n" }
    var seen: Set<String> = []
    return (faces + classes.filter { seen.insert($0).inserted }).joined()
  }
}

extension DrawingFont {
  /// The class of texts in the font, which is the same wherever the file is.
  var className: String {
    let settings = declarations(of: "")
    guard !settings.isEmpty else { return "font-\(hexadecimal)" }
    let hash = settings.utf8.reduce(2_166_136_261) { (hash: UInt32, byte) in
      (hash ^ UInt32(byte)) &* 16_777_619
    }
    return "font-\(hexadecimal)-\(String(hash, radix: 16))"
  }

  fileprivate var family: String { "\"font-\(hexadecimal)\"" }

  /// The name of the copy of the file, such as `Inter-1f3a90c2.ttf`.
  fileprivate var asset: String {
    let name = file.split(separator: "/").last?.prefix { $0 != "." } ?? ""
    let safe = name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    return "\(safe)-\(hexadecimal).\(isOpenType ? "otf" : "ttf")"
  }

  fileprivate var isOpenType: Bool { file.lowercased().hasSuffix(".otf") }

  private var hexadecimal: String { String(digest, radix: 16) }

  /// The declarations of a text in the font; no other weight or slope is imitated.
  fileprivate var declarations: String {
    declarations(
      of: "font-family:\(family),system-ui,\"Noto Sans\",\"Noto Sans KR\",sans-serif;"
        + "font-synthesis:none;"
    )
  }

  private func declarations(of start: String) -> String {
    let settings = axes.filter(\.isValid).map { "\"\($0.tag)\" \($0.value)" }
    let variations =
      settings.isEmpty ? "" : "font-variation-settings:\(settings.joined(separator: ","));"
    let features =
      features.isEmpty ? "" : "font-feature-settings:\(features.joined(separator: ","))"
    return start + variations + features
  }
}

extension DrawingFont.Axis {
  /// Whether the tag is valid in a style sheet, and the value finite; a font file can have any four
  /// bytes as a tag.
  fileprivate var isValid: Bool {
    value.isFinite && tag.utf8.count == 4
      && tag.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) }
  }
}
