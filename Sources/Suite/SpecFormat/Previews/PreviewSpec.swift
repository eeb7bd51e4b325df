/// A spec with the previews of an app's files, and the places in the files that its lines come
/// from.
package struct PreviewSpec: Sendable {
  /// A place in a file of the app.
  package struct Place: Sendable, Hashable {
    /// The path of the file as given.
    package var file: String
    /// The line, from 1.
    package var line: Int

    package init(file: String, line: Int) { (self.file, self.line) = (file, line) }
  }

  /// A scene of the spec.
  package struct Scene: Sendable {
    /// The id of the scene in the spec, without the name of the spec.
    package var id: String
    /// The name of the preview.
    package var name: String
    package var place: Place
  }

  /// The Markdown of the spec.
  package var text: String { markdown.map { $0 + "\n" }.joined() }
  package private(set) var scenes: [Scene] = []

  private var markdown: [String] = []
  private var places: [Int: Place] = [:]
  private static let fence = "````````"

  /// Writes a spec with the files as shared code, and a scene for each preview.
  ///
  /// - Parameters:
  ///   - title: The title of the spec.
  ///   - files: The files, whose previews are the scenes.
  ///   - metrics: The name of the metrics that all scenes are measured with.
  ///   - checks: The lines of the `checks` block of each scene.
  package init(
    title: String,
    files: [PreviewFile],
    metrics: LayoutMetrics,
    checks: [String]
  ) {
    markdown = ["# \(title)", "", "<!-- metrics: \(metrics.rawValue) -->", ""]
    for file in files { append(file.lines, of: file.path, from: 1, as: "swift shared") }
    for file in files {
      let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
      for (number, preview) in file.previews.enumerated() {
        let id = Self.id(of: name, number: file.previews.count > 1 ? number + 1 : nil)
        scenes.append(
          Scene(
            id: id,
            name: preview.name,
            place: Place(file: file.path, line: preview.line)
          )
        )
        markdown += ["## \(name): \(preview.name)", ""]
        append(preview.code, of: file.path, from: preview.line, as: "swift id=\(id)")
        markdown += ["```checks 393x852"] + checks + ["```", ""]
      }
    }
  }

  private mutating func append(_ lines: [String], of file: String, from line: Int, as info: String)
  {
    markdown.append(Self.fence + info)
    for (offset, text) in lines.enumerated() {
      markdown.append(text)
      places[markdown.count] = Place(file: file, line: line + offset)
    }
    markdown += [Self.fence, ""]
  }

  private static func id(of name: String, number: Int?) -> String {
    let letters = name.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "-" }
    return String(letters) + (number.map { "-\($0)" } ?? "")
  }

  /// Returns the place in a file that a line of the spec comes from, or the nearest line above it
  /// that comes from a file; `nil` if there is none.
  ///
  /// The compiler finds an unbalanced brace of a file after the end of its code.
  package func place(ofLine line: Int) -> Place? {
    (0...max(line, 0)).reversed().lazy.compactMap { places[$0] }.first
  }
}
