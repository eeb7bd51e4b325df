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

  /// The comparison of a view with its image.
  private struct Screen {
    var preview: PreviewBuild.Preview
    var test: SnapshotTest
    var image: SnapshotImage
    /// The id of the scene.
    var id: String
    /// The conditions of the layout as attributes of a block.
    var conditions: String
    /// A sentence about the conditions; `nil` if the test states them.
    var note: String?
  }
}

extension SnapshotTrial {
  /// Compares all views, and writes the overlays.
  ///
  /// - Returns: The lines of the report, and whether an edge is missed or a view has no layout.
  /// - Throws: An error if scenes cannot be compiled at all, or a file cannot be written.
  func run() throws -> (lines: [String], differs: Bool) {
    var lines: [String] = build.missingPreviews.map { missing in
      "\(missing.preview.place): error: \(missing.preview.shownName): it does not compile: "
        + missing.reason
    }
    let folders = ReferenceFolder.all(near: paths)
    var screens: [Screen] = []
    for preview in build.previews {
      guard let test = preview.snapshot else { continue }
      do {
        let image = try SnapshotImage(of: test, in: preview.file, folders: folders)
        screens.append(try screen(preview, test, image, number: screens.count + 1))
      } catch {
        lines.append("\(preview.place): \(test.title): not compared: \(error.reason)")
      }
    }
    let runs = try layouts(of: screens)
    let locator = ViewLocator(build.files)
    var (confirmed, compared, differing) = (0, 0, 0)
    for screen in screens {
      let start = "\(screen.preview.place): \(screen.test.title): "
      let overlay: LayoutOverlay
      do {
        let run = runs[screen.id]
        guard let run, !run.layouts.isEmpty else {
          let reason = run?.report.results.lazy.map(\.message).first { !$0.isEmpty }
          let cause = reason.map(build.namingFiles(in:)) ?? "it has no layout"
          throw SnapshotImage.Missing(reason: cause)
        }
        let image = try ReferenceImage(png: screen.image.data)
        overlay = try LayoutOverlay(of: run.layouts, over: image, png: screen.image.data)
      } catch let missing as SnapshotImage.Missing {
        lines.append(start + "error: \(missing.reason)")
        differing += 1
        continue
      } catch {
        lines.append(start + "not compared: '\(screen.image.path)': \(error)")
        continue
      }
      let path = "\(output)/snapshots/\(screen.id).svg"
      try TextFile(path: path).write(overlay.element.markup.source)
      let misses = overlay.comparison.misses
      lines.append(start + overlay.comparison.summary)
      lines += [screen.note, age(of: screen)].compactMap { $0.map { "  note: \($0)" } }
      lines += misses.map { miss in
        let place = place(of: miss, for: screen, locator).map { "\($0.file):\($0.line): " } ?? ""
        return "  \(place)\(miss.sentence)"
      }
      if !misses.isEmpty { lines.append("  overlay: \(path)") }
      let all = overlay.comparison.lines
      confirmed += all.count { $0.outcome == .confirmed }
      compared += all.count { $0.outcome == .confirmed || $0.shift != nil }
      differing += misses.isEmpty ? 0 : 1
    }
    lines.append(
      "\(screens.count) of \(build.previewCount) snapshots compared, \(differing) differ: "
        + "\(confirmed) of \(compared) edges and baselines confirmed"
    )
    return (lines, differing > 0 || !build.missingPreviews.isEmpty)
  }

  /// Returns a screen with the conditions of its test.
  private func screen(
    _ preview: PreviewBuild.Preview,
    _ test: SnapshotTest,
    _ image: SnapshotImage,
    number: Int
  ) throws(SnapshotImage.Missing) -> Screen {
    let size: ReferenceImage
    do {
      size = try ReferenceImage(png: image.data)
    } catch {
      throw SnapshotImage.Missing(reason: "'\(image.path)': \(error.description)")
    }
    var words: [String] = []
    var note: String?
    let device = test.device.flatMap { OrientedDevice($0) }
    var width = device?.proposal.width
    switch test.size {
    case .device(let name, _):
      if let device, let height = device.proposal.height, let width {
        words.append("\(NumberText.text(width))x\(NumberText.text(height))")
        words.append("device=\"\(device.name)\"")
      } else {
        note = "the configuration '\(name)' is not known"
      }
    case .fixed(let fixed, let height):
      words.append("\(NumberText.text(fixed))x\(NumberText.text(height))")
      width = fixed
    case .ideal: words.append("nilxnil")
    case .unknown(let code):
      note = "the conditions '\(code)' are not read"
    }
    // Of the scales 3 and 2, that of the simulators of this time is the usual one.
    let scale = width.map { (Double(size.width) / $0).rounded() } ?? 3
    if let known = note {
      let lengths = [size.width, size.height].map { NumberText.text(Double($0) / scale) }
      words.append(lengths.joined(separator: "x"))
      note = known + ": the size of the image is used"
    }
    if (1...3).contains(scale) { words.append("scale=\(NumberText.text(scale))") }
    if let type = test.dynamicType { words.append("dynamic-type=\(type)") }
    if test.isRightToLeft { words.append("rtl") }
    if test.size != .ideal { words.append("window") }
    return Screen(
      preview: preview,
      test: test,
      image: image,
      id: "snapshot-\(number)",
      conditions: words.joined(separator: " "),
      note: note
    )
  }

  /// Returns the runs of the views by their ids.
  private func layouts(of screens: [Screen]) throws -> [String: ScenarioRun] {
    guard !screens.isEmpty else { return [:] }
    let folder = FileManager.default.temporaryDirectory.path + "/plumb-snapshots-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var lines = ["# Snapshots", "", "<!-- metrics: \(metrics.rawValue) -->", ""]
    for screen in screens {
      let function = screen.preview.function
      lines += [
        "## \(screen.id)", "", "```swift id=\(screen.id)", "import \(screen.preview.module)",
        "import MissingTypes", "let _ = beginPreview(\"\(function)\")", "\(function)()", "```", "",
        "```frames \(screen.conditions) evidence=derived", "```", "",
      ]
    }
    try TextFile(path: "\(folder)/snapshots.md").write(lines.map { $0 + "\n" }.joined())
    var suite = SuiteFolder(root: folder, folder: SuiteFolder.wholeRoot)
    suite.modules = build.modules
    let selection = try SpecSelection(
      context: context,
      paths: [folder],
      filter: nil,
      of: suite,
      mistakes: .reported
    )
    var run = SuiteRun(of: suite, context: context, timeLimit: timeLimit)
    run.shared = []
    run.scenesPerModule = screens.count
    run.showsPrinted = false
    let runs = try run.runs(of: selection.scenarios, options: .pictures)
    return Dictionary(
      runs.map { (String($0.report.id.split(separator: "#").last ?? ""), $0) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// Returns a note that a view changed after its image; `nil` if it did not, or git does not know.
  private func age(of screen: Screen) -> String? {
    let types = Set(screen.test.types)
    let files = build.files.filter { file in
      file.path != screen.preview.file && file.lines.contains { line in
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return zip(words, words.dropFirst()).contains { keyword, name in
          ["struct", "class"].contains(keyword) && types.contains(String(name))
        }
      }
    }
    let folder = URL(filePath: screen.image.path).deletingLastPathComponent().path
    let changes = GitChanges(in: folder)
    let paths = files.map { URL(fileURLWithPath: $0.path).standardizedFileURL.path }
    let image = URL(fileURLWithPath: screen.image.path).standardizedFileURL.path
    guard let made = changes.lastChange(of: [image]), let changed = changes.lastChange(of: paths),
      changed > made
    else { return nil }
    return "the view changed after its image"
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
