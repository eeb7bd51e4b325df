import Foundation
import ViewLayout

enum ControlCoverage: CoverageSection {
  nonisolated static let title = "Controls"
  nonisolated static let file = #filePath

  private struct Source {
    var isOn = Binding.constant(true)
    var choice = Binding.constant(1)
  }

  static func list(_ list: inout CoverageList) {
    buttons(&list)
    labels(&list)
    progress(&list)
    sliders(&list)
    steppers(&list)
    pickers(&list)
    fields(&list)
    groups(&list)
    more(&list)
  }

  private static func buttons(_ list: inout CoverageList) {
    list.has("Button(action:label:)") { Button(action: {}) { Text("a") } }
    list.has("Button(_:action:)") { Button("a", action: {}) }
    list.has("Button(role:action:label:)") { Button(role: .cancel, action: {}) { Text("a") } }
    list.has("Button(_:role:action:)") { Button("a", role: .destructive, action: {}) }
    list.has("Toggle(isOn:label:)") { Toggle(isOn: .constant(true)) { Text("a") } }
    list.has("Toggle(sources:isOn:label:)") {
      Toggle(sources: [Source()], isOn: \.isOn) { Text("a") }
    }
    list.has("Toggle(_:isOn:)") { Toggle("a", isOn: .constant(true)) }
    list.has("Toggle(_:sources:isOn:)") { Toggle("a", sources: [Source()], isOn: \.isOn) }
  }

  private static func labels(_ list: inout CoverageList) {
    list.has("Label(title:icon:)") {
      Label {
        Text("a")
      } icon: {
        Image(systemName: "star")
      }
    }
    list.has("Label(_:image:)") { Label("a", image: "b") }
    list.has("Label(_:systemImage:)") { Label("a", systemImage: "star") }
    list.has("LabeledContent(content:label:)") {
      LabeledContent {
        Text("a")
      } label: {
        Text("b")
      }
    }
    list.has("LabeledContent(_:content:)") { LabeledContent("a") { Text("b") } }
    list.has("LabeledContent(_:value:)") { LabeledContent("a", value: "b") }
    list.has("LabeledContent(_:value:format:)") { LabeledContent("a", value: 1, format: .number) }
    list.lacks(
      "Label(_:image: ImageResource)",
      because: "the type is made by Xcode; use the name of the picture"
    )
  }

  private static func progress(_ list: inout CoverageList) {
    let hour = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 3600)
    list.has("ProgressView()") { ProgressView() }
    list.has("ProgressView(label:)") { ProgressView { Text("a") } }
    list.has("ProgressView(_:)") { ProgressView("a") }
    list.has("ProgressView(value:total:)") { ProgressView(value: 1, total: 2) }
    list.has("ProgressView(value:total:label:)") {
      ProgressView(value: 1, total: 2) { Text("a") }
    }
    list.has("ProgressView(value:total:label:currentValueLabel:)") {
      ProgressView(value: 1, total: 2, label: { Text("a") }, currentValueLabel: { Text("b") })
    }
    list.has("ProgressView(_:value:total:)") { ProgressView("a", value: 1, total: 2) }
    list.has("ProgressView(_: Progress)") { ProgressView(Progress(totalUnitCount: 2)) }
    list.has("ProgressView(timerInterval:countsDown:)") {
      ProgressView(timerInterval: hour, countsDown: true)
    }
    list.has("ProgressView(timerInterval:countsDown:label:)") {
      ProgressView(timerInterval: hour, countsDown: true) { Text("a") }
    }
    list.has("ProgressView(timerInterval:countsDown:label:currentValueLabel:)") {
      ProgressView(
        timerInterval: hour,
        countsDown: true,
        label: { Text("a") },
        currentValueLabel: { Text("b") }
      )
    }
  }

  private static func sliders(_ list: inout CoverageList) {
    let value = Binding.constant(0.5)
    list.has("Slider(value:in:onEditingChanged:)") {
      Slider(value: value, in: 0...1, onEditingChanged: { _ in })
    }
    list.has("Slider(value:in:step:onEditingChanged:)") {
      Slider(value: value, in: 0...1, step: 0.1, onEditingChanged: { _ in })
    }
    list.has("Slider(value:in:label:onEditingChanged:)") {
      Slider(value: value, in: 0...1, label: { Text("a") }, onEditingChanged: { _ in })
    }
    list.has("Slider(value:in:step:label:onEditingChanged:)") {
      Slider(value: value, in: 0...1, step: 0.1, label: { Text("a") }, onEditingChanged: { _ in })
    }
    list.has("Slider(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)") {
      Slider(
        value: value,
        in: 0...1,
        label: { Text("a") },
        minimumValueLabel: { Text("0") },
        maximumValueLabel: { Text("1") },
        onEditingChanged: { _ in }
      )
    }
    list.has("Slider(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)") {
      Slider(
        value: value,
        in: 0...1,
        step: 0.1,
        label: { Text("a") },
        minimumValueLabel: { Text("0") },
        maximumValueLabel: { Text("1") },
        onEditingChanged: { _ in }
      )
    }
    list.has("Slider(value:in:onEditingChanged:label:)") {
      Slider(value: value, in: 0...1, onEditingChanged: { _ in }, label: { Text("a") })
    }
    list.has("Slider(value:in:onEditingChanged:minimumValueLabel:maximumValueLabel:label:)") {
      Slider(
        value: value,
        in: 0...1,
        onEditingChanged: { _ in },
        minimumValueLabel: Text("0"),
        maximumValueLabel: Text("1"),
        label: { Text("a") }
      )
    }
  }

  private static func steppers(_ list: inout CoverageList) {
    let value = Binding.constant(1.0)
    let format = FloatingPointFormatStyle<Double>.number
    list.has("Stepper(label:onIncrement:onDecrement:onEditingChanged:)") {
      Stepper(
        label: { Text("a") },
        onIncrement: {},
        onDecrement: {},
        onEditingChanged: { _ in }
      )
    }
    list.has("Stepper(value:step:label:onEditingChanged:)") {
      Stepper(value: value, step: 1, label: { Text("a") }, onEditingChanged: { _ in })
    }
    list.has("Stepper(value:in:step:label:onEditingChanged:)") {
      Stepper(value: value, in: 0...9, step: 1, label: { Text("a") }, onEditingChanged: { _ in })
    }
    list.has("Stepper(_:onIncrement:onDecrement:onEditingChanged:)") {
      Stepper("a", onIncrement: {}, onDecrement: {}, onEditingChanged: { _ in })
    }
    list.has("Stepper(_:value:step:onEditingChanged:)") {
      Stepper("a", value: value, step: 1, onEditingChanged: { _ in })
    }
    list.has("Stepper(_:value:in:step:onEditingChanged:)") {
      Stepper("a", value: value, in: 0...9, step: 1, onEditingChanged: { _ in })
    }
    list.has("Stepper(value:step:format:label:onEditingChanged:)") {
      Stepper(
        value: value,
        step: 1,
        format: format,
        label: { Text("a") },
        onEditingChanged: { _ in }
      )
    }
    list.has("Stepper(_:value:step:format:onEditingChanged:)") {
      Stepper("a", value: value, step: 1, format: format, onEditingChanged: { _ in })
    }
    list.has("Stepper(_:value:in:step:format:onEditingChanged:)") {
      Stepper("a", value: value, in: 0...9, step: 1, format: format, onEditingChanged: { _ in })
    }
  }

  private static func pickers(_ list: inout CoverageList) {
    let choice = Binding.constant(1)
    list.has("Picker(selection:content:label:)") {
      Picker(selection: choice, content: { Text("1").tag(1) }, label: { Text("a") })
    }
    list.has("Picker(sources:selection:content:label:)") {
      Picker(
        sources: [Source()],
        selection: \.choice,
        content: { Text("1").tag(1) },
        label: { Text("a") }
      )
    }
    list.has("Picker(_:selection:content:)") { Picker("a", selection: choice) { Text("1").tag(1) } }
    list.has("Picker(_:sources:selection:content:)") {
      Picker("a", sources: [Source()], selection: \.choice) { Text("1").tag(1) }
    }
    list.has("Picker(selection:label:content:)") {
      Picker(selection: choice, label: Text("a")) { Text("1").tag(1) }
    }
  }

  private static func fields(_ list: inout CoverageList) {
    let text = Binding.constant("a")
    let value = Binding.constant(1.0)
    let format = FloatingPointFormatStyle<Double>.number
    list.has("TextField(_:text:)") { TextField("a", text: text) }
    list.has("TextField(_:text:prompt:)") { TextField("a", text: text, prompt: Text("p")) }
    list.has("TextField(_:text:axis:)") { TextField("a", text: text, axis: .vertical) }
    list.has("TextField(_:text:prompt:axis:)") {
      TextField("a", text: text, prompt: Text("p"), axis: .vertical)
    }
    list.has("TextField(text:prompt:label:)") { TextField(text: text, prompt: nil) { Text("a") } }
    list.has("TextField(text:prompt:axis:label:)") {
      TextField(text: text, prompt: nil, axis: .vertical) { Text("a") }
    }
    list.has("TextField(_:value:format:prompt:)") {
      VStack {
        TextField("a", value: value, format: format, prompt: Text("p"))
        TextField("a", value: .constant(Double?.none), format: format, prompt: Text("p"))
      }
    }
    list.has("TextField(value:format:prompt:label:)") {
      TextField(value: value, format: format, prompt: nil) { Text("a") }
    }
    list.has("SecureField(_:text:prompt:), SecureField(text:prompt:label:)") {
      VStack {
        SecureField("a", text: text, prompt: nil)
        SecureField(text: text, prompt: nil, label: { Text("a") })
      }
    }
    list.has("TextEditor(text:)") { TextEditor(text: text) }
    list.has("TextField(_:text:onEditingChanged:onCommit:)") {
      TextField("a", text: text, onEditingChanged: { _ in }, onCommit: {})
    }
    list.lacks(
      "TextField(_:value:formatter:prompt:), TextField(value:formatter:prompt:label:)",
      because: "a formatter reads and writes objects of Objective-C; use `format:`"
    )
  }

  private static func groups(_ list: inout CoverageList) {
    list.has("GroupBox(content:label:)") { GroupBox(content: { Text("a") }, label: { Text("b") }) }
    list.has("GroupBox(content:)") { GroupBox { Text("a") } }
    list.has("GroupBox(_:content:)") { GroupBox("b") { Text("a") } }
    list.has("GroupBox(label:content:)") { GroupBox(label: Text("b")) { Text("a") } }
    list.has("DisclosureGroup(content:label:)") {
      DisclosureGroup(content: { Text("a") }, label: { Text("b") })
    }
    list.has("DisclosureGroup(isExpanded:content:label:)") {
      DisclosureGroup(
        isExpanded: .constant(true),
        content: { Text("a") },
        label: { Text("b") }
      )
    }
    list.has("DisclosureGroup(_:content:)") { DisclosureGroup("b") { Text("a") } }
    list.has("DisclosureGroup(_:isExpanded:content:)") {
      DisclosureGroup("b", isExpanded: .constant(true)) { Text("a") }
    }
    list.has("Link(_:destination:), Link(destination:label:)") {
      let page = URL(fileURLWithPath: "/")
      return VStack {
        Link("a", destination: page)
        Link(destination: page, label: { Text("a") })
      }
    }
    list.has("Menu(_:content:), Menu(content:label:)") {
      VStack {
        Menu("a") { Button("b") {} }
        Menu(content: { Button("b") {} }, label: { Text("a") })
      }
    }
  }

  private static func more(_ list: inout CoverageList) {
    let date = Binding.constant(Date(timeIntervalSince1970: 0))
    list.has("DatePicker(_:selection:displayedComponents:), DatePickerComponents.date") {
      DatePicker("a", selection: date, displayedComponents: [DatePickerComponents.date])
    }
    list.has("DatePicker(_:selection:in:displayedComponents:)") {
      DatePicker("a", selection: date, in: Date()..., displayedComponents: .hourAndMinute)
    }
    list.has("DatePicker(selection:displayedComponents:label:)") {
      DatePicker(selection: date, displayedComponents: .date) { Text("a") }
    }
    list.has("DatePicker(selection:in:displayedComponents:label:)") {
      DatePicker(selection: date, in: ...Date(), displayedComponents: .date) { Text("a") }
    }
    list.has("ColorPicker(_:selection:supportsOpacity:)") {
      ColorPicker("a", selection: .constant(.red), supportsOpacity: false)
    }
    list.has("ColorPicker(selection:supportsOpacity:label:)") {
      ColorPicker(selection: .constant(.red), supportsOpacity: false) { Text("a") }
    }
    list.has("ControlGroup(content:), ControlGroup(_:content:), ControlGroup(content:label:)") {
      VStack {
        ControlGroup(content: { Button("a") {} })
        ControlGroup("b") { Button("a") {} }
        ControlGroup(content: { Button("a") {} }, label: { Text("b") })
      }
    }
    list.has("Gauge(value:in:label:), Gauge(value:in:label:currentValueLabel:)") {
      VStack {
        Gauge(value: 0.5, in: 0...1) { Text("a") }
        Gauge(value: 0.5, in: 0...1, label: { Text("a") }, currentValueLabel: { Text("b") })
      }
    }
    list.has(
      "Gauge(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)"
    ) {
      Gauge(
        value: 0.5,
        in: 0...1,
        label: { Text("a") },
        currentValueLabel: { Text("b") },
        minimumValueLabel: { Text("0") },
        maximumValueLabel: { Text("1") }
      )
    }
    list.has("ShareLink(item:subject:message:), ShareLink(_:item:subject:message:)") {
      VStack {
        ShareLink(item: "a", subject: Text("b"), message: Text("c"))
        ShareLink("d", item: "a", subject: Text("b"), message: Text("c"))
      }
    }
    list.has("ShareLink(item:subject:message:label:), ShareLink(items:subject:message:label:)") {
      VStack {
        ShareLink(item: "a", subject: nil, message: nil) { Text("d") }
        ShareLink(items: ["a"], subject: nil, message: nil) { Text("d") }
      }
    }
    list.has("ShareLink(_:item:subject:message:preview:), SharePreview(_:)") {
      ShareLink("a", item: "b", subject: nil, message: nil, preview: SharePreview("c"))
    }
    list.has(
      "ContentUnavailableView(_:systemImage:description:), ContentUnavailableView(_:image:description:)"
    ) {
      VStack {
        ContentUnavailableView("a", systemImage: "star", description: Text("b"))
        ContentUnavailableView("a", image: "b", description: nil)
      }
    }
    list.has(
      "ContentUnavailableView(label:description:actions:), ContentUnavailableView.search, search(text:)"
    ) {
      VStack {
        ContentUnavailableView(
          label: { Label("a", systemImage: "star") },
          description: { Text("b") },
          actions: { Button("c") {} }
        )
        ContentUnavailableView.search
        ContentUnavailableView.search(text: "a")
      }
    }
    list.has("EditButton(), EnvironmentValues.editMode, EditMode.inactive, isEditing") {
      EditButton().environment(
        \.editMode,
        .constant(EditMode.active.isEditing ? .inactive : .active)
      )
    }
    list.has("TimelineView(_:content:), TimelineSchedule.everyMinute, periodic(from:by:)") {
      VStack {
        TimelineView(.everyMinute) { context in Text(context.date, style: .date) }
        TimelineView(.periodic(from: Date(), by: 1), content: { _ in Text("a") })
      }
    }
    list.has("TimelineSchedule.explicit(_:), animation, animation(minimumInterval:paused:)") {
      VStack {
        TimelineView(.explicit([Date()])) { _ in Text("a") }
        TimelineView(.animation) { _ in Text("a") }
        TimelineView(.animation(minimumInterval: 1, paused: true)) { _ in Text("a") }
      }
    }
    list.ignores(
      "View.buttonBorderShape(_:), buttonRepeatBehavior(_:), buttonSizing(_:), ButtonBorderShape.capsule, ButtonRepeatBehavior, ButtonSizing"
    ) {
      $0.buttonBorderShape(ButtonBorderShape.capsule)
        .buttonRepeatBehavior(ButtonRepeatBehavior.enabled).buttonSizing(ButtonSizing.fitted)
    }
    list.ignores("View.datePickerStyle(_:), gaugeStyle(_:), DatePickerStyle.compact, automatic") {
      $0.datePickerStyle(.compact).datePickerStyle(.automatic).gaugeStyle(.linearCapacity)
    }
    list.lacks(
      "Map, PasteButton, HelpLink, SettingsLink, TextFieldLink, NewDocumentButton, VideoPlayer, SignInWithAppleButton, Chart",
      because: "not among the controls with a reference style"
    )
  }
}
