import Foundation
internal import LayoutTree
import SpecFormat
import Testing
import UIKitLayout
import ViewLayout

@testable import Conformance
@testable import Scenarios

/// Tests of the lengths of controls that are not recorded on the system of the metrics.
@MainActor
struct UnrecordedLengthTests {
  private func lengths(_ host: any SceneHost, on system: MetricsSystem) -> [UnrecordedLength] {
    var environment = HostEnvironment()
    environment.metrics = system
    let proposal = ProposedViewSize(width: 320, height: 400)
    host.layOut(proposal: proposal, environment: environment)
    // The metrics apply to all views that are created later, also in other tests.
    defer { host.layOut(proposal: proposal, environment: HostEnvironment()) }
    return [UnrecordedLength](in: host.tree(.traits).nodes)
  }

  private func controls<Content: View>(
    on system: MetricsSystem,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> [String] {
    lengths(ViewHost { AnyView(content()) }, on: system).map { "\($0.control): \($0.places)" }
  }

  @Test func `control lengths without a recording are counted per kind of control`() {
    let found = controls(on: .iOS26) {
      VStack {
        Gauge(value: 0.5) { Text("Speed") }
        Gauge(value: 0.5) { Text("Fuel") }
        Toggle("Sounds", isOn: .constant(true))
      }
    }
    #expect(found == ["Gauge: 2"])
  }

  @Test func `unrecorded lengths are reported only for the control style in use`() {
    let wheel = controls(on: .macOS26) {
      Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
    }
    #expect(wheel == ["Picker: 1"])
    let menu = controls(on: .macOS26) {
      Picker("", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.menu)
    }
    #expect(menu == [])
    let box = controls(on: .iOS26) { GroupBox("Title") { Text("Content") } }
    #expect(box == ["GroupBox: 1"])
  }

  @Test func `on iOS 17, the lengths of Slider are unrecorded, those of Toggle are not`() {
    let toggle = { Toggle("Sounds", isOn: .constant(true)) }
    #expect(controls(on: .iOS17) { toggle() } == [])
    #expect(controls(on: .iOS17) { Slider(value: .constant(0.5)) } == ["Slider: 1"])
    #expect(controls(on: .test) { Gauge(value: 0.5) { Text("Speed") } } == [])
  }

  @Test func `unrecorded lengths of UIKit controls are listed under the UIKit type`() {
    let host = UIKitHost {
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      return UIStackView(arrangedSubviews: [picker, UISwitch()])
    }
    #expect(lengths(host, on: .macOS26).map(\.control) == ["UIDatePicker"])
    #expect(lengths(host, on: .iOS26).isEmpty)
  }

  @Test func `united(with:) keeps the larger place count, added(to:) sums the counts`() {
    let one = UnrecordedLength(control: "Gauge", length: "height", places: 1)
    let two = UnrecordedLength(control: "Gauge", length: "height", places: 2)
    let other = UnrecordedLength(control: "Picker", length: "height", places: 1)
    #expect([one].united(with: [two, other]) == [two, other])
    #expect([one].added(to: [two]).map(\.places) == [3])
    let lengths = UnrecordedLengths([two, other], on: .iOS26)
    #expect(
      lengths.text == "not recorded on iOS 26: lengths of Gauge (2 places), Picker (1 place)"
    )
    #expect(UnrecordedLengths([], on: .iOS26).text == "")
  }
}
