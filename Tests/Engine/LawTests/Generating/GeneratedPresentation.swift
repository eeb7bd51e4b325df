import Foundation
import PlumbEngine
import ViewLayout

/// A window with a view that presents another one.
struct GeneratedPresentation: ShownSample, Equatable {
  enum Kind: Equatable, Sendable {
    case sheet, cover, popover
    /// An alert with a number of buttons and fields.
    case alert(buttons: Int, fields: Int)
    case dialog(buttons: Int)
  }

  enum Detent: Equatable, Sendable {
    case medium, large
    case fraction(Double)
    case height(Int)
  }

  enum Content: Equatable, Sendable {
    case text(words: Int)
    case color
    case frame(width: Int, height: Int)
    case stack(title: String)
  }

  var window: GeneratedWindow
  var kind: Kind
  var detents: [Detent]
  var content: Content
  /// The size of the view that presents the other one, and its position as fractions of the window.
  var anchorWidth, anchorHeight: Int
  var anchorX, anchorY: Double
  /// Whether the presenting view is in a navigation stack with a title.
  var hasBar: Bool
  var isPresented: Bool

  init(from generator: inout SeededGenerator) {
    window = GeneratedWindow(from: &generator)
    kind = generator.pick(
      .sheet,
      .sheet,
      .cover,
      .popover,
      .alert(buttons: generator.pick(0, 1, 2, 3, 4), fields: generator.pick(0, 0, 0, 1, 2)),
      .dialog(buttons: generator.pick(0, 1, 2, 5))
    )
    detents = (0..<generator.pick(0, 1, 2)).map { _ in
      generator.pick(
        .medium,
        .large,
        .fraction(generator.pick(0, 0.1, 0.25, 0.5, 0.75, 0.99, 1, 1.5)),
        .height(generator.pick(0, 50, 200, 400, 550, 2000))
      )
    }
    content = generator.pick(
      .text(words: generator.pick(1, 4, 20, 80)),
      .color,
      .frame(width: generator.pick(10, 200, 600), height: generator.pick(10, 300, 1500)),
      .stack(title: "Title")
    )
    anchorWidth = generator.pick(0, 20, 100, 300)
    anchorHeight = generator.pick(0, 20, 44, 300)
    anchorX = generator.pick(0, 0.25, 0.5, 0.9, 1)
    anchorY = generator.pick(0, 0.25, 0.5, 0.9, 1)
    hasBar = generator.happens(0.3)
    isPresented = true
  }

  /// The same window without the presented view, or with it.
  func presenting(_ isPresented: Bool) -> GeneratedPresentation {
    var sample = self
    sample.isPresented = isPresented
    return sample
  }

  var smaller: [GeneratedPresentation] {
    let changes: [(inout GeneratedPresentation) -> Void] = [
      { $0.detents = [] }, { $0.detents = Array($0.detents.prefix(1)) },
      { $0.detents = Array($0.detents.suffix(1)) }, { $0.content = .color }, { $0.hasBar = false },
      { $0.anchorWidth = 0 }, { $0.anchorHeight = 0 }, { $0.anchorX = 0 }, { $0.anchorY = 0 },
      { if case .alert(_, let fields) = $0.kind { $0.kind = .alert(buttons: 0, fields: fields) } },
      {
        if case .alert(let buttons, _) = $0.kind { $0.kind = .alert(buttons: buttons, fields: 0) }
      },
      { if case .dialog = $0.kind { $0.kind = .dialog(buttons: 0) } },
    ]
    return changed(by: changes) + window.smaller.map { replacing(\.window, with: $0) }
  }
}
