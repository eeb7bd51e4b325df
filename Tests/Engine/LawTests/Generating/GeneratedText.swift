import Foundation
import PlumbEngine
import ViewLayout

/// A text in a text style, with the conditions of its layout.
struct GeneratedText: GeneratedSample, Equatable {
  var text: String
  var style: Font.TextStyle
  var weight: Font.Weight?
  var design: Font.Design
  var system: MetricsSystem
  var scale: Int
  var textSize: DynamicTypeSize

  init(from generator: inout SeededGenerator) {
    text = (0..<generator.pick(1, 1, 2, 6, 20)).map { _ in Self.word(&generator) }
      .joined(separator: " ")
    style = generator.pick(.body, Font.TextStyle.allCases)
    weight = generator.pick(nil, nil, .semibold, .bold, .light)
    design = generator.pick(.default, .default, .default, .monospaced, .serif, .rounded)
    system = generator.pick(.iOS26, MetricsSystem.allCases)
    scale = generator.pick(1, 2, 3)
    textSize = generator.pick(.large, DynamicTypeSize.allCases)
  }

  private static func word(_ generator: inout SeededGenerator) -> String {
    if generator.happens(0.2) { return generator.pick("Settings", "Cancel", "Done", "日本", "حسنا") }
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCTVWXY0123456789.,-!&")
    return String(
      (0..<generator.pick(1, 2, 3, 5, 8, 13)).map { _ in
        letters[Int.random(in: letters.indices, using: &generator)]
      }
    )
  }

  var smaller: [GeneratedText] {
    let changes: [(inout GeneratedText) -> Void] = [
      { $0.text = String($0.text.prefix($0.text.count / 2)) },
      { $0.text = String($0.text.suffix($0.text.count / 2)) },
      { $0.text = String($0.text.dropFirst()) }, { $0.text = String($0.text.dropLast()) },
      { $0.style = .body }, { $0.weight = nil }, { $0.design = .default }, { $0.scale = 1 },
      { $0.system = .test }, { $0.system = $0.system.base },
    ]
    return changes.compactMap { change in
      var sample = self
      change(&sample)
      return sample == self || sample.text.isEmpty ? nil : sample
    }
  }

  var markdown: String {
    let weight = weight.map { ".fontWeight(\($0))" } ?? ""
    return """
      ```swift
      Text(verbatim: \(CodeText.text(text))).font(.\(style)).fontDesign(.\(design))\(weight)
      ```

      ```size nilxnil scale=\(scale) metrics="\(system.rawValue)" dynamic-type=\(textSize.rawValue)
      ```
      """
  }
}

extension GeneratedText {
  /// Returns the size of the text for a proposal.
  @MainActor
  func size(for proposal: ProposedViewSize, at textSize: DynamicTypeSize? = nil) -> CGSize {
    var environment = HostEnvironment()
    environment.displayScale = CGFloat(scale)
    environment.metrics = system
    environment.dynamicTypeSize = (textSize ?? self.textSize).rawValue
    let (text, font) = (text, Font.system(style, design: design, weight: weight))
    let host = ViewHost { Text(verbatim: text).font(font) }
    host.layOut(proposal: proposal, environment: environment)
    return host.size
  }
}
