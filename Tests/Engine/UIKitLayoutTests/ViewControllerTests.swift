import Foundation
import LayoutTree
import Testing
import UIKitLayout
import ViewLayout

/// Tests the lifecycle calls and the views of view controllers.
@MainActor
struct ViewControllerTests {
  private final class Recorder: UIViewController {
    var calls: [String] = []
    override func loadView() {
      calls.append("load")
      super.loadView()
    }
    override func viewDidLoad() { calls.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { calls.append("appear") }
    override func viewWillLayoutSubviews() { calls.append("will") }
    override func viewDidLayoutSubviews() { calls.append("did") }
    override func updateViewConstraints() {
      calls.append("constraints")
      super.updateViewConstraints()
    }
  }

  @Test func `lifecycle methods of a view controller are called in order`() {
    let controller = Recorder()
    controller.appear()
    controller.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["load", "loaded", "appear", "constraints", "will", "did"])
  }

  @Test func `the explanation of a sheet has its detent and position in the window`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 800))
    let root = UIViewController()
    window.rootViewController = root
    window.layOutScene()
    let sheet = UIViewController()
    sheet.sheetPresentationController?.detents = [.medium()]
    root.present(sheet, animated: false)
    window.layOutScene()
    let explanation = sheet.view.explainedDrawing.explanation
    #expect(
      explanation?.sizeReason
        == LayoutReason("R-UIB-9", "a sheet with the detent medium in a window of 375x800")
    )
    #expect(explanation?.placeReason.rule == "R-UIB-9")
    #expect(explanation?.placeReason.sentence == "0 420 in the window")
  }

  @Test func `a root view has side margins of 16 and additionalSafeAreaInsets`() {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets.top = 5
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 16, bottom: 0, right: 16))
  }

  @Test func `the root view of a navigation controller fills its view`() {
    let first = UIViewController()
    let controller = UINavigationController(rootViewController: first)
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.view.layoutIfNeeded()
    #expect(first.view.superview === controller.view)
    #expect(first.view.frame.size == CGSize(width: 100, height: 50))
    #expect(first.navigationController === controller)
  }

  @Test func `setViewControllers replaces the visible child of a page controller`() {
    let (first, second) = (UIViewController(), UIViewController())
    let controller = UIPageViewController(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal
    )
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    controller.setViewControllers([first], direction: .forward, animated: false)
    #expect(first.view.superview === controller.view)
    var isComplete = false
    controller.setViewControllers([second], direction: .forward, animated: true) {
      isComplete = $0
    }
    controller.view.layoutIfNeeded()
    #expect(isComplete)
    #expect(first.parent == nil && first.view.superview == nil)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  private func make<T: UIViewController>(_ type: T.Type) -> T { T() }

  private func make<T: UIViewController>(named name: String) -> T { T(nibName: name, bundle: nil) }

  @Test func `an initializer called on a generic type creates the controller subclass`() {
    let recorder = make(Recorder.self)
    #expect(type(of: recorder) == Recorder.self)
    #expect(recorder.calls == [])
    recorder.loadViewIfNeeded()
    #expect(recorder.calls == ["load", "loaded"])
    let named: Recorder = make(named: "Recorder")
    #expect(type(of: named) == Recorder.self)
  }

  @Test func `a hosting controller has the size of its root view`() {
    let controller = UIHostingController(rootView: Text("Hello"))
    #expect(controller.sizeThatFits(in: .zero) == CGSize(width: 50, height: 20))
    controller.sizingOptions = .intrinsicContentSize
    #expect(controller.view.intrinsicContentSize == CGSize(width: 50, height: 20))
    controller.rootView = Text("Hi")
    #expect(controller.view.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func `UIView.convert maps points between a view and its superview`() {
    let (outer, inner) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 5, height: 5)))
    outer.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: outer) == CGPoint(x: 11, y: 21))
    #expect(inner.convert(CGPoint(x: 11, y: 21), from: outer) == CGPoint(x: 1, y: 1))
  }

  private final class Item: UIBarButtonItem {
    let note: String
    init(note: String) {
      self.note = note
      super.init()
    }
  }

  private final class Photo: UIImageView {
    init() { super.init(image: nil) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Column: UIStackView {
    init(of view: UIView) { super.init(arrangedSubviews: [view]) }
    required init?(coder: NSCoder) { nil }
  }

  private final class Window: UIWindow {
    init(of scene: UIWindowScene) { super.init(windowScene: scene) }
    required init?(coder: NSCoder) { nil }
  }

  // The compiler accepts a call of a convenience initializer here, which then fails to link.
  @Test func `subclasses can call the designated initializers of UIKit classes`() throws {
    #expect(Item(note: "a").note == "a")
    #expect(!Photo().isUserInteractionEnabled)
    #expect(Column(of: UIView()).arrangedSubviews.count == 1)
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.compactMap { $0 as? UIWindowScene }.first)
    #expect(Window(of: scene).windowScene === scene)
  }
}
