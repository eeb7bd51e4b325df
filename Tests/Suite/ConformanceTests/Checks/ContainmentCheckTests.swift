import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

@MainActor
struct ContainmentCheckTests {
  @Test func `of nested overflowing views, only the outermost is reported`() {
    let host = CheckedHost {
      HStack { Text("Hello").padding(10).fixedSize() }.frame(width: 40).id("box")
    }
    #expect(host.lines([.containment]) == ["inside parent: HStack over #box by 15.0"])
  }

  @Test func `views with offset, position, scrolling or ignoresSafeArea may overflow`() {
    let host = CheckedHost {
      VStack {
        Text("a").offset(x: 100)
        Text("b").position(x: -10, y: 0)
        ScrollView { Color.red.frame(height: 2000) }
      }
      .background { Color.blue.ignoresSafeArea() }
    }
    let safeArea = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)
    #expect(host.lines([.containment], safeArea: safeArea) == [])
  }

  @Test func `an overlay may overflow its view at a corner, but not on both sides`() {
    let badge = CheckedHost {
      Text("Inbox").overlay(alignment: .topTrailing) {
        Text("9").alignmentGuide(.trailing) { _ in 5 }
      }
    }
    #expect(badge.lines([.containment]) == [])
    let long = CheckedHost { Text("In").overlay { Text("Nineteen").fixedSize() } }
    #expect(long.lines([.containment]) == ["inside parent: fixedSize over overlay by 30.0"])
  }

  @Test func `a Toggle may be taller than its List row, but not than a fixed frame`() {
    let row = CheckedHost { List { Toggle("Sounds", isOn: .constant(true)) } }
    #expect(row.lines([.containment], metrics: .iOS26) == [])
    let box = CheckedHost {
      Toggle("", isOn: .constant(true)).labelsHidden().fixedSize().frame(height: 10)
    }
    #expect(box.lines([.containment], metrics: .iOS26).count == 1)
  }

  @Test func `a UISwitch may exceed its parent by its alignment rect insets`() {
    let host = CheckedHost(uiView: {
      let stack = UIStackView(arrangedSubviews: [UISwitch()])
      stack.alignment = .center
      return stack
    })
    let size = CGSize(width: 66, height: 30)
    #expect(host.lines([.containment], in: size, metrics: .iOS26) == [])
  }

  @Test func `an unclipped scaledToFill image is reported`() {
    let host = CheckedHost {
      Image(systemName: "photo").resizable().scaledToFill().frame(width: 200, height: 80)
    }
    #expect(host.lines([.containment]) == ["inside parent: aspectRatio over frame by 60.0"])
  }
}
