internal import Conformance
internal import ElementTree
internal import Reporting

/// The page of all types, modifiers and properties that scenarios use.
struct NamesPage {
  private let names: SiteNames

  init(_ names: SiteNames) {
    self.names = names
  }
}

extension NamesPage {
  /// The HTML of the whole page.
  var text: String {
    let frame = PageFrame(
      title: "Names",
      pathToRoot: "",
      breadcrumbs: [.element("span", ["aria-current": "page"], "Names")]
    )
    let (types, members) = (
      names.all.filter { APINames.standard.isType($0) },
      names.all.filter { !APINames.standard.isType($0) }
    )
    return frame.text([
      .element("h1", [:], "Names"),
      .element(
        "p",
        [:],
        "The types, modifiers and properties that scenarios use, with the number of scenarios and of "
          + "those that were recorded."
      ),
      list("Types", types), list("Modifiers, methods and properties", members),
    ])
  }

  private func list(_ title: String, _ names: [String]) -> Markup {
    .element(
      "section",
      ["aria-label": title],
      [
        .element("h2", [:], title),
        .element("ul", ["class": "names"], names.map { item($0) }),
      ]
    )
  }

  private func item(_ name: String) -> Markup {
    let uses = names.uses[name] ?? []
    let recorded = uses.count { $0.standing == .recorded }
    return .element(
      "li",
      [:],
      [
        .element(
          "a",
          ["href": names.path(of: name).map { PagePath.encoded($0) }],
          [.element("code", [:], name)]
        ),
        .element(
          "span",
          ["class": "note"],
          " \(uses.count)" + (recorded == 0 ? "" : " · \(Standing.recorded.icon) \(recorded)")
        ),
      ]
    )
  }
}
