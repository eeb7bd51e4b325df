internal import SuiteRunning
internal import SceneBuilding
internal import Conformance
internal import Foundation
internal import SpecFormat

/// The result of laying out one preview.
struct PreviewLayout: Codable {
  /// The checks under all conditions; `nil` if the preview has no layout.
  var sweep: ConditionSweep?
  /// The pictures; `nil` if there are none.
  var strip: ConditionStrip?
  /// The reason why there is no layout; `nil` if there is one.
  var failure: String?
  /// The parts that the preview needed and that were left out, with their places: `Store.load()
  /// (Store.swift:12)`.
  var leftOut: [String]
  /// Whether the preview was stopped at a limit of time, which another run may not reach.
  var isTimedOut = false
}

extension PreviewLayout {
  init(_ run: ScenarioRun) {
    (sweep, strip, failure) = (run.conditionSweep, run.strip, run.sweepFailure)
    isTimedOut = run.isTimedOut
    leftOut = run.report.leftOut
  }
}

extension ScenarioReport {
  /// The text before what a preview prints about code that was left out.
  private static let mark = "plumb: left out: "

  /// The parts of an app that the scenario needed while it ran and that were left out, with their
  /// places.
  var leftOut: [String] {
    var known: Set<String> = []
    return printed.split(whereSeparator: \.isNewline)
      .filter { $0.hasPrefix(Self.mark) }.map { String($0.dropFirst(Self.mark.count)) }
      .filter { known.insert($0).inserted }
  }
}

/// Layouts of an earlier run, valid until code or resources change that their previews use.
struct CachedLayouts {
  /// A layout with a key of its inputs.
  private struct Entry: Codable {
    var key: String
    var layout: PreviewLayout
  }

  /// The absolute path of the folder with a file for each preview.
  let folder: String
  /// The inputs of layouts besides the app's code.
  let conditions: [String]
}

extension CachedLayouts {
  /// Returns the layouts that are still valid, by the functions of their previews.
  func layouts(of previews: [PreviewBuild.Preview]) -> [String: PreviewLayout] {
    previews.reduce(into: [:]) { layouts, preview in
      guard let data = FileManager.default.contents(atPath: path(of: preview)),
        let entry = try? Self.decoder.decode(Entry.self, from: data),
        entry.key == key(of: preview)
      else { return }
      layouts[preview.function] = entry.layout
    }
  }

  /// Keeps the layouts of previews that did not reach a limit of time.
  ///
  /// A folder that cannot be written has no effect on this run.
  func write(_ layouts: [String: PreviewLayout], of previews: [PreviewBuild.Preview]) {
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for preview in previews {
      guard let layout = layouts[preview.function], !layout.isTimedOut else { continue }
      let data = try? Self.encoder.encode(Entry(key: key(of: preview), layout: layout))
      try? data?.write(to: URL(fileURLWithPath: path(of: preview)), options: .atomic)
    }
  }

  // Frames may be infinite.
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }

  /// Returns the paths and stamps of the files in a folder that are no code and not hidden.
  static func state(ofFolder folder: String) -> String {
    guard
      let files = FileManager.default.enumerator(
        at: URL(fileURLWithPath: folder),
        includingPropertiesForKeys: nil,
        options: .skipsHiddenFiles
      )
    else { return "" }
    return files.compactMap { ($0 as? URL)?.path }.filter { !$0.hasSuffix(".swift") }.sorted()
      .map { "\($0) \(FileStamp(of: $0))" }.joined(separator: "\n")
  }

  private func path(of preview: PreviewBuild.Preview) -> String {
    "\(folder)/\(preview.function).json"
  }

  private func key(of preview: PreviewBuild.Preview) -> String {
    let all = ([preview.digest] + conditions).joined(separator: "\n")
    return FileDigest.fastDigest(of: Data(all.utf8))
  }
}
