internal import SpecAuthoring
internal import Conformance
internal import Foundation
package import Reporting
package import SpecFormat

/// A spec with accepted blocks.
package struct RewrittenSpec {
  /// The path as reports print it.
  let file: String
  /// The blocks that are written into the spec.
  package let blocks: [AcceptableBlock]
  private let origin: ValueSource
  /// The file on disk.
  private let specFile: SpecFile
  private let oldDigest: String
  let oldBytes: [UInt8]
  let newBytes: [UInt8]

  /// Writes blocks into the text of their spec.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of one spec.
  ///   - document: The spec as it was read for the run.
  ///   - root: The package of the spec.
  ///   - origin: The source of the values.
  /// - Throws: `specChanged` if the file changed, and `blockNotWritten` if a block cannot state a
  ///   value.
  init(
    _ blocks: [AcceptableBlock],
    in document: SpecDocument,
    root: String,
    origin: ValueSource = .ownEngine
  ) throws(ToolError) {
    file = document.file
    self.blocks = blocks
    self.origin = origin
    specFile = SpecFile(path: "\(root)/\(document.file)", named: file)
    oldDigest = document.digest
    oldBytes = try specFile.bytes(ofDigest: oldDigest)
    newBytes = try Self.content(of: document, accepting: blocks, origin: origin)
  }
}

extension RewrittenSpec {
  /// Returns the text of a spec with accepted blocks, without access to its file.
  ///
  /// - Parameters:
  ///   - document: The spec as it was read for the run.
  ///   - blocks: Blocks of the spec.
  ///   - origin: The source of the values.
  /// - Returns: The complete new content.
  /// - Throws: `blockNotWritten` if a block cannot state a value.
  package static func content(
    of document: SpecDocument,
    accepting blocks: [AcceptableBlock],
    origin: ValueSource = .ownEngine
  ) throws(ToolError) -> [UInt8] {
    var spec = EditableSpec(document.markdown)
    for block in blocks {
      let text = AcceptedBlock(
        written: spec.lines(ofBlockAt: block.result.line),
        kind: block.result.block
      )
      let (evidence, system) = (origin.evidence, origin.system)
      let lines = text.lines(block.lines)
      if origin.addsBlock(after: block.result) {
        spec.insertBlock(
          lines.map(\.text),
          evidence: evidence,
          system: system,
          afterBlockAt: block.result.line
        )
      } else {
        spec.replaceLines(ofBlockAt: block.result.line, with: lines)
        spec.setOrigin(evidence, system: system, ofBlockAt: block.result.line)
      }
    }
    let bytes: [UInt8]
    do {
      bytes = try spec.checkedBytes()
    } catch {
      throw .blockNotWritten(document.file, reason: "\(error)")
    }
    try check(bytes, against: document)
    return bytes
  }

  /// Checks that the new text has the same scenarios with the same code, and no new mistake.
  private static func check(
    _ bytes: [UInt8],
    against document: SpecDocument
  ) throws(ToolError) {
    let file = document.file
    let (new, diagnostics) = SpecParser.parse(bytes: bytes, file: file, name: document.name)
    let hasNewMistake =
      !diagnostics.isEmpty
      && diagnostics.count
        > SpecParser.parse(bytes: document.markdown.fileBytes, file: file, name: document.name)
        .diagnostics.count
    guard !hasNewMistake, new.scenarios.map(\.digest) == document.scenarios.map(\.digest),
      new.scenarios.map(\.id) == document.scenarios.map(\.id)
    else { throw .blockNotWritten(file, reason: diagnostics.first?.mistake.message ?? "") }
  }

  /// The replacement of the spec's old bytes by its new ones.
  var replacement: SpecReplacement {
    SpecReplacement(file: specFile, digest: oldDigest, bytes: newBytes)
  }

  /// The spec in the JSON output.
  package var answer: AcceptanceAnswer.Spec {
    AcceptanceAnswer.Spec(
      file: file,
      difference: difference.text(usesColor: false),
      blocks: blocks.map { block in
        AcceptanceAnswer.Block(
          id: block.id,
          line: block.result.line,
          block: block.result.block,
          evidence: block.result.evidenceName,
          expected: block.result.expected,
          actual: block.result.actual
        )
      }
    )
  }

  /// Notes on the blocks with recorded numbers: those of other systems stay, others are replaced.
  package var recordedNotes: [AcceptanceRefusal] {
    blocks.filter { $0.result.evidence == .recorded }.map { block in
      let systems = block.result.systems.map { "\($0)" }.joined(separator: ", ")
      let source = systems.isEmpty ? "" : " on \(systems)"
      let isKept = origin.addsBlock(after: block.result)
      let new = origin.system.map { "those of \($0)" } ?? "those of the engine"
      return AcceptanceRefusal(
        block: block,
        code: isKept ? AcceptanceRefusal.recordedKept : AcceptanceRefusal.recordedReplaced,
        reason: "they were recorded\(source); \(new) "
          + (isKept ? "are in a block after it" : "take their place")
      )
    }
  }

  /// The changes of the file in the format of `diff -u`.
  package var difference: UnifiedDiff {
    UnifiedDiff(
      file: file,
      old: String(decoding: oldBytes, as: UTF8.self),
      new: String(decoding: newBytes, as: UTF8.self)
    )
  }
}

/// The source of accepted values, which is written to the blocks as attributes.
package struct ValueSource: Equatable {
  var evidence: Evidence
  /// The system on which the values were recorded; `nil` for values of an engine.
  package var system: SystemVersion?

  package init(evidence: Evidence, system: SystemVersion? = nil) {
    self.evidence = evidence
    self.system = system
  }

  /// Values of this project's own engine, without a system.
  package static let ownEngine = ValueSource(evidence: .accepted, system: nil)
}

extension ValueSource {
  /// Returns whether a block states recorded numbers of other systems only, and so must not be
  /// replaced.
  func addsBlock(after result: ExpectationResult) -> Bool {
    guard let system, result.evidence == .recorded, !result.systems.isEmpty else { return false }
    return !result.systems.contains { $0.covers(system) }
  }
}
