import Foundation
import ViewLayout

enum DocumentCoverage: CoverageSection {
  nonisolated static let title = "Documents, menu commands and focused values"
  nonisolated static let file = #filePath

  struct Page: FileDocument {
    static let readableContentTypes = [UTType.plainText]

    init() {}
    init(configuration: ReadConfiguration) throws { _ = configuration.file.regularFileContents }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data())
    }
  }

  private final class Book: ReferenceFileDocument {
    static let readableContentTypes = [UTType.plainText]

    init() {}
    init(configuration: ReadConfiguration) throws { _ = configuration.contentType }

    func snapshot(contentType: UTType) throws -> Int { 1 }

    func fileWrapper(snapshot: Int, configuration: WriteConfiguration) throws -> FileWrapper {
      configuration.existingFile ?? FileWrapper(directoryWithFileWrappers: [:])
    }
  }

  fileprivate enum Key: FocusedValueKey {
    typealias Value = Binding<Int>
  }

  private struct Menus: Commands {
    @FocusedValue(\.number) private var number
    @FocusedBinding(\.number) private var bound
    @FocusedObject private var object: Model?

    var body: some Commands {
      CommandMenu("a") { Text("\(number?.wrappedValue ?? 0) \(bound ?? 0)") }
      CommandGroup(before: .help) { Text("b") }
      CommandGroup(after: .newItem) { Text("c") }
      CommandGroup(replacing: CommandGroupPlacement.sidebar) { Text("d") }
      SidebarCommands()
    }
  }

  private final class Model: ObservableObject {}

  static func list(_ list: inout CoverageList) {
    documents(&list)
    focusedValues(&list)
  }

  private static func documents(_ list: inout CoverageList) {
    list.has("FileDocument, FileDocumentReadConfiguration, FileDocumentWriteConfiguration") {
      [
        (any FileDocument).self as Any.Type, FileDocumentReadConfiguration.self,
        FileDocumentWriteConfiguration.self,
      ]
    }
    list.has("ReferenceFileDocument, ReferenceFileDocumentConfiguration, FileDocumentConfiguration")
    {
      let document = { (file: FileDocumentConfiguration<Page>) in file.$document }
      return (
        document, ReferenceFileDocumentConfiguration<Book>.self, (any ReferenceFileDocument).self
      )
    }
    list.has("DocumentGroup(newDocument:editor:), DocumentGroup(viewing:viewer:)") {
      (
        DocumentGroup(newDocument: Page(), editor: { _ in Text("a") }),
        DocumentGroup(newDocument: { Book() }, editor: { _ in Text("b") }),
        DocumentGroup(viewing: Page.self, viewer: { _ in Text("c") })
      )
    }
    list.has(
      "Commands, CommandMenu(_:content:), CommandGroup(before:addition:), CommandGroup(after:addition:), CommandGroup(replacing:addition:), CommandGroupPlacement.help"
    ) {
      // Commands, CommandMenu(content:), CommandGroup(before: addition:), CommandGroup(after:) and
      // CommandGroup(replacing:) are used above, with CommandGroupPlacement.help.
      WindowGroup { Text("a") }.commands { Menus() }
    }
    list.has(
      "CommandsBuilder, EmptyCommands, SidebarCommands, ToolbarCommands, InspectorCommands, TextEditingCommands, TextFormattingCommands"
    ) {
      [
        CommandsBuilder.self as Any.Type, EmptyCommands.self, SidebarCommands.self,
        ToolbarCommands.self, InspectorCommands.self, TextEditingCommands.self,
        TextFormattingCommands.self,
      ]
    }
  }

  private static func focusedValues(_ list: inout CoverageList) {
    list.has("FocusedValue, FocusedBinding, FocusedObject, FocusedValues, FocusedValueKey") {
      [
        FocusedValue<Int>.self as Any.Type, FocusedBinding<Int>.self, FocusedObject<Model>.self,
        FocusedValues.self, (any FocusedValueKey).self,
      ]
    }
    list.ignores("View.focusedValue(_:_:), focusedSceneValue(_:_:)") {
      $0.focusedValue(\.number, .constant(1)).focusedSceneValue(\.number, nil)
    }
    list.ignores("View.focusedObject(_:), focusedSceneObject(_:)") {
      $0.focusedObject(Model()).focusedSceneObject(Model())
    }
  }
}

extension FocusedValues {
  fileprivate var number: Binding<Int>? {
    get { self[DocumentCoverage.Key.self] }
    set { self[DocumentCoverage.Key.self] = newValue }
  }
}
