import Foundation
import ViewLayout

enum ControlStyleCoverage: CoverageSection {
  nonisolated static let title = "Control styles"
  nonisolated static let file = #filePath

  private struct Titles: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.title
        configuration.icon
        Label(configuration)
      }
    }
  }

  private struct Checks: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isOn ? "on" : "off")
        Toggle(configuration)
      }
    }
  }

  private struct Pads: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 1 : 0)
    }
  }

  private struct Taps: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).onTapGesture { configuration.trigger() }
    }
  }

  private struct Bars: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.currentValueLabel
        Text("\(configuration.fractionCompleted ?? 0)")
        ProgressView(configuration)
      }
    }
  }

  private struct Boxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
  }

  private struct Rows: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
  }

  static func list(_ list: inout CoverageList) {
    list.has("LabelStyle.makeBody(configuration:), View.labelStyle(_:)") {
      _ = { Titles().makeBody(configuration: $0) }
      return Label("a", systemImage: "b").labelStyle(Titles())
    }
    list.has("LabelStyle.automatic, titleAndIcon, titleOnly, iconOnly") {
      let label = Label("a", systemImage: "b")
      return VStack {
        label.labelStyle(.automatic)
        label.labelStyle(.titleAndIcon)
        label.labelStyle(.titleOnly)
        label.labelStyle(.iconOnly)
      }
    }
    list.has("View.toggleStyle(_:)") { Toggle("a", isOn: .constant(true)).toggleStyle(Checks()) }
    list.has("ToggleStyle.automatic, switch, button") {
      VStack {
        Toggle("a", isOn: .constant(true)).toggleStyle(.automatic)
        Toggle("a", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("a", isOn: .constant(true)).toggleStyle(.button)
      }
    }
    list.has("View.buttonStyle(_: ButtonStyle)") { Button("a") {}.buttonStyle(Pads()) }
    // The style uses Button(configuration).
    list.has("View.buttonStyle(_: PrimitiveButtonStyle)") {
      Button("a") {}.buttonStyle(Taps())
    }
    list.has("PrimitiveButtonStyle.automatic, plain, borderless, bordered, borderedProminent") {
      VStack {
        Button("a") {}.buttonStyle(.automatic)
        Button("a") {}.buttonStyle(.plain)
        Button("a") {}.buttonStyle(.borderless)
        Button("a") {}.buttonStyle(.bordered)
        Button("a") {}.buttonStyle(.borderedProminent)
      }
    }
    list.has("View.progressViewStyle(_:), ProgressViewStyle.automatic, circular, linear") {
      VStack {
        ProgressView().progressViewStyle(Bars())
        ProgressView().progressViewStyle(.automatic)
        ProgressView().progressViewStyle(.circular)
        ProgressView().progressViewStyle(.linear)
      }
    }
    list.has("View.groupBoxStyle(_:), labeledContentStyle(_:)") {
      VStack {
        GroupBox { Text("a") }
        LabeledContent("a", value: "b")
      }
      .groupBoxStyle(Boxes()).labeledContentStyle(Rows())
    }
    list.has("View.textFieldStyle(_:), pickerStyle(_:), listStyle(_:), formStyle(_:)") {
      Form { TextField("a", text: .constant("")) }
        .textFieldStyle(.roundedBorder).pickerStyle(.segmented).listStyle(.plain)
        .formStyle(.grouped)
    }
    list.has("View.labelsHidden(), disabled(_:)") {
      Toggle("a", isOn: .constant(true)).labelsHidden().disabled(true)
    }
    list.has("View.controlSize(_:), ControlSize.mini, small, regular, large, extraLarge") {
      let sizes: [ControlSize] = [.mini, .small, .regular, .large, .extraLarge]
      return Button("a") {}.controlSize(sizes[0])
    }
  }
}
