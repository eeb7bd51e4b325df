internal import SuiteRunning
internal import Conformance
internal import ElementTree
internal import Foundation
internal import ReferenceImages
internal import Reporting
internal import SpecFormat

/// Lays out the views of snapshot tests, and compares them with their reference images.
@MainActor
struct SnapshotTrial {
  let build: PreviewBuild
  let metrics: LayoutMetrics
  let context: ToolContext
  /// The paths of the command line.
  let paths: [String]
  /// The time limit of one layout, in seconds.
  let timeLimit: Double
  /// The folder for the overlays.
  let output: String

  /// A view of a test with its image.
  private struct Screen {
    var preview: PreviewBuild.Preview
    var test: SnapshotTest
    /// The number of the comparison in its test, from 1.
    var number: Int
    var image: SnapshotImage
    /// The id of the scene.
    var id: String
    /// The conditions of the layout as words of a block.
    var conditions: String
  }

  /// The result of all comparisons.
  struct Outcome {
    /// The lines of the report.
    var lines: [String] = []
    /// The number of views that differ from their images.
    var differing = 0
    /// The number of tests and views without a layout.
    var failed = 0
    /// The number of comparisons without an image that can be compared.
    var unmatched = 0
    var isSuccess: Bool { differing == 0 && failed == 0 && unmatched == 0 }
    var confirmed = 0
    var compared = 0
  }
}

extension SnapshotTrial {
  /// The text before a comparison that a test prints.
  private static let mark = "plumb: snapshot: "

  /// Compares all views, and writes the overlays.
  ///
  /// - Returns: The report.
  /// - Throws: An error if scenes cannot be compiled at all, or a file cannot be written.
  func run() throws -> Outcome {
    var outcome = Outcome()
    outcome.lines = build.missingPreviews.map { missing in
      "\(missing.preview.place): error: \(missing.preview.shownName): it does not compile: "
        + missing.reason
    }
    outcome.failed = outcome.lines.count
    let (screens, count) = try screens(&outcome)
    let runs = try runs(
      of: screens.map { Scene($0.id, $0.preview, number: $0.number, conditions: $0.conditions) }
    )
    let locator = ViewLocator(build.files)
    for screen in screens { try compare(screen, runs[screen.id], locator, &outcome) }
    let verb = outcome.differing == 1 ? "differs" : "differ"
    let failed = outcome.failed == 0 ? "" : ", \(outcome.failed) without a layout"
    if count == 0 {
      outcome.lines.append("error: no test reached a comparison")
      outcome.failed += 1
    }
    let compared = "\(count - outcome.unmatched) of \(count) snapshots compared"
    outcome.lines.append(
      "\(compared), \(outcome.differing) \(verb)\(failed): "
        + "\(outcome.confirmed) of \(outcome.compared) edges and baselines confirmed"
    )
    return outcome
  }

  /// Runs all tests for the list of their comparisons.
  ///
  /// - Parameter outcome: The report, to which comparisons without an image are added.
  /// - Returns: The comparisons with an image, and the number of all.
  /// - Throws: An error if scenes cannot be compiled at all.
  private func screens(_ outcome: inout Outcome) throws -> ([Screen], count: Int) {
    let folders = ReferenceFolder.all(near: paths)
    let scenes = build.previews.enumerated().map { index, preview in
      Scene("test-\(index + 1)", preview, number: 0, conditions: "nilxnil")
    }
    let runs = try runs(of: scenes)
    var screens: [Screen] = []
    var count = 0
    for scene in scenes {
      let preview = scene.preview
      let report = runs[scene.id]?.report
      let tests = (report?.printed ?? "").split(whereSeparator: \.isNewline).compactMap { line in
        line.hasPrefix(Self.mark) ? self.test(Data(line.dropFirst(Self.mark.count).utf8)) : nil
      }
      count += tests.count
      outcome.lines += (report?.leftOut ?? []).map { leftOut in
        "\(preview.place): note: the test needs \(leftOut), which was left out"
      }
      if let failure = runs[scene.id].flatMap(failure) {
        outcome.lines.append("\(preview.place): error: \(preview.shownName): \(failure)")
        outcome.failed += 1
      }
      for (index, test) in tests.enumerated() {
        do throws(SnapshotImage.Missing) {
          let image = try SnapshotImage(of: test, of: preview.type, folders: folders)
          let conditions = try Self.conditions(of: test, image)
          screens.append(
            Screen(
              preview: preview,
              test: test,
              number: index + 1,
              image: image,
              id: "snapshot-\(screens.count + 1)",
              conditions: conditions
            )
          )
        } catch {
          outcome.lines.append(Self.start(test, of: preview) + "not compared: \(error.reason)")
          outcome.unmatched += 1
        }
      }
    }
    return (screens, count)
  }

  private static func start(_ test: SnapshotTest, of preview: PreviewBuild.Preview) -> String {
    let title = [preview.type, test.title].compactMap(\.self).joined(separator: ".")
    return "\(test.file):\(test.line): \(title): "
  }

  /// Reads a comparison, with the path of the app's file in place of that of the compiled one;
  /// `nil` for invalid JSON.
  private func test(_ json: Data) -> SnapshotTest? {
    guard var test = try? JSONDecoder().decode(SnapshotTest.self, from: json) else { return nil }
    let file = build.files.first { test.file.hasSuffix("/\($0.compiledName)") }
    test.file = file?.path ?? test.file
    return test
  }

  /// Returns the words of a block for the conditions of a test.
  private static func conditions(
    of test: SnapshotTest,
    _ image: SnapshotImage
  ) throws(SnapshotImage.Missing) -> String {
    let size: ReferenceImage
    do {
      size = try ReferenceImage(png: image.data)
    } catch {
      throw SnapshotImage.Missing(reason: "'\(image.path)': \(error.description)")
    }
    var words: [String] = []
    if let width = test.width, let height = test.height {
      words = ["\(NumberText.text(width))x\(NumberText.text(height))", "window"]
      let scale = (Double(size.width) / width).rounded()
      if (1...3).contains(scale) { words.append("scale=\(NumberText.text(scale))") }
    } else {
      words = ["nilxnil", "scale=3"]
    }
    if let insets = test.safeArea, insets.contains(where: { $0 > 0 }), insets.count == 4 {
      words.append("safe-area=" + insets.map { NumberText.text($0) }.joined(separator: ","))
    }
    if let type = test.dynamicType { words.append("dynamic-type=\(type)") }
    if test.isRightToLeft { words.append("rtl") }
    return words.joined(separator: " ")
  }
}

extension SnapshotTrial {
  /// A scene of a test, for one of its views or for the list of its comparisons.
  private struct Scene {
    var id: String
    var preview: PreviewBuild.Preview
    /// The number of the comparison, from 1; 0 for the list.
    var number: Int
    var conditions: String

    init(_ id: String, _ preview: PreviewBuild.Preview, number: Int, conditions: String) {
      (self.id, self.preview, self.number) = (id, preview, number)
      self.conditions = conditions
    }

    var lines: [String] {
      [
        "## \(id)", "", "```swift id=\(id)", "import \(preview.module)", "import MissingTypes",
        "import SnapshotTesting", "let _ = beginPreview(\"\(preview.function)\")",
        "let _ = beginSnapshot(\(number))", "\(preview.function)()", "```", "",
        "```frames \(conditions) evidence=derived", "```", "",
      ]
    }
  }

  /// Returns the runs of scenes by their ids.
  private func runs(of scenes: [Scene]) throws -> [String: ScenarioRun] {
    guard !scenes.isEmpty else { return [:] }
    let head = ["# Snapshots", "", "<!-- metrics: \(metrics.rawValue) -->", ""]
    let lines = head + scenes.flatMap(\.lines)
    var run = SceneRuns(build: build, context: context)
    run.timeLimit = timeLimit
    return try run.runs(
      of: lines.map { $0 + "\n" }.joined(),
      as: "snapshots",
      sceneCount: scenes.count,
      options: .pictures
    )
  }

  /// Returns the reason why a run has no layout; `nil` if it has one.
  private func failure(_ run: ScenarioRun) -> String? {
    guard run.layouts.isEmpty else { return nil }
    let reason = run.report.results.lazy.map(\.message).first { !$0.isEmpty }
    return reason.map(build.namingFiles(in:)) ?? "it has no layout"
  }

  /// Compares a view with its image, and adds the result to the report.
  private func compare(
    _ screen: Screen,
    _ run: ScenarioRun?,
    _ locator: ViewLocator,
    _ outcome: inout Outcome
  ) throws {
    let start = Self.start(screen.test, of: screen.preview)
    guard let run, failure(run) == nil else {
      outcome.lines.append(start + "error: \(run.flatMap(failure) ?? "it has no layout")")
      outcome.failed += 1
      return
    }
    let overlay: LayoutOverlay
    do {
      let image = try ReferenceImage(png: screen.image.data)
      overlay = try LayoutOverlay(of: run.layouts, over: image, png: screen.image.data)
    } catch {
      outcome.lines.append(start + "not compared: '\(screen.image.path)': \(error)")
      outcome.unmatched += 1
      return
    }
    let path = "\(output)/snapshots/\(screen.id).svg"
    try TextFile(path: path).write(overlay.element.markup.source)
    let misses = overlay.comparison.misses
    outcome.lines.append(start + overlay.comparison.summary)
    if changedAfterImage(screen) {
      outcome.lines.append("  note: the view changed after its image")
    }
    outcome.lines += misses.map { miss in
      let place = place(of: miss, for: screen, locator).map { "\($0.file):\($0.line): " } ?? ""
      return "  \(place)\(miss.sentence)"
    }
    outcome.lines.append("  overlay: \(path)")
    let all = overlay.comparison.lines
    outcome.confirmed += all.count { $0.outcome == .confirmed }
    outcome.compared += all.count { $0.outcome == .confirmed || $0.shift != nil }
    outcome.differing += misses.isEmpty && overlay.comparison.otherHeight == nil ? 0 : 1
  }

  /// Whether the last commit of the types that a test names is later than that of its image.
  ///
  /// It is not if git does not know them.
  private func changedAfterImage(_ screen: Screen) -> Bool {
    let test = build.files.first { $0.path == screen.preview.file }
    let words = (test?.lines ?? []).dropFirst(screen.preview.line - 1).enumerated()
      .prefix { $0.offset == 0 || !$0.element.contains("func ") }
      .flatMap { Self.words(in: $0.element) }
    let types = Set(words.filter { $0.first?.isUppercase == true })
    let files = build.files.filter { file in
      file.path != screen.preview.file
        && file.lines.contains { line in
          let words = Self.words(in: line)
          return zip(words, words.dropFirst()).contains { keyword, name in
            ["struct", "class"].contains(keyword) && types.contains(name)
          }
        }
    }
    let absolute = { (path: String) in URL(fileURLWithPath: path).standardizedFileURL.path }
    let image = absolute(screen.image.path)
    let changes = GitChanges(in: URL(fileURLWithPath: image).deletingLastPathComponent().path)
    guard let made = changes.lastChange(of: [image]),
      let changed = changes.lastChange(of: files.map { absolute($0.path) })
    else { return false }
    return changed > made
  }

  private static func words(in line: String) -> [String] {
    line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }

  /// Returns the line of the view with an edge; `nil` if it is not clear.
  private func place(
    of miss: ImageComparison.Miss,
    for screen: Screen,
    _ locator: ViewLocator
  ) -> SourcePlace? {
    let name = miss.edge.name
    let id = name.hasPrefix("#") ? String(name.dropFirst()) : nil
    let container = name.firstMatch(of: /\ in #(.+)$/).map { String($0.1) }
    let words = name.firstMatch(of: /"(.*)"/).map { String($0.1) }
    let type = String(name.prefix { $0.isLetter || $0.isNumber })
    return locator.place(ofView: type, id: id, words: words, in: screen.preview.file)
      ?? container.flatMap { container in
        locator.place(ofView: "", id: container, words: nil, in: screen.preview.file)
      }
  }
}
