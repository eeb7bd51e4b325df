import Foundation
import LayoutTree

/// R-LOC-1: a scene has the same tree of views in every language.
///
/// Only frames, texts and their lines differ. The law excludes trees in which the lengths of texts
/// select views (R-VTF-1, R-LAZY-4).
struct LanguageTreeLaw: SampleLaw {
  var name: String { "languages-have-one-tree" }

  func breach(of sample: GeneratedTranslation) -> String? {
    guard !sample.tree.selectsViewsBySize else { return nil }
    let shapes = ["en", sample.language].map { language in
      sample.frames(on: sample.makeHost(), in: language).flattened.map(\.shape)
    }
    guard shapes[0] != shapes[1] else { return nil }
    return "the tree in \(sample.language) is \(shapes[1]), and in English \(shapes[0])"
  }
}

/// R-RTL-1: a scene with localized texts is mirrored from right to left.
struct LanguageMirrorLaw: SampleLaw {
  var name: String { "localized-texts-mirrored-in-rtl" }

  func breach(of sample: GeneratedTranslation) -> String? {
    let frames = sample.frames(on: sample.makeHost(), in: sample.language)
    guard let root = frames.first, frames.areFinite else { return nil }
    return sample.frames(on: sample.makeHost(), in: sample.language, isRightToLeft: true)
      .difference(from: frames.mirrored(in: root.frame.size.width), "from right to left")
  }
}

/// R-LOC-1: a graph that is laid out in another language has the frames of a new graph.
///
/// In its first language it then has its first frames again. The law excludes estimated lengths,
/// which depend on the lines that were visible before.
struct LanguageChangeLaw: SampleLaw {
  var name: String { "languages-after-changes-equal-fresh" }

  func breach(of sample: GeneratedTranslation) -> String? {
    guard !sample.tree.estimates else { return nil }
    let host = sample.makeHost()
    let before = sample.frames(on: host, in: "en")
    let fresh = sample.frames(on: sample.makeHost(), in: sample.language)
    let changed = sample.frames(on: host, in: sample.language)
    return changed.difference(from: fresh, "after a layout in English")
      ?? sample.frames(on: host, in: "en").difference(from: before, "in English again")
  }
}

extension ResolvedNode {
  /// The name, the identifiers and the number of children.
  fileprivate var shape: String {
    "\(name) \(identifiers.joined(separator: " ")) (\(children.count))"
  }
}
