import Foundation
import ViewLayout

enum BuildingCoverage: CoverageSection {
  nonisolated static let title = "View building"
  nonisolated static let file = #filePath

  private struct Author: View {
    var body: some View { Text("a") }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding(1) }
  }

  private struct Item: Identifiable {
    var id: Int
  }

  static func list(_ list: inout CoverageList) {
    list.has("View.body") { Author().body }
    // The modifier has a body(content: Content).
    list.has("View.modifier(_:)") { Author().modifier(Padded()) }
    list.has("ViewBuilder.buildBlock(), EmptyView") { ViewBuilder.buildBlock() as EmptyView }
    list.has("ViewBuilder.buildBlock(_:)") {
      // Three statements are a buildBlock.
      Group {
        Author()
        Author()
        Author()
      }
    }
    list.has("ViewBuilder.buildIf(_:), buildEither") {
      // The first condition is a buildIf, the second a buildEither.
      Group {
        if #available(macOS 1, *) { Author() }
        if CoverageSections.all.isEmpty { Author() } else { Text("else") }
      }
    }
    list.has("ViewBuilder.buildLimitedAvailability(_:)") {
      ViewBuilder.buildLimitedAvailability(Author())
    }
    list.has("ModifiedContent(content:modifier:)") {
      ModifiedContent(content: Author(), modifier: Padded())
    }
    list.has("ViewModifier.concat(_:)") { Author().modifier(Padded().concat(Padded())) }
    list.has("EmptyModifier.identity") { Author().modifier(EmptyModifier.identity) }
    list.has("TupleView.value") {
      ViewBuilder.buildBlock(Author(), Author()).value.0
    }
    list.has("Group(content:)") { Group { Author() } }
    list.has("ForEach(_:content:)") { ForEach([Item(id: 1)]) { Text("\($0.id)") } }
    list.has("ForEach(_:id:content:)") { ForEach(["a"], id: \.self) { Text($0) } }
    list.has("ForEach.init(_: Range<Int>, content:)") { ForEach(0..<2) { Text("\($0)") } }
    list.has("ForEach.init(_: Binding, content:)") {
      ForEach(Binding.constant([Item(id: 1)])) { $item in Text("\(item.id)") }
    }
    list.has("ForEach.init(_: Binding, id:, content:)") {
      ForEach(Binding.constant(["a"]), id: \.self) { $item in Text(item) }
    }
    list.has("DynamicViewContent.data, onDelete(perform:), onMove(perform:)") {
      let rows = ForEach(0..<2) { Text("\($0)") }
      return Group { rows.onDelete(perform: { _ in }).onMove(perform: { _, _ in }) }.id(
        rows.data.count
      )
    }
    list.has("AnyView(_:)") { AnyView(Author()) }
    list.has("AnyView(erasing:)") { AnyView(erasing: Author()) }
    list.has("Section(content:header:footer:)") {
      Section {
        Author()
      } header: {
        Text("h")
      } footer: {
        Text("f")
      }
    }
    list.has("Section(content:footer:)") {
      Section {
        Author()
      } footer: {
        Text("f")
      }
    }
    list.has("Section(content:header:)") {
      Section {
        Author()
      } header: {
        Text("h")
      }
    }
    list.has("Section(content:)") { Section { Author() } }
    list.has("Section(_:content:)") { Section("Title") { Author() } }
    list.has("Section(_:isExpanded:content:)") {
      Section("Title", isExpanded: .constant(true)) { Author() }
    }
    list.has("Section(isExpanded:content:header:)") {
      Section(isExpanded: .constant(true)) {
        Author()
      } header: {
        Text("h")
      }
    }
    list.has("Section(header:footer:content:)") {
      Section(header: Text("h"), footer: Text("f")) { Author() }
    }
    list.has("Section(footer:content:)") { Section(footer: Text("f")) { Author() } }
    list.has("Section(header:content:)") { Section(header: Text("h")) { Author() } }
    list.lacks(
      "DynamicViewContent.onInsert(of:perform:), dropDestination(for:action:)",
      because: "drag and drop needs types of Apple's frameworks"
    )
    list.lacks("TupleView(_:)", because: "made by the builder alone")
  }
}
