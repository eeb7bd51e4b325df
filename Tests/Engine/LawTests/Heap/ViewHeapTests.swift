import Foundation
import Testing
import ViewLayout

/// A scene of views keeps nothing of the layouts that it went through.
@MainActor
struct ViewHeapTests {
  @Test func `resizing keeps nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = ViewHost {
        VStack {
          Text("a text of several words")
          HStack {
            Color.red; Text("b").padding(); Spacer()
          }
          GeometryReader { proxy in Color.blue.frame(width: proxy.size.width / 2) }
          ViewThatFits {
            Text("a text of several words"); Text("c")
          }
          Grid {
            GridRow {
              Text("d"); Color.red
            }
          }
        }
      }
      let growth = HeapGrowth.bytes { round in
        let size = ProposedViewSize(width: CGFloat(50 + round % 700), height: 300)
        host.layOut(proposal: size, environment: HostEnvironment())
        _ = host.frames
        _ = host.takeIssues()
      }
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `changing state keeps nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = ViewHost { Changing() }
      let size = ProposedViewSize(width: 300, height: 300)
      host.layOut(proposal: size, environment: HostEnvironment())
      let growth = HeapGrowth.bytes { _ in
        _ = host.tap("tap")
        host.layOut(proposal: size, environment: HostEnvironment())
        _ = host.takeIssues()
      }
      #expect(host.counts["Changing.body", default: 0] > HeapGrowth.rounds)
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  @Test func `scrolling keeps nothing`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let host = ViewHost {
        ScrollView {
          LazyVStack {
            ForEach(0..<1_000) { row in Text("row \(row)").onAppear {} }
          }
        }
      }
      let size = ProposedViewSize(width: 300, height: 300)
      host.layOut(proposal: size, environment: HostEnvironment())
      let growth = HeapGrowth.bytes { round in
        _ = host.scroll(to: CGPoint(x: 0, y: CGFloat(round * 37 % 19_000)))
        host.layOut(proposal: size, environment: HostEnvironment())
        _ = host.takeIssues()
      }
      #expect(growth < HeapGrowth.tolerance)
    }
  }

  /// Views that come, go and change places at each tap.
  private struct Changing: View {
    @State private var count = 0

    var body: some View {
      VStack {
        if count.isMultiple(of: 2) { Text("even") } else { Color.red.frame(height: 10) }
        ForEach(0..<(count % 7), id: \.self) { Text("\($0)").id("\(count)-\($0)") }
        AnyView(count.isMultiple(of: 3) ? AnyView(Text("a")) : AnyView(Color.blue))
      }
      .onTapGesture { count += 1 }
      .id("tap")
    }
  }
}
