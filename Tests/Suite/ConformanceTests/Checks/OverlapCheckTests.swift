import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

@MainActor
struct OverlapCheckTests {
  @Test func `texts in a stack with negative spacing are reported as overlapping`() {
    let host = CheckedHost {
      HStack(spacing: -5) {
        Text("ab")
        Text("cd")
      }
    }
    #expect(host.lines([.overlap]) == [#"no overlap: Text "cd" over Text "ab" by 5.0"#])
  }

  @Test func `nodes without a label are named by their ids`() {
    let host = CheckedHost {
      HStack(spacing: -10) {
        Color.red.frame(width: 40, height: 20).id("left")
        Color.blue.id("right")
        Color.green.frame(width: 30)
      }
    }
    #expect(
      host.lines([.overlap]) == [
        "no overlap: #right over #left by 10.0", "no overlap: Color over #right by 10.0",
      ]
    )
  }

  @Test func `an overlap of half a point is not reported`() {
    let host = CheckedHost {
      HStack(spacing: -0.5) {
        Text("ab")
        Text("cd")
      }
    }
    #expect(host.lines([.overlap]) == [])
  }

  @Test func `ZStack, background, overlay, offset and position may overlap views`() {
    let host = CheckedHost {
      VStack(spacing: 40) {
        ZStack {
          Color.red
          Text("a")
        }
        Text("b").padding().background(.blue, in: Circle())
        Text("c").overlay(alignment: .topTrailing) {
          Text("9").alignmentGuide(.top) { $0.height / 2 }
        }
        Text("d")
        Text("e").offset(y: -10)
        Text("f").position(x: 10, y: 10)
      }
    }
    #expect(host.lines([.overlap]) == [])
  }

  @Test func `a background's overlap counts only inside the view that it decorates`() {
    func host(_ spacing: CGFloat) -> CheckedHost {
      CheckedHost {
        HStack(spacing: spacing) {
          Text("a").padding(10).background { Color.red.padding(-20) }
          Text("b")
        }
      }
    }
    #expect(host(0).lines([.overlap]) == [])
    #expect(host(-8).lines([.overlap]) == [#"no overlap: Text "b" over Color by 8.0"#])
  }

  @Test func `content under a safeAreaInset bar does not count as overlap`() {
    let host = CheckedHost {
      ScrollView { ForEach(0..<40, id: \.self) { Text("Row \($0)") } }
        .safeAreaInset(edge: .bottom) { Text("Bar") }
    }
    #expect(host.lines([.overlap]) == [])
    let colored = CheckedHost {
      Color.red.ignoresSafeArea().safeAreaInset(edge: .bottom) { Text("Bar") }
    }
    #expect(colored.lines([.overlap]) == [])
  }

  @Test func `a UIView that contains a later sibling counts as its background`() {
    func host(_ x: CGFloat) -> CheckedHost {
      CheckedHost(uiView: {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        card.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: x, y: 10, width: 50, height: 20))
        label.text = "Hi"
        let root = UIView()
        root.addSubview(card)
        root.addSubview(label)
        return root
      })
    }
    #expect(host(20).lines([.overlap]) == [])
    #expect(host(80).lines([.overlap]) == [#"no overlap: UILabel "Hi" over UIView by 20.0"#])
  }

  @Test func `a pinned section header may overlap rows`() {
    let host = CheckedHost {
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          Section {
            ForEach(0..<40, id: \.self) { Text("Row \($0)") }
          } header: {
            Text("Head")
          }
        }
      }
      .defaultScrollAnchor(.bottom)
    }
    #expect(host.lines([.overlap]) == [])
  }
}
