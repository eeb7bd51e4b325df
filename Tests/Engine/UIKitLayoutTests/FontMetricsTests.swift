import Foundation
import Testing
import UIKitLayout
import ViewLayout

/// Tests fonts and labels with the metrics of a system.
@MainActor
@Suite(.serialized)
struct FontMetricsTests {
  /// Tests before this one may have laid out views with other metrics.
  init() { ApplicationEnvironment.set(HostEnvironment()) }

  private func onIOS<Result>(
    scale: CGFloat = 2,
    type: String = "large",
    _ body: @MainActor () -> Result
  ) -> Result {
    var environment = HostEnvironment()
    environment.metrics = .iOS26
    environment.displayScale = scale
    environment.dynamicTypeSize = type
    ApplicationEnvironment.set(environment)
    defer { ApplicationEnvironment.set(HostEnvironment()) }
    return body()
  }

  private func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (font, text, lines)
    return label
  }

  @Test func `pointSize and lineHeight of a UIFont depend on the metricsSystem`() {
    let font = UIFont.preferredFont(forTextStyle: .body)
    #expect([font.pointSize, font.lineHeight, font.leading] == [20, 20, 0])
    onIOS {
      #expect(font.pointSize == 17)
      #expect(abs(font.ascender - 17 * 1950 / 2048) < 1e-9)
      #expect(abs(font.descender + 17 * 494 / 2048) < 1e-9)
      #expect(abs(font.capHeight - 17 * 1443 / 2048) < 1e-9)
      #expect(abs(font.lineHeight + font.leading - 22) < 1e-9)
      #expect(font.fontDescriptor.pointSize == 17)
    }
    #expect(font.pointSize == 20)
  }

  @Test func `an attributed text has the line height of its largest font`() {
    let text = NSMutableAttributedString(string: "")
    for size in [17.0, 24] {
      let font = UIFont.systemFont(ofSize: size)
      text.append(NSAttributedString(string: "ab", attributes: [.font: font]))
    }
    onIOS {
      let label = UILabel()
      label.attributedText = text
      #expect(label.intrinsicContentSize.height == 29)
      #expect(text.size().height == 29)
    }
  }

  @Test func `a label is measured again when its environment changes`() {
    let label = label("Save", .preferredFont(forTextStyle: .body))
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 20))
    var environment = HostEnvironment()
    (environment.metrics, environment.displayScale) = (.iOS26, 2)
    label.environment = environment
    #expect(label.intrinsicContentSize.height == 20.5)
    #expect(label.intrinsicContentSize.width != 40)
    environment.dynamicTypeSize = "xxLarge"
    label.environment = environment
    #expect(label.intrinsicContentSize.height == 25.5)
    label.environment = HostEnvironment()
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 20))
  }

  @Test func `compatibleWith traits set the text size of a font, except in test metrics`() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == 20)
    onIOS(type: "xxLarge") {
      #expect(font.pointSize == 14)
      #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 21)
    }
  }

  @Test func `UIFontMetrics scales values by the line spacing of its text style`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 16))
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 16), maximumPointSize: 17)
    #expect(metrics.scaledValue(for: 16) == 16)
    onIOS(type: "xxLarge") {
      #expect(font.pointSize == 19)
      #expect(limited.pointSize == 17)
      #expect(metrics.scaledValue(for: 16) == 19)
      #expect(font.leading == 0)
      let small = UITraitCollection(preferredContentSizeCategory: .large)
      #expect(metrics.scaledValue(for: 16, compatibleWith: small) == 16)
      let unscaled = metrics.scaledFont(for: .systemFont(ofSize: 16), compatibleWith: small)
      #expect(unscaled.pointSize == 16)
    }
  }

  @Test func `bold and monospaced fonts are wider than the regular font`() {
    func width(_ font: UIFont) -> CGFloat {
      label("Hamburgefonts", font).sizeThatFits(.zero).width
    }
    onIOS {
      let regular = width(.systemFont(ofSize: 17))
      #expect(width(.systemFont(ofSize: 17, weight: .bold)) > regular)
      #expect(width(.monospacedSystemFont(ofSize: 17, weight: .regular)) > regular)
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
      let bold = descriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
      #expect(bold.map { width($0) } ?? 0 > regular)
      let mono = descriptor.withDesign(.monospaced).map { UIFont(descriptor: $0, size: 0) }
      #expect(mono.map { width($0) } ?? 0 > regular)
    }
  }

  @Test func `lines of a label are separated by the leading of the text style`() {
    onIOS {
      let label = label("a\nb\nc", .preferredFont(forTextStyle: .body), lines: 0)
      // 3 × 20.287 + 2 × 1.713 = 64.287, rounded up to half a point.
      #expect(label.sizeThatFits(.zero).height == 64.5)
    }
    onIOS(scale: 3) {
      let height = label("a", .systemFont(ofSize: 17)).intrinsicContentSize.height
      #expect(abs(height - 61.0 / 3) < 1e-9)
    }
  }
}
