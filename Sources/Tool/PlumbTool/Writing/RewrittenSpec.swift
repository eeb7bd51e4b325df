internal import Conformance
internal import Foundation
internal import Reporting
internal import SpecFormat

/// A spec with accepted blocks in it.
struct RewrittenSpec {
  /// The path as reports print it.
  let file: String
  /// The blocks that are put into it.
  let blocks: [AcceptableBlock]
  /// Where the file is.
  private let specFile: SpecFile
  private let oldDigest: String
  let oldBytes: [UInt8]
  let newBytes: [UInt8]

  /// Puts blocks into the spec that they are of.
  ///
  /// - Parameters:
  ///   - blocks: Blocks of one spec, which was read for the run.
  ///   - document: That spec.
  ///   - root: The package that it is in.
  ///   - origin: Where the values come from.
  /// - Throws: `specChanged` where the file is not what it was, and `blockNotWritten` where a value
  ///   cannot be said in a block.
  init(
    _ blocks: [AcceptableBlock],
    in document: SpecDocument,
    root: String,
    origin: ValueSource = .ownEngine
  ) throws(ToolError) {
    file = document.file
    self.blocks = blocks
    specFile = SpecFile(path: "\(root)/\(document.file)", named: file)
    oldDigest = document.digest
    oldBytes = try specFile.bytes(ofDigest: oldDigest)
    var spec = EditableSpec(document.markdown)
    for block in blocks {
      let text = AcceptedBlock(
        written: spec.lines(ofBlockAt: block.result.line),
        kind: block.result.block
      )
      let (evidence, system) = (origin.evidence, origin.system)
      let lines = text.lines(block.lines)
      if origin.standsBeside(block.result) {
        spec.insertBlock(
          lines.map(\.text),
          evidence: evidence,
          system: system,
          behindBlockAt: block.result.line
        )
      } else {
        spec.replaceLines(ofBlockAt: block.result.line, with: lines)
        spec.setOrigin(evidence, system: system, ofBlockAt: block.result.line)
      }
    }
    do {
      newBytes = try spec.checkedBytes()
    } catch {
      throw .blockNotWritten(document.file, reason: "\(error)")
    }
    try check(against: document)
  }
}

extension RewrittenSpec {
  /// Reads the new text: it must have the same scenarios with the same code, and no mistake.
  private func check(against document: SpecDocument) throws(ToolError) {
    let (new, diagnostics) = SpecParser.parse(bytes: newBytes, file: file, name: document.name)
    guard diagnostics.isEmpty, new.scenarios.map(\.digest) == document.scenarios.map(\.digest),
      new.scenarios.map(\.id) == document.scenarios.map(\.id)
    else { throw .blockNotWritten(file, reason: diagnostics.first?.mistake.message ?? "") }
  }

  /// The spec's old bytes and its new ones.
  var replacement: SpecReplacement {
    SpecReplacement(file: specFile, digest: oldDigest, bytes: newBytes)
  }

  /// The spec as programs are told of it.
  var answer: AcceptanceAnswer.Spec {
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

  /// The changes of the file, as `diff -u` tells them.
  var difference: UnifiedDiff {
    UnifiedDiff(
      file: file,
      old: String(decoding: oldBytes, as: UTF8.self),
      new: String(decoding: newBytes, as: UTF8.self)
    )
  }
}

/// Where accepted values come from, as the blocks that take them say.
struct ValueSource: Equatable {
  var evidence: Evidence
  /// The system whose numbers they are; `nil` where they are no system's.
  var system: SystemVersion?

  /// What this project's own engine did, which is no system's numbers.
  static let ownEngine = ValueSource(evidence: .accepted, system: nil)
}

extension ValueSource {
  /// Whether a block states other systems' recorded numbers, which stay beside those of this one.
  func standsBeside(_ result: ExpectationResult) -> Bool {
    guard let system, result.evidence == .recorded, !result.systems.isEmpty else { return false }
    return !result.systems.contains { $0.covers(system) }
  }
}
