import Foundation
import LayoutTree

/// R-BAR-7: a pushed view has the frames of a new stack with the same path.
///
/// The view below it has its first frames again after the way back.
struct PushLaw: SampleLaw {
  var name: String { "push-and-back-changes-nothing" }

  func breach(of screen: GeneratedScreen) -> String? {
    let root = screen.replacing(\.isPushed, with: false)
    let pushed = screen.replacing(\.isPushed, with: true)
    let host = SampleHost(root)
    let before = host.frames()
    host.show(pushed)
    if let breach = host.frames().difference(from: pushed.frames(), "after the push") {
      return breach
    }
    host.show(root)
    return host.frames().difference(from: before, "after the way back")
  }
}

/// A graph that shows one screen after another has the frames of new graphs.
///
/// The second screen differs from the first one in one part, such as a title or a number of tabs.
/// The law excludes the rows of lists: which rows a list creates depends on estimated lengths
/// (R-LAZY-4).
struct ScreenChangeLaw: SampleLaw {
  var name: String { "bars-after-changes-equal-fresh" }

  func breach(of screen: GeneratedScreen) -> String? {
    let host = SampleHost(screen)
    let first = host.frames().withoutRows
    for (number, changed) in screen.smaller.enumerated() where number.isMultiple(of: 3) {
      host.show(changed)
      if let breach = host.frames().withoutRows.difference(
        from: changed.frames().withoutRows,
        "after a change to:\n\n\(changed.markdown)\n\nfrom:"
      ) {
        return breach
      }
    }
    host.show(screen)
    return host.frames().withoutRows.difference(from: first, "after changes and back")
  }
}

extension [ResolvedNode] {
  /// The nodes without the content of lists.
  fileprivate var withoutRows: [ResolvedNode] {
    map { node in
      var node = node
      node.children = node.name == "List" ? [] : node.children.withoutRows
      return node
    }
  }
}

/// R-RTL-1: a layout from right to left is the mirror image of the layout from left to right.
struct SampleMirrorLaw<Sample: ShownSample>: SampleLaw {
  /// What the samples are, for the name of the law.
  let subject: String

  var name: String { "\(subject)-mirrored-in-rtl" }

  func breach(of sample: Sample) -> String? {
    let width = sample.window.bounds.width
    let mirrored = SampleHost(sample).frames().mirrored(in: width)
    return SampleHost(sample).frames(isRightToLeft: true)
      .difference(from: mirrored, "from right to left")
  }
}
