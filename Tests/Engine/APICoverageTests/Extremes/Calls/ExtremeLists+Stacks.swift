import Foundation
import ViewLayout

extension ExtremeLists {
  /// Adds stacks, grids, lazy containers and lists.
  static func addStacks(to calls: inout ExtremeCalls) {
    calls.length("HStack(alignment:spacing:content:)") { number in
      HStack(spacing: number) {
        Text("a b"); Color.red; Spacer(); Text("c")
      }
    }
    calls.length("VStack(alignment:spacing:content:)") { number in
      VStack(spacing: number) {
        Text("a b"); Color.red; Spacer(); Text("c")
      }
    }
    calls.length("HStackLayout(alignment:spacing:)") { number in
      AnyLayout(HStackLayout(spacing: number))() {
        Text("a"); Color.red
      }
    }
    calls.length("VStackLayout(alignment:spacing:)") { number in
      AnyLayout(VStackLayout(spacing: number))() {
        Text("a"); Color.red
      }
    }
    calls.length("PlaceholderView(_:width:height:)") { number in
      PlaceholderView("Map", width: number, height: number)
    }
    calls.length("Spacer(minLength:)") { number in
      HStack {
        Text("a"); Spacer(minLength: number)
      }
    }
    calls.length("View.zIndex(_:)") { number in
      ZStack {
        Text("a").zIndex(number); Text("b").zIndex(-number); Color.red
      }
    }
    calls.lengths("Grid(alignment:horizontalSpacing:verticalSpacing:content:)") { x, y in
      Grid(horizontalSpacing: x, verticalSpacing: y) {
        GridRow {
          Text("a"); Color.red; Text("b")
        }
        Divider()
        GridRow {
          Text("a b").gridCellColumns(2); Text("c")
        }
      }
    }
    calls.lengths("GridLayout(alignment:horizontalSpacing:verticalSpacing:)") { x, y in
      GridLayout(horizontalSpacing: x, verticalSpacing: y)() {
        Text("a"); Color.red
      }
    }
    calls.integer("View.gridCellColumns(_:)") { number in
      Grid {
        GridRow {
          Text("a").gridCellColumns(number); Text("b")
        }
        GridRow {
          Color.red; Color.red.gridCellColumns(number)
        }
      }
    }
    calls.lengths("View.gridCellAnchor(_:)") { x, y in
      Grid {
        GridRow {
          Text("a").gridCellAnchor(UnitPoint(x: x, y: y)); Text("b c")
        }
      }
    }
    calls.length("LazyHStack(alignment:spacing:pinnedViews:content:)") { number in
      ScrollView(.horizontal) {
        LazyHStack(spacing: number) { ForEach(0..<100) { _ in Text("a") } }
      }
    }
    calls.length("LazyVStack(alignment:spacing:pinnedViews:content:)") { number in
      ScrollView { LazyVStack(spacing: number) { ForEach(0..<100) { _ in Text("a") } } }
      ScrollView { LazyVStack { ForEach(0..<100) { _ in Color.red.frame(height: number) } } }
    }
    calls.lengths("GridItem(_:spacing:alignment:)") { x, y in
      let items = [
        GridItem(.fixed(x), spacing: y), GridItem(.flexible(minimum: x, maximum: y)),
        GridItem(.adaptive(minimum: x, maximum: y), spacing: x),
      ]
      ScrollView { LazyVGrid(columns: items) { ForEach(0..<100) { _ in Text("a") } } }
      ForEach(0..<3) { index in
        ScrollView { LazyVGrid(columns: [items[index]]) { ForEach(0..<100) { _ in Text("a") } } }
      }
    }
    calls.length("LazyVGrid(columns:alignment:spacing:pinnedViews:content:)") { number in
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: number) {
          ForEach(0..<100) { _ in Text("a") }
        }
      }
    }
    calls.length("LazyHGrid(rows:alignment:spacing:pinnedViews:content:)") { number in
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(), GridItem(.adaptive(minimum: number))], spacing: number) {
          ForEach(0..<100) { _ in Text("a") }
        }
      }
    }
    calls.length("View.listRowSpacing(_:)") {
      List {
        Text("a"); Text("b")
      }.listRowSpacing($0)
    }
    calls.length("View.listSectionSpacing(_:)") { number in
      List {
        Section("a") { Text("b") }; Section("c") { Text("d") }
      }.listSectionSpacing(number)
      List { Section("a") { Text("b") } }.listSectionSpacing(.custom(number))
    }
    calls.lengths("View.listRowInsets(_:)") { x, y in
      List { Text("a").listRowInsets(EdgeInsets(top: x, leading: y, bottom: y, trailing: x)) }
    }
    calls.length("GlassEffectContainer(spacing:content:)") { number in
      GlassEffectContainer(spacing: number) {
        Text("a"); Text("b")
      }
    }
    // The documented maximum is possible because a lazy container creates visible rows only.
    calls.tries("ForEach(_:content:)", [0, 1, 1 << 31, 1 << 56]) { count in
      ExtremeScene.layOut {
        ScrollView { LazyVStack { ForEach(0..<count) { _ in Text("a") } } }.frame(height: 100)
      }
    }
    calls.tries("List(_:rowContent:)", [0, 1, 1 << 31, 1 << 56]) { count in
      ExtremeScene.layOut { List(0..<count) { _ in Text("a") }.frame(height: 100) }
    }
  }
}
