internal import Conformance
internal import ElementTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// The page of `plumb watch`: a frame that stays, and the content of one spec, which is replaced.
///
/// It opens from a disk: the script of the frame polls a file with the number of the revision, and
/// loads the content when the number has changed.
package struct LiveReloadPage {
  /// The frame's own file, which is the one to open.
  package static let address = "index.html"

  /// The content as the script takes it.
  private struct Content: Encodable {
    var revision: Int
    var file: String
    var title: String
    var isStale: Bool
    var status: String
    var article: String
  }

  private let content: SiteContent
  private let status: LiveReloadStatus
  private let memory: SectionCache

  /// - Parameters:
  ///   - content: The spec alone, with what came of it; empty for one that could never be read.
  ///   - status: Its state.
  ///   - memory: The page's own, from one content to the next.
  package init(_ content: SiteContent, status: LiveReloadStatus, memory: SectionCache) {
    self.content = content
    self.status = status
    self.memory = memory
  }
}

extension LiveReloadPage {
  /// The files that stay as they are.
  package static var frame: [SiteFile] {
    let frame = PageFrame(
      title: "Plumb",
      pathToRoot: "",
      breadcrumbs: [],
      scripts: ["site.js", "watch.js"],
      hasSearch: false
    )
    let content: [Markup] = [
      .element("section", ["id": "status", "aria-label": "State", "aria-live": "polite"]),
      .element("div", ["id": "spec"]),
    ]
    return [
      SiteFile(path: "site.css", text: SiteStyle.sheet),
      SiteFile(path: "site.js", text: SiteScript.source),
      SiteFile(path: "watch.js", text: LiveReloadScript.source),
      SiteFile(path: address, text: frame.text(content)),
    ] + RulePages.files(topics: SiteTopics(), links: nil)
  }

  /// The files that are written for each revision, in the order in which they have to be written.
  ///
  /// - Parameter revision: A number that is another one than before.
  /// - Returns: The content, and the file that says that it is there.
  package func files(revision: Int) -> [SiteFile] {
    let report = content.report.specs.first
    let status = LiveReloadStatusMarkup(status: status, report: report, links: content.sourceLinks)
    let value = Content(
      revision: revision,
      file: self.status.file,
      title: content.documents.first?.title ?? self.status.file,
      isStale: !self.status.mistakes.isEmpty,
      status: status.markup.source,
      article: article
    )
    return [
      SiteFile(path: "page.js", text: "plumbPage(\(JSONText.line(of: value)));\n"),
      Self.revision(revision),
    ]
  }

  /// The file that says which content is the newest; a number below zero says that there will be
  /// none any more.
  package static func revision(_ number: Int) -> SiteFile {
    SiteFile(path: "revision.js", text: "plumbRevision(\(number));\n")
  }

  private var article: String {
    guard let document = content.documents.first, let report = content.report.specs.first else {
      return ""
    }
    let page = SpecPage(
      document: document,
      report: report,
      runs: content.runs,
      content: content,
      folder: document.folder,
      files: [],
      path: Self.address,
      memory: memory
    )
    return page.article(topics: SiteTopics()).source
  }
}

/// A cache of the sections of expectations: a section is written again only after another run.
package final class SectionCache {
  private struct Section {
    var stamp: Int
    var markup: Markup
  }

  /// Numbers of the runs of scenarios, by their ids: another run has another number.
  package var stamps: [String: Int] = [:]
  private var sections: [String: Section] = [:]

  package init() {}
}

extension SectionCache {
  /// A section as it was written before, or written now where its scenario has another run.
  ///
  /// - Parameters:
  ///   - id: The scenario.
  ///   - index: The place of the expectation among those of its scenario.
  ///   - make: Makes the section.
  /// - Returns: The section as a page has it.
  func section(of id: String, index: Int, _ make: () -> Markup) -> Markup {
    guard let stamp = stamps[id] else { return make() }
    let key = "\(id)/\(index)"
    if let known = sections[key], known.stamp == stamp { return known.markup }
    let markup = Markup.written(make().source)
    sections[key] = Section(stamp: stamp, markup: markup)
    return markup
  }
}
