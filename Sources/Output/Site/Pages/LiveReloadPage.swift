internal import Conformance
internal import ElementTree
internal import Pictures
internal import Reporting
internal import SpecFormat

/// The page of `plumb watch`: a constant frame, and the content of one spec that is replaced on
/// changes.
///
/// It can be opened from a disk: the frame's script polls a file with the revision number, and
/// loads the content when the number changes.
package struct LiveReloadPage {
  /// The file name of the frame, which the user opens.
  package static let address = "index.html"

  /// The content in the form that the script reads.
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
  ///   - content: The spec with its results; empty for a spec that has never been readable.
  ///   - status: The state of the spec.
  ///   - memory: The cache of this page, shared by all of its revisions.
  package init(_ content: SiteContent, status: LiveReloadStatus, memory: SectionCache) {
    self.content = content
    self.status = status
    self.memory = memory
  }
}

extension LiveReloadPage {
  /// The files that do not change.
  package static var frame: [SiteFile] {
    let frame = PageFrame(
      title: "Plumb",
      pathToRoot: "",
      breadcrumbs: [],
      scripts: ["site.js", "poll.js", "watch.js"],
      shell: .alone
    )
    let content: [Markup] = [
      .element("section", ["id": "status", "aria-label": "State", "aria-live": "polite"]),
      .element("div", ["id": "spec"]),
    ]
    return [
      SiteFile(path: "site.css", text: SiteStyle.sheet),
      SiteFile(path: "site.js", text: SiteScript.source),
      SiteFile(path: "poll.js", text: LiveReloadScript.poll),
      SiteFile(path: "watch.js", text: LiveReloadScript.source),
      SiteFile(path: address, text: frame.text(content)),
    ] + RulePages.jobs(topics: SiteTopics(), links: nil).flatMap { $0() }
  }

  /// Returns the files of a revision in the order in which they must be written.
  ///
  /// - Parameter revision: A number that differs from the previous one.
  /// - Returns: The content, and then the file with the revision number.
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

  /// Returns the file with the number of the newest revision; a negative number means that no more
  /// will follow.
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

/// A cache of expectation sections; a section is rendered again only after another run of its
/// scenario.
package final class SectionCache {
  private struct Section {
    var stamp: Int
    var markup: Markup
  }

  /// The run numbers of scenarios, by id; each run has a new number.
  package var stamps: [String: Int] = [:]
  private var sections: [String: Section] = [:]

  package init() {}
}

extension SectionCache {
  /// Returns a cached section, or renders it if its scenario has run again.
  ///
  /// - Parameters:
  ///   - id: The scenario.
  ///   - index: The index of the expectation in its scenario.
  ///   - make: Renders the section.
  /// - Returns: The section for the page.
  func section(of id: String, index: Int, _ make: () -> Markup) -> Markup {
    guard let stamp = stamps[id] else { return make() }
    let key = "\(id)/\(index)"
    if let known = sections[key], known.stamp == stamp { return known.markup }
    let markup = Markup.written(make().source)
    sections[key] = Section(stamp: stamp, markup: markup)
    return markup
  }
}

/// The pages of a site while it is served, which reload themselves when the site is written again.
package enum ReloadingPage {
  /// Returns the files that are served in addition to those of the site.
  ///
  /// - Parameter revision: A number that differs from the previous one.
  /// - Returns: The file with the revision number, and the script that polls it.
  package static func files(revision: Int) -> [SiteFile] {
    [
      LiveReloadPage.revision(revision),
      SiteFile(path: "poll.js", text: LiveReloadScript.poll),
    ]
  }

  /// Returns a page with the script that reloads it.
  ///
  /// - Parameters:
  ///   - page: The UTF-8 bytes of the page.
  ///   - revision: The revision that the page belongs to.
  /// - Returns: The page, with the script at its end.
  package static func page(_ page: [UInt8], revision: Int) -> [UInt8] {
    page + Array("<script src=\"/poll.js\" data-revision=\"\(revision)\"></script>\n".utf8)
  }
}
