import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds frames, padding, offsets and similar modifiers.
  static func addSizes(to calls: inout ExtremeCalls) {
    calls.lengths("View.frame(width:height:alignment:)") {
      Text("a b").frame(width: $0, height: $1, alignment: .bottomTrailing)
    }
    calls.lengths(
      "View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)"
    ) {
      Text("a b").frame(minWidth: $0, minHeight: $1)
      Text("a b").frame(idealWidth: $0, idealHeight: $1)
      Text("a b").frame(maxWidth: $0, maxHeight: $1)
      Text("a b").frame(
        minWidth: $0,
        idealWidth: $0,
        maxWidth: $1,
        minHeight: $1,
        idealHeight: $0,
        maxHeight: $1
      )
    }
    calls.length("View.padding(_:)") { Text("a b").padding($0) }
    calls.length("View.padding(_:_:)") { Text("a b").padding(.horizontal, $0) }
    calls.lengths("View.padding(_: EdgeInsets)") {
      Text("a b").padding(EdgeInsets(top: $0, leading: $1, bottom: $1, trailing: $0))
    }
    calls.lengths("View.offset(x:y:)") { Text("a b").offset(x: $0, y: $1) }
    calls.lengths("View.offset(_:)") { Text("a b").offset(CGSize(width: $0, height: $1)) }
    calls.lengths("View.position(x:y:)") { Text("a b").position(x: $0, y: $1) }
    calls.lengths("View.position(_:)") { Text("a b").position(CGPoint(x: $0, y: $1)) }
    calls.length("View.layoutPriority(_:)") { number in
      HStack {
        Text("a b").layoutPriority(number)
        Color.red.layoutPriority(-number)
        Text("c d")
      }
    }
    calls.length("View.aspectRatio(_:contentMode:)") {
      Color.red.aspectRatio($0, contentMode: .fit)
    }
    calls.lengths("View.aspectRatio(_: CGSize, contentMode:)") {
      Color.red.aspectRatio(CGSize(width: $0, height: $1), contentMode: .fill)
    }
    calls.length("View.alignmentGuide(_:computeValue:)") { number in
      HStack(alignment: .top) {
        Text("a b").alignmentGuide(.top) { _ in number }
        VStack(alignment: .leading) {
          Color.red.alignmentGuide(.leading) { $0.width + number }
          Text("a b").alignmentGuide(.leading) { _ in number }
        }
      }
    }
    calls.length("View.safeAreaInset(edge:alignment:spacing:content:)") { number in
      ScrollView { Text("a") }.safeAreaInset(edge: .top, spacing: number) {
        Color.red.frame(height: 10)
      }
      Color.red.safeAreaInset(edge: .leading, spacing: number) { Color.red.frame(width: number) }
    }
    calls.length("View.safeAreaPadding(_:)") { number in
      ScrollView { Text("a") }.safeAreaPadding(number)
      Color.red.ignoresSafeArea().safeAreaPadding(number)
    }
    calls.length("View.safeAreaPadding(_:_:)") {
      ScrollView { Text("a") }.safeAreaPadding(.top, $0)
    }
    calls.lengths("View.safeAreaPadding(_: EdgeInsets)") { x, y in
      ScrollView { Text("a") }
        .safeAreaPadding(EdgeInsets(top: x, leading: y, bottom: y, trailing: x))
    }
    calls.lengths("View.matchedGeometryEffect(id:in:properties:anchor:isSource:)") { x, y in
      MatchedViews(anchor: UnitPoint(x: x, y: y))
    }
    calls.usesLengths("ProposedViewSize(width:height:)") { x, y in
      let host = ViewHost {
        HStack {
          Text("a b"); Color.red; Spacer()
        }
      }
      host.layOut(proposal: ProposedViewSize(width: x, height: y), environment: HostEnvironment())
      _ = ProposedViewSize(width: x, height: y).replacingUnspecifiedDimensions()
      _ = ProposedViewSize(CGSize(width: x, height: y))
    }
  }

  private struct MatchedViews: View {
    @Namespace private var namespace
    let anchor: UnitPoint

    var body: some View {
      HStack {
        Text("a").matchedGeometryEffect(id: 1, in: namespace, anchor: anchor)
        Color.red.matchedGeometryEffect(id: 1, in: namespace, anchor: anchor, isSource: false)
      }
    }
  }
}
