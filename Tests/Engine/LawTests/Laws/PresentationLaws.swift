import Foundation
import LayoutTree

/// R-BAR-10 to R-BAR-12: a presented view is inside of its window.
struct PresentedInsideLaw: SampleLaw {
  var name: String { "presentations-are-in-their-window" }

  func breach(of sample: GeneratedPresentation) -> String? {
    let presented = sample.frames().flattened.filter(\.isPresentation)
    guard !presented.isEmpty else { return "nothing is presented" }
    return presented.first { !$0.frame.isInside(sample.window.bounds) }.map {
      "\($0.name) at \($0.frame.numbers) is outside of the window"
    }
  }
}

/// R-BAR-10: a presentation changes no other frame of its window.
struct PresentedApartLaw: SampleLaw {
  var name: String { "presentations-change-nothing-below" }

  func breach(of sample: GeneratedPresentation) -> String? {
    sample.frames().withoutPresentations
      .difference(from: sample.presenting(false).frames(), "below the presented view")
  }
}

/// R-BAR-10: a view that is presented and dismissed leaves the first layout.
///
/// A view that is presented again has the frames of a new window.
struct DismissLaw: SampleLaw {
  var name: String { "present-and-dismiss-changes-nothing" }

  func breach(of sample: GeneratedPresentation) -> String? {
    let host = SampleHost(sample.presenting(false))
    let before = host.frames()
    let presented = sample.frames()
    for _ in 0..<2 {
      host.show(sample)
      if let breach = host.frames().difference(from: presented, "after presenting") {
        return breach
      }
      host.show(sample.presenting(false))
      if let breach = host.frames().difference(from: before, "after dismissing") { return breach }
    }
    return nil
  }
}

extension ResolvedNode {
  /// Whether the node is a view that another one presents.
  fileprivate var isPresentation: Bool {
    ["Sheet", "FullScreenCover", "Popover", "Alert", "ConfirmationDialog"].contains(name)
  }
}

extension [ResolvedNode] {
  /// The nodes without presented views.
  fileprivate var withoutPresentations: [ResolvedNode] {
    filter { !$0.isPresentation }.map { node in
      var node = node
      node.children = node.children.withoutPresentations
      return node
    }
  }
}
