/// The changes that modifiers around a collection's rows make to each of them (R-VIEW-3).
struct RowModifier {
  private let modify: (any View) -> any View

  /// A modifier, and what is around it.
  init<Modifier: ViewModifier>(_ modifier: Modifier, inside outer: RowModifier?) {
    modify = { view in
      let modified = Self.modified(view, by: modifier)
      return outer?.modified(modified) ?? modified
    }
  }

  /// A row with everything that is around it.
  func modified(_ view: any View) -> any View { modify(view) }

  private static func modified<Content: View, Modifier: ViewModifier>(
    _ view: Content,
    by modifier: Modifier
  ) -> any View {
    view.modifier(modifier)
  }
}

extension RowModifier: RowModifying {}

extension ViewContext {
  /// The changes that modifiers around rows make to each of them; `nil` for none.
  var rowModifier: RowModifier? {
    get { anyRowModifier as? RowModifier }
    set { anyRowModifier = newValue }
  }
}
