import Foundation
import PlumbEngine
import ViewLayout

/// A window of a generated size, and the conditions of its layout.
struct GeneratedWindow: GeneratedSample, Equatable {
  /// The size in points.
  var width, height: Int
  /// The safe area insets, in points.
  var top, leading, bottom, trailing: Int
  /// The number of pixels per point.
  var scale: Int
  var system: MetricsSystem
  var textSize: DynamicTypeSize
  /// Whether the horizontal size class is regular, as on an iPad.
  var isRegular: Bool

  /// Generates a window that is large enough for all bars of a screen.
  init(from generator: inout SeededGenerator) {
    isRegular = generator.happens(0.2)
    width = isRegular ? generator.pick(744, 834, 1024) : generator.pick(320, 375, 402, 414, 440)
    height = generator.pick(568, 667, 874, 1024)
    top = generator.pick(0, 0, 5, 20, 47, 62)
    bottom = generator.pick(0, 0, 13, 34)
    leading = generator.pick(0, 0, 0, 8, 59)
    trailing = generator.happens(0.8) ? leading : generator.pick(0, 20)
    scale = generator.pick(1, 2, 3)
    system = generator.pick(.test, MetricsSystem.allCases)
    textSize = generator.pick(.large, DynamicTypeSize.allCases)
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: CGFloat(width), height: CGFloat(height))
  }

  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  var environment: HostEnvironment {
    var environment = HostEnvironment()
    environment.displayScale = CGFloat(scale)
    environment.metrics = system
    environment.dynamicTypeSize = textSize.rawValue
    environment.safeArea = EdgeInsets(
      top: CGFloat(top),
      leading: CGFloat(leading),
      bottom: CGFloat(bottom),
      trailing: CGFloat(trailing)
    )
    environment.horizontalSizeClass = isRegular ? .regular : .compact
    environment.verticalSizeClass = .regular
    return environment
  }
}

extension GeneratedWindow {
  /// The window without some of its conditions, or smaller.
  var smaller: [GeneratedWindow] {
    let changes: [(inout GeneratedWindow) -> Void] = [
      { $0.system = .test }, { $0.textSize = .large }, { $0.scale = 1 }, { $0.isRegular = false },
      { $0.top = 0 }, { $0.bottom = 0 }, { $0.leading = 0 }, { $0.trailing = 0 },
      { $0.width = min($0.width, 320) }, { $0.height = min($0.height, 568) },
    ]
    return changes.compactMap { change in
      var window = self
      change(&window)
      return window == self ? nil : window
    }
  }

  /// The size and the conditions in the format of a fence.
  var attributes: String {
    let insets = [top, leading, bottom, trailing]
    let parts = [
      insets.allSatisfy { $0 == 0 }
        ? "" : " safe-area=\(insets.map(String.init).joined(separator: ","))",
      scale == 1 ? "" : " scale=\(scale)",
      system == .test ? "" : " metrics=\"\(system.rawValue)\"",
      textSize == .large ? "" : " dynamic-type=\(textSize.rawValue)",
      isRegular ? " device=\"iPad mini\"" : "",
    ]
    return "\(width)x\(height)" + parts.joined()
  }

  var markdown: String { markdown(of: []) }

  /// Returns a scenario of lines of code in the window.
  func markdown(of code: [String]) -> String {
    let block = ["```swift"] + code + ["```", "", "```frames \(attributes)", "```"]
    return block.joined(separator: "\n")
  }
}
