internal import SuiteRunning
internal import SpecAuthoring
internal import Conformance
internal import Foundation
internal import SpecFormat

/// Offers edits of a place: accept, fill, mark, replace, fix, link, sweep.
enum CodeActionFeature: EditorFeature {
  static let routes = [EditorRoute("textDocument/codeAction", need: .results, actions)]

  /// The list of all sources of actions, to which a new one is added.
  private static let sources: [any CodeActionSource.Type] = [
    AcceptanceActions.self,
    KnownFailureActions.self,
    SuggestionActions.self,
    LintActions.self,
    RuleLinkActions.self,
    ArticleLinkActions.self,
    SweepActions.self,
  ]

  static func announce(in capabilities: inout ServerCapabilities) {
    capabilities.codeActionProvider = .init(
      codeActionKinds: [CodeAction.quickFix, CodeAction.rewrite, CodeAction.fixAll]
    )
  }

  private static func actions(
    _ server: EditorServer,
    _ params: CodeActionParams
  ) throws -> [CodeAction]? {
    let document = try server.document(params.textDocument.uri)
    let request = CodeActionRequest(document: document, range: params.range)
    return sources.flatMap { $0.actions(for: request) }.filter { action in
      params.context.only?.contains { action.kind == $0 || action.kind.hasPrefix("\($0).") } ?? true
    }
  }
}

/// A source of code actions.
@MainActor
protocol CodeActionSource {
  static func actions(for request: CodeActionRequest) -> [CodeAction]
}

/// The place that code actions are requested for.
@MainActor
struct CodeActionRequest {
  let document: EditorDocument
  let range: PlaceRange
}

extension CodeActionRequest {
  var ranges: DocumentRanges { DocumentRanges(buffer: document.buffer) }

  var place: DocumentPlace { DocumentPlace(range.start, in: document) }

  /// The lines of the range, from 1.
  var lines: ClosedRange<Int> { (range.start.line + 1)...max(range.start.line, range.end.line) + 1 }

  /// The results of the blocks that contain a line of the range.
  var results: [(run: ScenarioRun, result: ExpectationResult)] {
    let fences = document.spec.markdown.fences
    return document.runs.flatMap { run in
      run.report.results.compactMap { result in
        let fence = fences.first { $0.line == result.line }
        return fence.map { $0.lines.overlaps(Range(lines)) } == true ? (run, result) : nil
      }
    }
  }

  /// The diagnostics that touch the range.
  var diagnostics: [Diagnostic] {
    DocumentDiagnostics(of: document).all.filter { $0.range.touches(range) }
  }

  /// Returns the edit to a new content of the document.
  func edit(to bytes: [UInt8]) -> WorkspaceEdit {
    edit(document.buffer.edits(to: TextBuffer(String(decoding: bytes, as: UTF8.self))))
  }

  func edit(_ edits: [TextEdit]) -> WorkspaceEdit { WorkspaceEdit(changes: [document.uri: edits]) }
}

/// Accepts results: those of a line, those of a block, and those of an empty block.
private enum AcceptanceActions: CodeActionSource {
  static func actions(for request: CodeActionRequest) -> [CodeAction] {
    request.results.filter(\.result.verdict.failsTheRun).flatMap { run, result in
      let block = AcceptableBlock(
        id: run.scenario.id,
        document: request.document.spec,
        result: result,
        lines: result.accepted ?? []
      )
      let isNew = result.expectedLines.isEmpty
      let lines = isNew ? [] : request.lines.compactMap { action(ofLine: $0, of: block, request) }
      let title = "\(isNew ? "Fill" : "Accept") this `\(result.block)` block"
      let whole = result.accepted == nil ? nil : action(title, accepting: block, request)
      return lines + [whole].compactMap(\.self) + fillByIDs(result, run, isNew: isNew, request)
    }
  }

  /// Returns the action that accepts the result of one line of a block.
  ///
  /// The result is `nil` if that line would not change, and in a table of variants.
  private static func action(
    ofLine line: Int,
    of block: AcceptableBlock,
    _ request: CodeActionRequest
  ) -> CodeAction? {
    guard block.result.block != VariantsFence.name,
      let accepted = block.lines.first(where: { $0.source == line && !$0.isKept }),
      let mismatch = block.result.mismatches.first(where: { $0.line == line })
    else { return nil }
    var single = block
    let written = EditableSpec(block.document.markdown).lines(ofBlockAt: block.result.line)
    single.lines = written.filter { !$0.text.trimmed.isEmpty }.compactMap(\.source).map {
      $0 == line ? accepted : .kept(line: $0)
    }
    return action("Accept `\(mismatch.actual)`", accepting: single, request)
  }

  private static func action(
    _ title: String,
    accepting block: AcceptableBlock,
    _ request: CodeActionRequest
  ) -> CodeAction? {
    guard let bytes = try? RewrittenSpec.content(of: block.document, accepting: [block]) else {
      return nil
    }
    let edit = request.edit(to: bytes)
    guard edit.changes.values.contains(where: { !$0.isEmpty }) else { return nil }
    var action = CodeAction(title)
    action.edit = edit
    action.diagnostics = request.diagnostics
    return action
  }

  private static func fillByIDs(
    _ result: ExpectationResult,
    _ run: ScenarioRun,
    isNew: Bool,
    _ request: CodeActionRequest
  ) -> [CodeAction] {
    guard isNew, result.block == FramesFence.name else { return [] }
    let title = "Fill this `frames` block with the nodes that have an id"
    var action = CodeAction(title)
    action.command = EditorCommand.fillByIDs.command(
      title,
      [
        .text(request.document.uri), .text(run.scenario.id), .number(Double(result.line)),
      ]
    )
    return [action]
  }
}

/// Marks a failing block as a known failure, and removes the mark from a block that passes.
private enum KnownFailureActions: CodeActionSource {
  /// The maximum number of characters of a reason.
  private static let reasonLength = 80

  static func actions(for request: CodeActionRequest) -> [CodeAction] {
    request.results.compactMap { _, result in
      switch result.verdict {
      case .failed, .crashed, .timedOut, .error: mark(result, request)
      case .unexpectedPass: unmark(result, request)
      default: nil
      }
    }
  }

  private static func mark(
    _ result: ExpectationResult,
    _ request: CodeActionRequest
  ) -> CodeAction? {
    let words = request.ranges.words(ofLine: result.line)
    guard ExpectationFences.fence(named: result.block) != nil, !result.expectedLines.isEmpty,
      let end = words.last?.columns.upperBound
    else { return nil }
    let sentence = result.mismatches.first?.sentence ?? result.message
    let plain = sentence.split(whereSeparator: \.isNewline).first.map { String($0) } ?? ""
    let reason = String(
      plain.map { "\"`\\".contains($0) ? "'" : $0 }.prefix(reasonLength)
    )
    let range = request.ranges.columns(end..<end, ofLine: result.line)
    let text = " \(AttributeName.knownFailure.rawValue)=\(QuotedText.text(reason))"
    var action = CodeAction("Mark as a known failure")
    action.edit = request.edit([TextEdit(range: range, newText: text)])
    return action
  }

  private static func unmark(
    _ result: ExpectationResult,
    _ request: CodeActionRequest
  ) -> CodeAction? {
    let words = request.ranges.words(ofLine: result.line)
    let mark = "\(AttributeName.knownFailure.rawValue)="
    guard let index = words.firstIndex(where: { $0.text.hasPrefix(mark) }), index > 0 else {
      return nil
    }
    let columns = words[index - 1].columns.upperBound..<words[index].columns.upperBound
    var action = CodeAction("Remove the mark of the known failure")
    action.isPreferred = true
    action.edit = request.edit([
      TextEdit(range: request.ranges.columns(columns, ofLine: result.line), newText: "")
    ])
    return action
  }
}

/// Replaces a name by the valid one that a message suggests.
private enum SuggestionActions: CodeActionSource {
  static func actions(for request: CodeActionRequest) -> [CodeAction] {
    request.diagnostics.flatMap { diagnostic in
      let notes = (diagnostic.relatedInformation ?? []).filter {
        $0.location.uri == request.document.uri && $0.location.range == diagnostic.range
      }
      return ([diagnostic.message] + notes.map(\.message)).compactMap { message in
        action(for: diagnostic, message, request)
      }
    }
  }

  private static func action(
    for diagnostic: Diagnostic,
    _ message: String,
    _ request: CodeActionRequest
  ) -> CodeAction? {
    guard diagnostic.range.start.line == diagnostic.range.end.line,
      let hint = message.firstMatch(of: /did you mean [`']([^`']+)[`']\?/)
    else { return nil }
    let replacement = String(hint.output.1)
    let buffer = request.document.buffer
    let start = buffer.offset(of: diagnostic.range.start)
    let text = String(
      decoding: buffer.bytes[start..<buffer.offset(of: diagnostic.range.end)],
      as: UTF8.self
    )
    let quoted = diagnostic.message.matches(of: /[`']([^`']+)[`']/).map { String($0.output.1) }
    let found = quoted.lazy.filter { $0 != replacement }.compactMap { text.range(of: $0) }.first
    let isName = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard let range = found ?? (isName ? text.startIndex..<text.endIndex : nil) else { return nil }
    let before = text[..<range.lowerBound].utf16.count + diagnostic.range.start.character
    let place = PlaceRange(
      line: diagnostic.range.start.line,
      before..<(before + text[range].utf16.count)
    )
    var action = CodeAction("Replace `\(text[range])` by `\(replacement)`")
    action.diagnostics = [diagnostic]
    action.isPreferred = true
    action.edit = request.edit([TextEdit(range: place, newText: replacement)])
    return action
  }
}

/// Fixes findings as `plumb lint --fix` does: those of the block around a place, or all.
private enum LintActions: CodeActionSource {
  static func actions(for request: CodeActionRequest) -> [CodeAction] {
    let document = request.document
    guard !document.findings.isEmpty, let bytes = try? LintChecks.fixedBytes(of: document.spec),
      bytes != document.buffer.bytes
    else { return [] }
    let whole = request.edit(to: bytes)
    var all = CodeAction("Fix all findings that can be fixed", kind: CodeAction.fixAll)
    all.edit = whole
    let fence = document.spec.markdown.fences.first { $0.lines.overlaps(Range(request.lines)) }
    let edits = (whole.changes[document.uri] ?? []).filter { edit in
      fence.map { $0.lines.contains(edit.range.start.line + 1) } ?? false
    }
    guard !edits.isEmpty else { return [all] }
    var single = CodeAction("Align the columns of this block")
    single.edit = request.edit(edits)
    single.diagnostics = request.diagnostics
    return [single, all]
  }
}

/// Adds the blocks that state the results of a sweep.
private enum SweepActions: CodeActionSource {
  static func actions(for request: CodeActionRequest) -> [CodeAction] {
    guard let selected = request.place.scenario, case .scene(let scene) = selected.scenario.body
    else { return [] }
    let isSwept = scene.phases.flatMap(\.expectations).contains { $0.content is VariantsFence }
    guard !isSwept else { return [] }
    let title = "Add `variants` and `checks` blocks for all devices"
    var action = CodeAction(title, kind: CodeAction.rewrite)
    action.command = EditorCommand.addSweep.command(
      title,
      [.text(request.document.uri), .text(selected.scenario.id)]
    )
    return [action]
  }
}
