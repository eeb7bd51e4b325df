import Foundation
import Testing
import ViewLayout

@testable import UIKitLayout

// The code of the example in the doc comment of `UIControlMetrics`.

@MainActor
struct LengthExampleTests {
  @Test(arguments: [(MetricsSystem.test, 28), (.iOS26, 34)])
  func `UIControlMetrics.sliderHeight is that of the metrics system of a view's traits`(
    system: MetricsSystem,
    expected: CGFloat
  ) {
    var environment = HostEnvironment()
    environment.metrics = system
    let slider = UISlider()
    slider.environment = environment
    let traits = slider.traits
    let height = UIControlMetrics.sliderHeight[traits.metrics]
    #expect(height == expected)
    #expect(slider.sizeThatFits(CGSize(width: 320, height: 0)).height == height)
  }
}
