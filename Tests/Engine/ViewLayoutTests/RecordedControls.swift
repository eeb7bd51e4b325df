import Foundation

internal import LayoutTree
@testable import ViewLayout

/// A recorded size of a control, compared with the size that the engine computes.
struct RecordedControl {
  /// The kind of control, and its configuration in the recording.
  let kind, title: String
  let system: MetricsSystem
  /// The recorded size in points; `nil` along an axis that was not recorded, or was proposed.
  let width, height: CGFloat?
  /// The height that the tall lines of the recording's host add, in points.
  ///
  /// On that host a line of `body` is 24.5 high instead of 20.5, one of `subheadline` 21 instead of
  /// 18, and the line distance of `body` is 26 instead of 22.
  let tall: CGFloat
  let content: @MainActor () -> AnyView
}

extension RecordedControl {
  /// A recorded number and that of the engine, in points.
  struct Comparison {
    let control: RecordedControl
    /// `width` or `height`.
    let length: String
    /// The recorded number without the tall lines of its host.
    let recorded: CGFloat
    let engine: CGFloat

    var error: CGFloat { abs(recorded - engine) }
  }

  /// The size of the window that controls are laid out in, in points.
  private static let window = ProposedViewSize(width: 320, height: 520)

  /// The recorded numbers with those of the engine.
  @MainActor var comparisons: [Comparison] {
    let host = ViewHost(measuresAxesTogether: false) { content() }
    var environment = HostEnvironment()
    (environment.metrics, environment.displayScale) = (system, 2)
    host.layOut(proposal: Self.window, environment: environment)
    let size = host.frames.first?.frame.size ?? .zero
    return [("width", width, size.width), ("height", height.map { $0 - tall }, size.height)]
      .compactMap { length, recorded, engine in
        recorded.map {
          Comparison(control: self, length: length, recorded: $0, engine: engine)
        }
      }
  }
}

// MARK: - The recordings

@MainActor
extension RecordedControl {
  /// Makes a control that was recorded on iOS 26.0, or on macOS 26.2.
  private static func row<Content: View>(
    _ kind: String,
    _ title: String,
    _ system: MetricsSystem,
    _ width: CGFloat?,
    _ height: CGFloat?,
    tall: CGFloat = 0,
    @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) -> RecordedControl {
    RecordedControl(
      kind: kind,
      title: title,
      system: system,
      width: width,
      height: height,
      tall: tall
    ) { AnyView(content()) }
  }

  /// The recorded sizes of SwiftUI's controls: iamcgn/swiftui-web, `Docs/elements` and
  /// `Fixtures/Goldens`.
  static let all = buttons + toggles + pickers + dates + fields + progress + groups

  private static let buttons = [
    row("Button", "plain", .macOS26, 29.5, 16) { Button("Plain") {}.buttonStyle(.plain) },
    row("Button", "bordered", .macOS26, 80, 24) { Button("Bordered") {}.buttonStyle(.bordered) },
    row("Button", "borderless", .macOS26, 65, 16) {
      Button("Borderless") {}.buttonStyle(.borderless)
    },
    row("Button", "prominent", .macOS26, 86, 24) {
      Button("Prominent") {}.buttonStyle(.borderedProminent)
    },
    row("Button", "padded", .macOS26, 102.5, 56) { Button("Padded") {}.padding() },
    row("Button", "mini", .iOS26, 48.5, 31, tall: 3) { sized("Mini", .mini) },
    row("Button", "small", .iOS26, 57.5, 31, tall: 3) { sized("Small", .small) },
    row("Button", "regular", .iOS26, 82, 38.5, tall: 4) { sized("Regular", .regular) },
    row("Button", "large", .iOS26, 83.5, 54.5, tall: 4) { sized("Large", .large) },
    row("Menu", "pull-down", .macOS26, 95, 24) { Menu("Options") {} },
    row("Menu", "without indicator", .macOS26, nil, 24) {
      Menu("Options") {}.menuIndicator(.hidden)
    },
    row("ShareLink", "default label", .macOS26, 92, 25.58) { ShareLink(item: "text") },
  ]

  private static func sized(_ title: String, _ size: ControlSize) -> some View {
    Button(title) {}.buttonStyle(.bordered).controlSize(size)
  }

  private static let toggles = [
    row("Toggle", "check box", .macOS26, 70, 18.5, tall: 2.5) {
      Toggle("Enabled", isOn: .constant(true))
    },
    row("Toggle", "check box without label", .macOS26, 16, 16) {
      Toggle("Enabled", isOn: .constant(true)).labelsHidden()
    },
    row("Toggle", "without label", .iOS26v0, 66, 30) {
      Toggle("Enabled", isOn: .constant(true)).labelsHidden()
    },
    row("Toggle", "with label", .iOS26v0, 320, 30) { Toggle("Enabled", isOn: .constant(true)) },
    row("Toggle", "check box without label", .macOS26v6, nil, 14) {
      Toggle("Enabled", isOn: .constant(true)).labelsHidden()
    },
    row("Toggle", "without label", .iOS17, 51, 31) {
      Toggle("Enabled", isOn: .constant(true)).labelsHidden()
    },
    row("Slider", "without label", .iOS26, 320, 31) { Slider(value: .constant(0.5)) },
    row("Stepper", "with label", .macOS26, 64.5, 26) { Stepper("Count", value: .constant(1)) },
    row("Stepper", "without label", .macOS26, 20, 26) {
      Stepper("Count", value: .constant(1)).labelsHidden()
    },
  ]

  private static let pickers = [
    row("Picker", "menu", .macOS26, 128.5, 24) { fruit() },
    row("Picker", "menu without label", .macOS26, 92.5, 24) { fruit().labelsHidden() },
    row("Picker", "segmented", .macOS26, 234, 24) { fruit().pickerStyle(.segmented) },
    row("Picker", "inline", .macOS26, 102, 67.5, tall: 7.5) { fruit().pickerStyle(.inline) },
    row("Picker", "menu", .iOS26, nil, 40.5, tall: 4) { fruit() },
    row("Picker", "segmented", .iOS26v0, 320, 31) { fruit().pickerStyle(.segmented) },
  ]

  private static func fruit() -> some View {
    Picker("Fruit", selection: .constant(0)) {
      Text("Apple").tag(0)
      Text("Banana").tag(1)
      Text("Cherry").tag(2)
    }
  }

  private static let dates = [
    row("DatePicker", "date", .macOS26, 95, 22) { date(.date) },
    row("DatePicker", "time", .macOS26, 80, 22) { date(.hourAndMinute) },
    row("DatePicker", "date and time", .macOS26, 160, 22) { date([.date, .hourAndMinute]) },
    row("DatePicker", "field", .macOS26, 78, 21) { date(.date).datePickerStyle(.field) },
    row("DatePicker", "calendar", .macOS26, 138.5, 148) {
      date(.date).datePickerStyle(.graphical)
    },
    row("DatePicker", "clock", .macOS26, 119, 119) {
      date(.hourAndMinute).datePickerStyle(.graphical)
    },
    row("DatePicker", "date", .macOS26v6, nil, 24) { date(.date) },
    row("DatePicker", "wheels, date", .iOS26, 320, 216) { date(.date).datePickerStyle(.wheel) },
    row("DatePicker", "wheels, time", .iOS26, 320, 216) {
      date(.hourAndMinute).datePickerStyle(.wheel)
    },
    row("ColorPicker", "with label", .macOS26, 98.5, 24) { color("Accent") },
    row("ColorPicker", "short label", .macOS26, 79.5, 24) { color("Tint") },
    row("ColorPicker", "without label", .macOS26, 48, 24) { color("Accent").labelsHidden() },
  ]

  private static func date(_ parts: DatePickerComponents) -> some View {
    let date = Date(timeIntervalSince1970: 0)
    return DatePicker("Date", selection: .constant(date), displayedComponents: parts)
      .labelsHidden()
  }

  private static func color(_ title: String) -> some View {
    ColorPicker(title, selection: .constant(Color.red))
  }

  private static let fields = [
    row("TextField", "rounded", .macOS26, 320, 24) { field().textFieldStyle(.roundedBorder) },
    row("TextField", "plain", .macOS26, 320, 16) { field().textFieldStyle(.plain) },
    row("TextField", "rounded", .macOS26v6, 320, 21) { field().textFieldStyle(.roundedBorder) },
    row("TextField", "plain, ideal width", .macOS26v6, 34.95, 16) {
      field().textFieldStyle(.plain).fixedSize()
    },
    row("TextField", "placeholder, ideal width", .macOS26v6, 75.56, 16) {
      TextField("Placeholder", text: .constant("")).textFieldStyle(.plain).fixedSize()
    },
    row("TextField", "two lines", .macOS26v6, nil, 32) { lines(2).textFieldStyle(.plain) },
    row("TextField", "plain", .iOS26, 320, 26, tall: 4) { field() },
    // A `UITextField` with a fixed font, which has no tall lines, is 34 high as well.
    row("TextField", "rounded", .iOS26, 320, 34) { field().textFieldStyle(.roundedBorder) },
    row("TextField", "plain, two lines", .iOS26, nil, 52, tall: 8) { lines(2) },
    row("TextField", "rounded, two lines", .iOS26, nil, 60, tall: 8) {
      lines(2).textFieldStyle(.roundedBorder)
    },
  ]

  private static func field() -> some View { TextField("Name", text: .constant("Hello")) }

  private static func lines(_ count: Int) -> some View {
    let text = Array(repeating: "Line", count: count).joined(separator: "\n")
    return TextField("Name", text: .constant(text), axis: .vertical)
  }

  private static let progress = [
    row("ProgressView", "bar", .macOS26, 320, 20) { ProgressView(value: 0.3) },
    row("ProgressView", "bar with label", .macOS26, 320, 36) {
      ProgressView("Loading", value: 0.5)
    },
    row("ProgressView", "circular", .macOS26, 32, 32) { circle() },
    row("ProgressView", "circular with label", .macOS26, 32, 52.742) {
      ProgressView("Ring", value: 0.4).progressViewStyle(.circular)
    },
    row("ProgressView", "bar", .iOS26, 320, 4) { ProgressView(value: 0.3) },
    row("ProgressView", "bar with label", .iOS26, 320, 32.5, tall: 4) {
      ProgressView(value: 0.5) { Text("Volume") }
    },
    row("ProgressView", "circular", .iOS26, 20, 20) { circle() },
    row("ProgressView", "circular with label", .iOS26, 59, 52.542, tall: 4) {
      ProgressView { Text("Volume") }
    },
  ]

  private static func circle() -> some View {
    ProgressView(value: 0.4).progressViewStyle(.circular)
  }

  private static let groups = [
    row("Label", "icon and title", .macOS26, 58.5, 24) { label() },
    row("Label", "only title", .macOS26, 26.5, 16) { label().labelStyle(.titleOnly) },
    row("Label", "only icon", .macOS26, 24, 24) { label().labelStyle(.iconOnly) },
    row("Label", "in a button", .macOS26, 82.5, 32) {
      Button {
      } label: {
        label()
      }
    },
    row("LabeledContent", "text", .macOS26, nil, 18.5, tall: 2.5) {
      LabeledContent("Name", value: "Value")
    },
    row("ContentUnavailableView", "title and description", .macOS26, 320, 520) {
      ContentUnavailableView("No Mail", systemImage: "tray", description: Text("None."))
    },
    row("Divider", "horizontal", .iOS26, 320, 0.5) { Divider() },
  ]

  private static func label() -> some View {
    Label {
      Text("Title")
    } icon: {
      Color.red.frame(width: 24, height: 24)
    }
  }
}

// MARK: - The page

/// The tables of recorded controls on the page about metrics.
@MainActor
enum RecordedControlsTable {
  static let comparisons = RecordedControl.all.flatMap(\.comparisons)

  /// Returns the number of comparisons, and how many are exact, within half, and within one point.
  static func counts(of comparisons: [RecordedControl.Comparison]) -> [Int] {
    [comparisons.count]
      + [0.005, 0.501, 1.001].map { bound in
        comparisons.count { $0.error < bound }
      }
  }

  static var kinds: String {
    let names = comparisons.map(\.control.kind).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let rows =
      [("all", comparisons)]
      + names.map { name in ("`\(name)`", comparisons.filter { $0.control.kind == name }) }
    return rows.map { name, comparisons in
      "| \(name) | " + counts(of: comparisons).map(String.init).joined(separator: " | ") + " |"
    }.joined(separator: "\n")
  }

  static var misses: String {
    comparisons.filter { $0.error >= 0.005 }.sorted { $0.error > $1.error }.map { miss in
      let (recorded, engine) = (text(miss.recorded), text(miss.engine))
      return "| `\(miss.control.kind)`, \(miss.control.title): \(miss.length) | "
        + "\(miss.control.system.rawValue) | \(recorded) | \(engine) |"
    }.joined(separator: "\n")
  }

  private static func text(_ length: CGFloat) -> String {
    MetricsPage.number((Double(length) * 1000).rounded() / 1000)
  }
}
