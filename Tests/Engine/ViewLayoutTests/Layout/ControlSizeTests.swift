import Foundation
internal import LayoutTree
import Testing

@testable import ViewLayout

/// Tests of controls with the metrics of a system, whose heights do not depend on texts.
@MainActor
struct ControlSizeTests {
  private func size<Content: View>(
    _ system: MetricsSystem,
    _ proposal: ProposedViewSize = .unspecified,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) -> CGSize {
    let host = ViewHost(measuresAxesTogether: false, content: content)
    var environment = HostEnvironment()
    environment.metrics = system
    environment.displayScale = 2
    host.layOut(proposal: proposal, environment: environment)
    return host.frames.first?.frame.size ?? .zero
  }

  private func label(_ height: CGFloat = 20) -> some View {
    Color.red.frame(width: 40, height: height)
  }

  @Test func `the height of a bordered button depends on controlSize on iOS`() {
    let heights = ControlSize.allCases.map { controlSize in
      size(.iOS26) {
        Button {
        } label: {
          label()
        }.buttonStyle(.bordered).controlSize(controlSize)
      }.height
    }
    #expect(heights == [30, 30, 34, 50, 50])
  }

  @Test(arguments: [(1, 40.0), (2, 90)])
  func `a menu picker is as wide as its selected option on iOS`(selection: Int, width: CGFloat) {
    let widths = [MetricsSystem.iOS26, .macOS26].map { system in
      size(system) {
        Picker("", selection: .constant(selection)) {
          Color.red.frame(width: 40, height: 20).tag(1)
          Color.red.frame(width: 90, height: 20).tag(2)
        }.labelsHidden()
      }.width
    }
    #expect(widths == [width + 40, 90 + 47.5])
  }

  @Test func `controlSize does not change a button in the reference style`() {
    let sizes = ControlSize.allCases.map { controlSize in
      size(.test) {
        Button {
        } label: {
          label()
        }.buttonStyle(.bordered).controlSize(controlSize)
      }
    }
    #expect(Set(sizes.map(\.height)) == [32])
  }

  @Test(arguments: [(MetricsSystem.test, 40), (.iOS26, 40), (.macOS26, 64)])
  func `a button without a style has a border on macOS`(system: MetricsSystem, width: CGFloat) {
    #expect(
      size(system) {
        Button {
        } label: {
          label()
        }
      }.width == width
    )
    #expect(
      size(system) {
        Button {
        } label: {
          label()
        }.buttonStyle(.automatic)
      }.width == width
    )
  }

  @Test func `a button in a PrimitiveButtonStyle has a border on macOS`() {
    struct Wrapped: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }
    #expect(
      size(.macOS26) {
        Button {
        } label: {
          label()
        }.buttonStyle(Wrapped())
      }.width == 64
    )
  }

  @Test func `menus have an indicator on macOS`() {
    #expect(
      size(.macOS26) {
        Menu {
        } label: {
          label()
        }
      }.width == 87.5
    )
    #expect(
      size(.macOS26) {
        Menu {
        } label: {
          label()
        }.menuIndicator(.hidden)
      }.width == 64
    )
    #expect(
      size(.iOS26) {
        Menu {
        } label: {
          label()
        }
      }.width == 40
    )
  }

  @Test func `a toggle is a switch on iOS and a check box on macOS`() {
    let wide = ProposedViewSize(width: 200, height: 100)
    let toggle = Toggle(isOn: .constant(true)) { label() }
    #expect(size(.iOS26, wide) { toggle } == CGSize(width: 200, height: 28))
    #expect(size(.macOS26, wide) { toggle } == CGSize(width: 61, height: 20))
    #expect(size(.macOS26, wide) { toggle.toggleStyle(.switch) }.width == 200)
    #expect(size(.macOS26) { toggle.labelsHidden() } == CGSize(width: 16, height: 16))
  }

  @Test func `a picker fits its selected option on iOS and its largest option on macOS`() {
    let picker = Picker("a", selection: .constant(2)) {
      label(10).tag(1)
      Color.red.frame(width: 20, height: 10).tag(2)
    }
    #expect(size(.iOS26) { picker } == CGSize(width: 60, height: 28))
    #expect(size(.macOS26) { picker.labelsHidden() } == CGSize(width: 87.5, height: 20))
  }

  @Test func `a picker without a matching tag fits its largest option on iOS`() {
    let picker = Picker("a", selection: .constant(3)) {
      label(10).tag(1)
      Color.red.frame(width: 20, height: 10).tag(2)
    }
    #expect(size(.iOS26) { picker }.width == 80)
  }

  @Test func `a divider is one pixel on iOS`() {
    let proposal = ProposedViewSize(width: 50, height: 50)
    #expect(size(.iOS26, proposal) { Divider() }.height == 0.5)
    #expect(size(.macOS26, proposal) { Divider() }.height == 1)
    #expect(size(.test, proposal) { Divider() }.height == 1)
  }

  @Test func `a date picker has one field for date and time on macOS`() {
    let picker = DatePicker("a", selection: .constant(.now)).labelsHidden()
    #expect(size(.macOS26) { picker } == CGSize(width: 160, height: 22))
    #expect(size(.macOS26) { picker.datePickerStyle(.field) } == CGSize(width: 143, height: 21))
    #expect(size(.iOS26) { picker } == CGSize(width: 212.5, height: 34.5))
  }
}
