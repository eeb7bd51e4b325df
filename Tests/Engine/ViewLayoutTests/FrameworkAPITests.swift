import Foundation
import Testing

@testable import ViewLayout

/// Tests APIs of SwiftUI, Combine, Core Location and Uniform Type Identifiers that scenes use.
@MainActor
struct FrameworkAPITests {
  @Test func `keyframeAnimator lays out its content with the initial value`() {
    let scene = Scene {
      Color.red.keyframeAnimator(initialValue: 10.0, trigger: 1) { content, value in
        content.frame(width: value, height: 2 * value)
      } keyframes: { _ in
        KeyframeTrack { LinearKeyframe(50.0, duration: 1) }
      }
    }
    #expect(scene.size == CGSize(width: 10, height: 20))
  }

  private struct Boxed: TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores, the name is SwiftUI's
    func _body(configuration: TextField<Self._Label>) -> some View {
      configuration.padding(4).background(Color.gray)
    }
  }

  @Test func `a custom TextFieldStyle applies to TextField and SecureField`() {
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      VStack(spacing: 0) {
        TextField("Name", text: .constant("")).id("field")
        SecureField("Code", text: .constant("")).id("secure")
      }
      .textFieldStyle(Boxed())
    }
    #expect(scene.frame("field")?.size == CGSize(width: 100, height: 28))
    #expect(scene.frame("secure")?.size == CGSize(width: 100, height: 28))
  }

  private struct Wide: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      Color.red.frame(width: configuration.value * 100, height: 10)
    }
  }

  @Test func `a custom GaugeStyle gets the value as a fraction of the range`() {
    let scene = Scene { Gauge(value: 15, in: 10...20) { Text("a") }.gaugeStyle(Wide()) }
    #expect(scene.size == CGSize(width: 50, height: 10))
  }

  @Test func `Table shows only the first of two columns`() {
    struct Row: Identifiable { let id: Int }
    let scene = Scene(ProposedViewSize(width: 100, height: 100)) {
      Table([Row(id: 1), Row(id: 2)]) {
        TableColumn("First") { row in Text("\(row.id)").id("first-\(row.id)") }
        TableColumn("Second") { row in Text("\(row.id)").id("second-\(row.id)") }
      }
    }
    #expect(scene.frame("first-2") != nil)
    #expect(scene.frame("second-2") == nil)
  }

  @Test func `an exported UTType conforms to its conformingTo type and its supertypes`() {
    let own = UTType(exportedAs: "org.example.a", conformingTo: .json)
    #expect(own.conforms(to: .text) && own.conforms(to: .json) && own.conforms(to: own))
    #expect(!own.conforms(to: .image) && own.isSubtype(of: .data) && !own.isSubtype(of: own))
    #expect(UTType.heic.conforms(to: .image))
    #expect(UTType(filenameExtension: "PNG") == .png)
    #expect(UTType.pdf.preferredFilenameExtension == "pdf")
  }

  @Test func `a Toggle with sources is mixed until all elements are on`() {
    var values = [[true], [false]]
    let sources = Binding {
      values
    } set: {
      values = $0
    }
    let toggle = Toggle("All", sources: sources, isOn: \.[0])
    #expect(!toggle.isOn.wrappedValue && toggle.isMixed)
    toggle.isOn.wrappedValue = true
    #expect(values == [[true], [true]])
  }

  @Test func `prepend sends its values before those of the publisher`() {
    var received: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let subscription = subject.prepend(1, 2).sink { received.append($0) }
    subject.send(3)
    subscription.cancel()
    #expect(received == [1, 2, 3])
  }

  @Test func `the distance between two CLLocations is that on a sphere`() {
    // A degree of latitude is 2 * pi / 360 of 6,371,008.8 m: 111,195 m.
    let (here, there) = (
      CLLocation(latitude: 0, longitude: 0), CLLocation(latitude: 1, longitude: 0)
    )
    #expect(abs(here.distance(from: there) - 111_195) < 1)
  }
}
