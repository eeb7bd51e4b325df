import EngineKit
import Foundation

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
#endif
#if canImport(CoreText)
import CoreText
#endif

/// The system that lays scenes out, as recordings name it.
@MainActor
enum System {
  /// The columns that public API of the frameworks can answer.
  static var columns: [EngineCapability] {
    let columns: [EngineCapability] = [
      .nodes, .identified, .preferences, .elements, .visibleElements,
    ]
    #if canImport(SwiftUI)
    return columns + [.metrics]
    #else
    return columns
    #endif
  }

  /// The model of the device, such as `Mac16,1`; `nil` elsewhere than on Apple's systems.
  static var device: String? {
    #if canImport(Darwin)
    if let name = ProcessInfo.processInfo.environment["SIMULATOR_MODEL_IDENTIFIER"] {
      return name
    }
    var size = 0
    sysctlbyname("hw.model", nil, &size, nil, 0)
    var model = [CChar](repeating: 0, count: max(size, 1))
    sysctlbyname("hw.model", &model, &size, nil, 0)
    return String(cString: model)
    #else
    return nil
    #endif
  }

  /// The number of pixels per point of the display; `nil` elsewhere than on Apple's systems.
  static var scale: Double? {
    #if canImport(AppKit) && !targetEnvironment(macCatalyst)
    return NSScreen.main.map { Double($0.backingScaleFactor) }
    #elseif canImport(SwiftUI)
    return Double(UIScreen.main.scale)
    #else
    return nil
    #endif
  }

  #if canImport(SwiftUI)
  /// The font of scenes without metrics; `nil` if `PLUMB_TEST_FONT` names no file.
  private(set) static var testFont: Font?
  #endif

  /// Registers the test font, which `Examples/TestFont/make_test_font.py` writes.
  static func registerTestFont() {
    #if canImport(SwiftUI)
    guard let path = ProcessInfo.processInfo.environment["PLUMB_TEST_FONT"],
      CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: path) as CFURL, .process, nil)
    else { return }
    testFont = .custom("Plumb Test", fixedSize: 20)
    #endif
  }
}

extension LayoutMetrics {
  /// Checks that the metrics are those of the system that lays scenes out.
  ///
  /// - Throws: `Unsupported` for another system.
  func checkSystem() throws {
    let system = EngineHello.thisPlatform
    guard self == .test || system == rawValue || system.hasPrefix(rawValue + ".") else {
      throw Unsupported("the metrics of \(rawValue) on \(system)")
    }
  }
}

extension SceneConditions {
  /// Sets the font of a layout, which decides about the sizes of all texts.
  ///
  /// - Throws: `Unsupported` for the metrics of another system, or without the test font.
  mutating func setFont(for metrics: LayoutMetrics) throws {
    #if canImport(SwiftUI)
    try metrics.checkSystem()
    font = metrics == .test ? System.testFont : nil
    guard metrics != .test || font != nil else {
      throw Unsupported("the test font, whose file PLUMB_TEST_FONT has to name")
    }
    #endif
  }
}
