internal import Conformance
internal import ElementTree
internal import SpecFormat

/// Code that is an illustration and is not compiled.
struct SketchIndexPart: IndexPart {
  let id = "sketches"
  let title = "Sketches"

  func markup(of content: SiteContent, _ topics: SiteTopics) -> [Markup] {
    let items = content.report.specs.flatMap { spec in
      spec.clauses.flatMap { clause in
        clause.sketchLines.map { line -> Markup in
          let page = PagePath.encoded(PagePath.page(of: spec.name))
          let link = IndexMarkup.link(clause.title, to: "\(page)#\(clause.slug)")
          return .element("li", [:], [link, .text(" \(spec.file):\(line)")])
        }
      }
    }
    guard !items.isEmpty else { return [] }
    return [.element("ul", [:], items)]
  }
}
