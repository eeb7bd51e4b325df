import Foundation

/// The modules of Apple's other frameworks, for the page about the coverage.
enum FrameworkCoverage {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/Tool/FrameworkSources/Frameworks")

  /// The names of the modules; other files of the folder are parts of them.
  private static var names: [String] {
    let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (files ?? []).sorted().compactMap { file in
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      let name = String(file.dropLast(".swift".count))
      return text?.hasPrefix("// The surface of \(name): ") ?? false ? name : nil
    }
  }

  static var text: String {
    let names = names.filter { $0 != "SwiftUI" && $0 != "UIKit" }
    return """
      ## Other frameworks of Apple

      [`plumb try`](../Guide/TryAnApp.md) compiles apps against surfaces of \(names.count) modules besides: declarations with
      the names of Apple's documentation, without the function. Views such as `Map` and `Chart` are placeholders.

      \(names.map { "`\($0)`" }.joined(separator: ", "))
      """
  }
}
