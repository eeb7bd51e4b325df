import Foundation
import PlumbEngine
import ViewLayout

/// A view of a navigation stack that requests bars.
struct GeneratedPage: Equatable, Sendable {
  enum Search: String, Sendable { case automatic, navigationBarDrawer }

  enum Content: String, CaseIterable, Sendable { case color, scrollView, list }

  /// The title; `nil` for none.
  var title: String?
  /// Whether the title has its automatic size, or is inline.
  var isInline: Bool
  /// The titles of the buttons at the ends of the navigation bar, and of those in the toolbar.
  var leading, trailing, bottom: [String]
  var search: Search?
  var hidesBar: Bool
  var content: Content

  init(from generator: inout SeededGenerator) {
    let buttons = { (generator: inout SeededGenerator) -> [String] in
      (0..<generator.pick(0, 0, 1, 2)).map { _ in generator.pick("Edit", "Add", "i") }
    }
    title = generator.happens(0.7) ? generator.pick("Title", "A longer title", "") : nil
    isInline = generator.happens(0.5)
    leading = buttons(&generator)
    trailing = buttons(&generator)
    bottom = buttons(&generator)
    search = generator.pick(nil, nil, .automatic, .navigationBarDrawer)
    hidesBar = generator.happens(0.1)
    content = generator.pick(.color, Content.allCases)
  }

  /// The page without one of its requests.
  var smaller: [GeneratedPage] {
    let changes: [(inout GeneratedPage) -> Void] = [
      { $0.title = nil }, { $0.leading = [] }, { $0.trailing = [] }, { $0.bottom = [] },
      { $0.search = nil }, { $0.hidesBar = false }, { $0.content = .color },
      { $0.isInline = true }, { $0.leading = Array($0.leading.prefix(1)) },
      { $0.trailing = Array($0.trailing.prefix(1)) }, { $0.bottom = Array($0.bottom.prefix(1)) },
    ]
    return changes.compactMap { change in
      var page = self
      change(&page)
      return page == self ? nil : page
    }
  }
}

// MARK: - Views

extension GeneratedPage {
  /// The page as a view, whose content has the identifier "content".
  var view: AnyView {
    var view = AnyView(
      contentView.toolbar {
        items(leading, at: .topBarLeading)
        items(trailing, at: .topBarTrailing)
        items(bottom, at: .bottomBar)
      }
      .navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
    )
    if let title { view = AnyView(view.navigationTitle(title)) }
    if let search {
      let placement: SearchFieldPlacement =
        search == .automatic ? .automatic : .navigationBarDrawer(displayMode: .always)
      view = AnyView(view.searchable(text: .constant(""), placement: placement))
    }
    return hidesBar ? AnyView(view.toolbar(.hidden, for: .navigationBar)) : view
  }

  @ViewBuilder
  private var contentView: some View {
    switch content {
    case .color: Color.red.id("content")
    case .scrollView: ScrollView { Color.red.frame(height: 2000) }.id("content")
    case .list: List { ForEach(0..<40, id: \.self) { Text(verbatim: "Row \($0)") } }.id("content")
    }
  }

  private func items(_ titles: [String], at place: ToolbarItemPlacement) -> some ToolbarContent {
    ToolbarItemGroup(placement: place) {
      ForEach(titles.indices, id: \.self) { Button(titles[$0]) {} }
    }
  }
}

// MARK: - Code

extension GeneratedPage {
  /// The lines of Swift code that create the view.
  var code: [String] {
    let content =
      switch self.content {
      case .color: "Color.red"
      case .scrollView: "ScrollView { Color.red.frame(height: 2000) }"
      case .list: "List { ForEach(0..<40, id: \\.self) { Text(verbatim: \"Row \\($0)\") } }"
      }
    let groups = [
      ("topBarLeading", leading), ("topBarTrailing", trailing), ("bottomBar", bottom),
    ]
    let items = groups.filter { !$0.1.isEmpty }.map { place, titles in
      "    ToolbarItemGroup(placement: .\(place)) { "
        + titles.map { "Button(\"\($0)\") {}" }.joined(separator: "; ") + " }"
    }
    let searchPlacement =
      search == .automatic ? ".automatic" : ".navigationBarDrawer(displayMode: .always)"
    return ["\(content).id(\"content\")"]
      + (items.isEmpty ? [] : ["  .toolbar {"] + items + ["  }"])
      + ["  .navigationBarTitleDisplayMode(.\(isInline ? "inline" : "automatic"))"]
      + (title.map { ["  .navigationTitle(\"\($0)\")"] } ?? [])
      + (search == nil
        ? [] : ["  .searchable(text: .constant(\"\"), placement: \(searchPlacement))"])
      + (hidesBar ? ["  .toolbar(.hidden, for: .navigationBar)"] : [])
  }
}
