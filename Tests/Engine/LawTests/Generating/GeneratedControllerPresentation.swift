import Foundation
import PlumbEngine
import UIKitLayout

/// A window of view controllers, of which one presents another.
struct GeneratedControllerPresentation: GeneratedSample, Equatable {
  enum Kind: Equatable, Sendable {
    case sheet(isMedium: Bool)
    case formSheet(width: Int, height: Int)
    case fullScreen
    /// A popover of a size beside a view at a point, in fractions of the presenting view.
    case popover(width: Int, height: Int, x: Double, y: Double)
    case alert(buttons: Int)
    case actionSheet(buttons: Int)
  }

  var below: GeneratedControllers
  var kind: Kind

  init(from generator: inout SeededGenerator) {
    below = GeneratedControllers(from: &generator)
    kind = generator.pick(
      .sheet(isMedium: generator.happens(0.5)),
      .formSheet(width: generator.pick(0, 300, 2000), height: generator.pick(0, 300, 2000)),
      .fullScreen,
      .popover(
        width: generator.pick(50, 240, 1500),
        height: generator.pick(50, 300, 1500),
        x: generator.pick(0, 0.5, 1),
        y: generator.pick(0, 0.5, 1)
      ),
      .alert(buttons: generator.pick(0, 1, 2, 3)),
      .actionSheet(buttons: generator.pick(1, 2, 4))
    )
  }

  var smaller: [GeneratedControllerPresentation] {
    let kinds: [Kind] = kind == .fullScreen ? [] : [.fullScreen]
    let simpler = kinds.map { kind in
      var sample = self
      sample.kind = kind
      return sample
    }
    return simpler
      + below.smaller.map { below in
        var sample = self
        sample.below = below
        return sample
      }
  }

  var markdown: String { "presented: \(kind), above \(below.markdown)" }
}

extension GeneratedControllerPresentation {
  /// Creates the view controller that another one presents.
  @MainActor
  func presented(by presenting: UIViewController) -> UIViewController {
    switch kind {
    case .alert(let buttons): return alert(.alert, buttons: buttons)
    case .actionSheet(let buttons): return alert(.actionSheet, buttons: buttons)
    case .sheet, .formSheet, .fullScreen, .popover: break
    }
    let controller = UIViewController()
    switch kind {
    case .sheet(let isMedium):
      controller.sheetPresentationController?.detents = [isMedium ? .medium() : .large()]
    case .formSheet(let width, let height):
      controller.modalPresentationStyle = .formSheet
      controller.preferredContentSize = CGSize(width: width, height: height)
    case .fullScreen: controller.modalPresentationStyle = .fullScreen
    case .popover(let width, let height, let x, let y):
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: width, height: height)
      let popover = controller.popoverPresentationController
      popover?.sourceView = presenting.view
      let bounds: CGRect = presenting.view.bounds
      popover?.sourceRect = CGRect(
        x: (bounds.width - 20) * x,
        y: (bounds.height - 20) * y,
        width: 20,
        height: 20
      )
    case .alert, .actionSheet: break
    }
    return controller
  }

  @MainActor
  private func alert(_ style: UIAlertController.Style, buttons: Int) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for number in 0..<buttons {
      alert.addAction(UIAlertAction(title: "Button \(number)", style: .default))
    }
    return alert
  }
}
