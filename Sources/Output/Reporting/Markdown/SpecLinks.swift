internal import Conformance

/// Links from a Markdown report to the specs, as GitHub and GitLab resolve them.
struct SpecLinks {
  /// The way from the report's folder to the package's, with a slash at its end.
  var pathToRoot: String

  func spec(_ spec: SpecReport) -> String {
    MarkdownText.link(spec.title, to: pathToRoot + MarkdownText.path(spec.file))
  }

  func clause(_ clause: ClauseReport, in spec: SpecReport) -> String {
    MarkdownText.link(
      clause.title,
      to: "\(pathToRoot)\(MarkdownText.path(spec.file))#\(clause.slug)"
    )
  }

  /// A link to a line, which a file's plain view has.
  func line(_ line: Int, of file: String, text: String) -> String {
    MarkdownText.link(text, to: "\(pathToRoot)\(MarkdownText.path(file))?plain=1#L\(line)")
  }
}
