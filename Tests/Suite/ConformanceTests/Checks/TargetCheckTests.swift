import Foundation
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

@MainActor
struct TargetCheckTests {
  @Test func `the tap target of a Button is the frame of its label`() {
    let host = CheckedHost {
      VStack(spacing: 40) {
        Button("OK") {}.frame(width: 60, height: 60)
        Button {
        } label: {
          Text("OK").frame(width: 60, height: 60)
        }
      }
    }
    #expect(host.lines([.targets]) == ["targets: Button by 24.0"])
  }

  @Test func `tap gestures and links are targets, disabled and hidden buttons are not`() {
    let host = CheckedHost {
      VStack(spacing: 40) {
        Text("a").frame(width: 50, height: 40).onTapGesture {}
        Link("Home", destination: URL(fileURLWithPath: "/"))
        Button("OK") {}.disabled(true)
        Button("OK") {}.allowsHitTesting(false)
        Button("OK") {}.hidden()
      }
    }
    #expect(host.lines([.targets]) == ["targets: frame by 4.0", "targets: Link by 24.0"])
  }

  @Test func `a small Button in a List row is not reported`() {
    let host = CheckedHost { List { Button("OK") {} } }
    #expect(host.lines([.targets]) == [])
  }

  @Test func `a UIButton is a target only while it is enabled`() {
    func host(_ isEnabled: Bool) -> CheckedHost {
      CheckedHost(uiView: {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        button.setTitle("OK", for: .normal)
        button.isEnabled = isEnabled
        let root = UIView()
        root.addSubview(button)
        return root
      })
    }
    #expect(host(true).lines([.targets]) == ["targets: UIButton by 14.0"])
    #expect(host(false).lines([.targets]) == [])
  }
}
