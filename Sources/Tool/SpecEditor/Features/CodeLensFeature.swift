internal import SuiteRunning
internal import Conformance
internal import SpecFormat

/// Shows the verdict and the duration of each scenario above its scene, with its commands.
enum CodeLensFeature: EditorFeature {
  static let routes = [EditorRoute("textDocument/codeLens", need: .results, lenses)]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.codeLensProvider = .init()
  }

  private static func lenses(_ server: EditorServer, _ params: DocumentParams) throws -> [CodeLens]?
  {
    let document = try server.document(params.textDocument.uri)
    let ranges = DocumentRanges(buffer: document.buffer)
    let uri = JSONValue.text(document.uri)
    let scenarios = document.spec.scenarios
    guard !scenarios.isEmpty else { return [] }
    let page = CodeLens(
      range: ranges.line(1),
      command: EditorCommand.openPage.command("open page", [uri])
    )
    return [page]
      + scenarios.flatMap { scenario -> [CodeLens] in
        let range = ranges.line(scenario.line)
        let arguments = [uri, .text(scenario.id)]
        let title = document.run(of: scenario.id).map { Self.title(of: $0.report) } ?? "not run"
        let run = CodeLens(range: range, command: EditorCommand.run.command(title, arguments))
        guard scenario.isScene else { return [run] }
        let picture = EditorCommand.showPicture.command("open picture", arguments)
        return [run, CodeLens(range: range, command: picture)]
      }
  }

  /// Returns the verdict with the duration, such as `passed in 12 ms`.
  private static func title(of report: ScenarioReport) -> String {
    let milliseconds = report.duration.map { Int(($0 * 1000).rounded(.up)) }
    return report.verdict.rawValue + (milliseconds.map { " in \($0) ms" } ?? "")
  }
}

/// Shows the actual numbers after those that differ.
enum InlayHintFeature: EditorFeature {
  static let routes = [EditorRoute("textDocument/inlayHint", need: .results, hints)]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.inlayHintProvider = true
  }

  private static func hints(_ server: EditorServer, _ params: RangeParams) throws -> [InlayHint]? {
    let document = try server.document(params.textDocument.uri)
    let ranges = DocumentRanges(buffer: document.buffer)
    return document.runs.flatMap(\.report.results).flatMap { result in
      result.mismatches.flatMap { hints(at: $0, of: result, ranges) }
    }.filter { params.range.touches($0.position) }
  }

  private static func hints(
    at mismatch: Mismatch,
    of result: ExpectationResult,
    _ ranges: DocumentRanges
  ) -> [InlayHint] {
    guard mismatch.line != result.line else { return [] }
    let words = ranges.words(ofLine: mismatch.line)
    let frame = DocumentRanges.frame(in: words)
    if case .frame(let actual) = mismatch.actualValue, actual.numbers.count == frame.count {
      let differing = ranges.numbers(of: mismatch, in: words)
      return zip(frame, actual.numbers).filter { differing.contains($0.0) }.map { word, number in
        let range = ranges.columns(word.columns, ofLine: mismatch.line)
        return InlayHint(at: range.end, "→ \(NumberText.text(number))", tooltip: mismatch.sentence)
      }
    }
    let range = ranges.range(of: mismatch, in: result.block, fence: result.line)
    return [InlayHint(at: range.end, "→ \(mismatch.actual)", tooltip: mismatch.sentence)]
  }
}
