import Foundation
import ViewLayout

enum MoreControlCoverage: CoverageSection {
  nonisolated static let title = "Tables, photos and styles of controls"
  nonisolated static let file = #filePath

  private struct Row: Identifiable {
    var id = 1
    var name = "a"
  }

  private struct Ring: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        configuration.minimumValueLabel
        configuration.currentValueLabel
        configuration.maximumValueLabel
        Color.red.frame(width: configuration.value * 10)
      }
    }
  }

  static func list(_ list: inout CoverageList) {
    tables(&list)
    photos(&list)
    list.has("GaugeStyle.makeBody(configuration:), GaugeStyleConfiguration") {
      let body = { (configuration: GaugeStyleConfiguration) in
        Ring().makeBody(configuration: configuration)
      }
      _ = body
      return Gauge(value: 1, in: 0...2) { Text("a") }.gaugeStyle(Ring())
    }
    list.has("MultiDatePicker(_:selection:), MultiDatePicker(_:selection:in:), RenameButton()") {
      VStack {
        MultiDatePicker("a", selection: .constant([]))
        MultiDatePicker("a", selection: .constant([]), in: Date()..<Date())
        RenameButton()
      }
    }
    list.has("View.controlGroupStyle(_:), ControlGroupStyle.compactMenu, menu, navigation, palette")
    {
      let styles = [NamedControlGroupStyle.compactMenu, .menu, .navigation, .palette, .automatic]
      _ = styles.map { $0 as any ControlGroupStyle }
      return ControlGroup { Text("a") }.controlGroupStyle(.compactMenu)
    }
    list.has(
      "Toggle(_:sources:isOn: WritableKeyPath), Toggle(sources:isOn: WritableKeyPath, label:)"
    ) {
      let sources = Binding.constant([[true], [false]])
      let keyPath: WritableKeyPath<[Bool], Bool> = \.[0]
      return VStack {
        Toggle("a", sources: sources, isOn: keyPath)
        Toggle(sources: sources, isOn: keyPath, label: { Text("b") })
      }
    }
  }

  private static func tables(_ list: inout CoverageList) {
    list.has(
      "Table(_:selection:sortOrder:columns:), TableColumn(_:value:content:), TableColumn(_:value:), TableColumn.width(_:), width(min:ideal:max:)"
    ) {
      let sorted = Binding.constant([KeyPathComparator(\Row.name)])
      return Table(
        [Row()],
        selection: .constant(Set<Int>()),
        sortOrder: sorted,
        columns: {
          TableColumn("a", value: \.id, content: { Text("\($0.id)") }).width(80)
          TableColumn("b", value: \.name).width(min: 10, ideal: 20, max: 30)
        }
      )
    }
    list.has("Table(_:columns:), TableColumn(_:content:)") {
      Table(
        [Row()],
        columns: {
          TableColumn("a", content: { Text($0.name) })
        }
      )
    }
    list.has("Table(_:selection:columns:), TableColumnContent, TableColumnBuilder") {
      let types = [(any TableColumnContent).self as Any.Type, TableColumnBuilder<Row, Never>.self]
      _ = types
      return Table(
        [Row()],
        selection: .constant(1),
        columns: {
          TableColumn("a", value: \.name)
        }
      )
    }
  }

  private static func photos(_ list: inout CoverageList) {
    list.has(
      "PhotosPicker(selection:matching:preferredItemEncoding:photoLibrary:label:)"
    ) {
      let item = Binding<PhotosPickerItem?>.constant(nil)
      return PhotosPicker(
        selection: item,
        matching: PHPickerFilter.images,
        preferredItemEncoding: .automatic,
        photoLibrary: .shared(),
        label: { Text("a") }
      )
    }
    list.has(
      "PhotosPicker(selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:label:)"
    ) {
      PhotosPicker(
        selection: .constant([]),
        maxSelectionCount: 2,
        selectionBehavior: .ordered,
        matching: .any(of: [.videos, .not(.livePhotos)]),
        preferredItemEncoding: .current,
        label: { Text("a") }
      )
    }
    list.has("View.photosPicker(isPresented:selection:matching:)") {
      Color.red.photosPicker(
        isPresented: .constant(false),
        selection: .constant(nil),
        matching: nil
      )
    }
  }
}
