import Foundation
import ViewLayout

enum ListCoverage: CoverageSection {
  nonisolated static let title = "Lists and forms"
  nonisolated static let file = #filePath

  private struct Item: Identifiable, Hashable {
    var id: Int
  }

  static func list(_ list: inout CoverageList) {
    let items = [Item(id: 1)]
    let one = Binding.constant(Int?.none)
    let several = Binding.constant(Set<Int>())
    list.has("List(content:)") { List { Text("a") } }
    list.has("List(selection:content:)") {
      VStack {
        List(selection: one) { Text("a") }
        List(selection: several) { Text("a") }
      }
    }
    list.has("List(_:rowContent:)") { List(items) { Text("\($0.id)") } }
    list.has("List(_:id:rowContent:)") { List(items, id: \.self) { Text("\($0.id)") } }
    list.has("List.init(_: Range<Int>, rowContent:)") { List(0..<2) { Text("\($0)") } }
    list.has("List(_:selection:rowContent:)") {
      VStack {
        List(items, selection: one) { Text("\($0.id)") }
        List(items, selection: several) { Text("\($0.id)") }
      }
    }
    list.has("List(_:id:selection:rowContent:)") {
      VStack {
        List(items, id: \.self, selection: one) { Text("\($0.id)") }
        List(items, id: \.self, selection: several) { Text("\($0.id)") }
      }
    }
    list.has("List.init(_: Range<Int>, selection:, rowContent:)") {
      List(0..<2, selection: one) { Text("\($0)") }
    }
    list.has("List.init(_: Binding, rowContent:)") {
      List(.constant(items)) { $item in Text("\(item.id)") }
    }
    list.has("List.init(_: Binding, id:, rowContent:)") {
      List(.constant(items), id: \.self) { $item in Text("\(item.id)") }
    }
    list.has("List.init(_: Binding, selection:, rowContent:)") {
      List(.constant(items), selection: one) { $item in Text("\(item.id)") }
    }
    list.has("Form(content:)") { Form { Text("a") } }
    list.has("View.listRowInsets(_:), listRowSpacing(_:)") {
      List { Text("a").listRowInsets(EdgeInsets()) }.listRowSpacing(1)
    }
    list.has("View.listRowBackground(_:), listRowSeparator(_:edges:)") {
      List { Text("a").listRowBackground(Color.red).listRowSeparator(.hidden, edges: .top) }
    }
    list.has("View.listSectionSpacing(_: CGFloat)") {
      List { Text("a") }.listSectionSpacing(CGFloat(1))
    }
    list.has("View.listSectionSpacing(_: ListSectionSpacing)") {
      List { Text("a") }.listSectionSpacing(ListSectionSpacing.compact)
    }
    list.lacks("Form(_: FormStyleConfiguration)", because: "all forms are laid out alike")
  }
}
