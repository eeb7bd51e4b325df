import Foundation
internal import LayoutTree
internal import LayoutValues

extension ShapedFont {
  /// The name in reasons: `Inter Regular 17 pt, from Fonts/Inter.ttf, HarfBuzz 6.0.0`.
  var descriptiveName: String {
    let details = [
      instance.variationText, traits.hasMonospacedDigits == true ? "monospaced digits" : nil,
      traits.smallCapitals == nil ? nil : "small capitals",
      shaping.features.contains(.noLigatures) ? "no ligatures" : nil,
    ].compactMap(\.self)
    let name = "\(instance.style.displayName) \(LengthText.text(size)) pt"
    return ([name] + details + ["from \(file)", instance.style.face.library.description])
      .joined(separator: ", ")
  }

  /// The path of the font file from the app's folder.
  var file: String {
    AppResources.current?.fonts?.relativePath(instance.style.face.path)
      ?? instance.style.face.path
  }
}

extension FontStyle {
  /// The family with the name of the style, such as `Inter Semi Bold`.
  var displayName: String { name.isEmpty ? family : "\(family) \(name)" }
}

extension FontInstance {
  /// The values of axes that differ from the defaults, such as `wght 650`; `nil` for none.
  var variationText: String? {
    let values = zip(style.face.axes, style.place).filter { $0.standard != $1 }
      .map { "\($0.name) \(LengthText.text(CGFloat($1)))" }
    return values.isEmpty ? nil : values.joined(separator: " ")
  }
}

extension FontFace.Axis {
  /// The four characters of the axis's tag, such as `wght`.
  var name: String {
    String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }, as: UTF8.self)
  }
}

extension SubstituteFont {
  /// The name in reasons: that of the font, and why the system font is measured instead.
  var descriptiveName: String {
    "system font \(LengthText.text(size)) pt instead of '\(name)', \(reason.sentence)"
  }
}

extension SubstituteFont.Reason {
  /// The reason as a clause with "because" and without a period.
  package var sentence: String {
    switch self {
    case .harfBuzzMissing:
      "because HarfBuzz is not installed (\(HarfBuzz.installation))"
    case .noFolder: "because the page names no folder of the app with 'resources:'"
    case .fontOfApple: "because the font is installed on Apple's systems only"
    }
  }
}

extension TextTypesetter {
  /// The fonts of the app that the runs are in, each once.
  var fonts: [TextFont] {
    runs.compactMap(\.font.metrics.use).reduce(into: []) { fonts, font in
      if !fonts.contains(font) { fonts.append(font) }
    }
  }
}

extension TextMetrics {
  /// The font of the app and how it is measured; `nil` for the system's fonts.
  fileprivate var use: TextFont? {
    if let font = self as? ShapedFont {
      let library = font.instance.style.face.library.description
      return TextFont(name: font.instance.style.displayName, file: font.file, measuredBy: library)
    }
    return (self as? SubstituteFont).map {
      TextFont(
        name: $0.name,
        reason: $0.reason.sentence,
        missingLibrary: $0.reason == .harfBuzzMissing ? "HarfBuzz" : nil
      )
    }
  }
}
