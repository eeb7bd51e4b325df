import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds custom layouts, which measure and place subviews with arbitrary numbers.
  static func addAuthors(to calls: inout ExtremeCalls) {
    calls.lengths("LayoutSubview.place(at:anchor:proposal:)") { x, y in
      ExtremeLayout(size: CGSize(width: x, height: y))() {
        Text("a b"); Color.red
      }
      HStack {
        ExtremeLayout(size: CGSize(width: x, height: y))() { Text("a b") }; Color.red
      }
    }
    calls.integer("LayoutSubviews[_: Range<Int>]") { number in
      SliceLayout(start: number)() {
        Text("a"); Text("b"); Text("c")
      }
    }
    calls.length("Alignment guides of a layout's own") { number in
      HStack(alignment: .center) {
        GuideLayout(guide: number)() { Text("a") }; Text("b")
      }
    }
  }

  private struct ExtremeLayout: Layout {
    let size: CGSize

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      for subview in subviews {
        _ = subview.sizeThatFits(ProposedViewSize(size))
        let dimensions = subview.dimensions(in: ProposedViewSize(size))
        _ = (dimensions[.leading], dimensions[VerticalAlignment.firstTextBaseline])
      }
      return size
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews {
        subview.place(
          at: CGPoint(x: size.width, y: size.height),
          anchor: UnitPoint(x: size.height, y: size.width),
          proposal: ProposedViewSize(size)
        )
      }
    }
  }

  private struct SliceLayout: Layout {
    let start: Int

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      // Invalid indices are a mistake of the caller, as for every collection.
      let start = min(max(self.start, subviews.startIndex), subviews.endIndex)
      let slices = [subviews[start...], subviews[..<start], subviews[start..<subviews.endIndex]]
      for slice in slices {
        _ = slice.first?.sizeThatFits(proposal)
        for index in slice.indices { _ = slice[index].priority }
        for index in slice.indices { _ = slice[index...].count }
      }
      return CGSize(width: slices[0].count, height: slices[1].count)
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      for subview in subviews.dropFirst() { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }

  private struct GuideLayout: Layout {
    let guide: CGFloat

    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize { .zero }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {}

    func explicitAlignment(
      of guide: VerticalAlignment,
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGFloat? { self.guide }
  }
}
