import Foundation
import Testing
import UIKitLayout

/// Tests the intrinsic content size and the actions of buttons.
@MainActor
struct ButtonTests {
  @MainActor
  private final class Listener {
    var calls: [String] = []
    func tapped() { calls.append("tapped") }
    func tapped(by sender: UIButton) { calls.append(sender.currentTitle ?? "") }
    func turned(_ sender: UISwitch) { calls.append("\(sender.isOn)") }
  }

  @Test func `a button without configuration is as large as its title and contentEdgeInsets`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 36, height: 18))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.intrinsicContentSize == CGSize(width: 42, height: 22))
  }

  @Test func `currentTitle falls back to the title of the normal state`() {
    let button = UIButton()
    button.setTitle("Follow", for: .normal)
    button.setTitle("Followed", for: .selected)
    #expect(button.currentTitle == "Follow")
    button.isSelected = true
    #expect(button.currentTitle == "Followed")
    button.isEnabled = false
    #expect(button.currentTitle == "Follow")
  }

  @Test func `imagePlacement top puts the image above the title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Play"
    configuration.image = UIImage(systemName: "play")
    configuration.imagePadding = 4
    configuration.imagePlacement = .top
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 64, height: 56))
    button.frame = CGRect(x: 0, y: 0, width: 64, height: 56)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 22, y: 6, width: 20, height: 20))
    #expect(button.titleLabel?.frame == CGRect(x: 12, y: 30, width: 40, height: 20))
  }

  @Test func `imagePlacement trailing puts the image after the title`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Next"
    configuration.image = UIImage(systemName: "chevron.right")
    configuration.imagePlacement = .trailing
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 0)
    #expect(button.imageView?.frame.minX == 40)
  }

  @Test func `a tap calls the targets and actions of an enabled button`() {
    let (listener, button) = (Listener(), UIButton(type: .custom))
    button.setTitle("Go", for: .normal)
    button.accessibilityIdentifier = "go"
    button.addTarget(listener, action: Selector { listener.tapped() }, for: .touchUpInside)
    button.addTarget(
      listener,
      action: Selector(listener.tapped(by:)),
      for: .primaryActionTriggered
    )
    button.addAction(UIAction { _ in listener.calls.append("action") }, for: .touchUpInside)
    #expect(button.tap("go"))
    #expect(listener.calls == ["tapped", "Go", "action"])
    button.isEnabled = false
    #expect(!button.tap("go"))
  }

  @Test func `a switch calls its valueChanged target after isOn changes`() {
    let (listener, toggle) = (Listener(), UISwitch())
    toggle.accessibilityIdentifier = "toggle"
    toggle.addTarget(listener, action: Selector(Listener.turned), for: .valueChanged)
    #expect(toggle.tap("toggle"))
    #expect(listener.calls == ["true"])
  }

  @Test func `a tap on a label triggers the tap gesture of its superview`() {
    let (view, label) = (UIView(), UILabel())
    var count = 0
    label.accessibilityIdentifier = "label"
    view.addSubview(label)
    view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: Selector { count += 1 }))
    #expect(view.tap("label"))
    #expect(count == 1)
  }
}
