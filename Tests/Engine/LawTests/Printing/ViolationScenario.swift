import Conformance
import Foundation
import LayoutTree
import SpecFormat
import ViewLayout

/// A scenario for a spec with a tree that violates a law, and the expected result.
struct ViolationScenario {
  /// The name of the violated law.
  var law: String
  /// The difference from the expected result, in a sentence.
  var difference: String
  var tree: GeneratedView
  /// The proposal for the root.
  var proposal: ProposedViewSize
  /// The expected frames; empty if the violation is not in a single layout.
  var expected: [ResolvedNode] = []
  /// The layout before the change, for a law about changes.
  var before: Before?

  struct Before {
    var tree: GeneratedView
    /// The proposal for the root before the change.
    var proposal: ProposedViewSize
    /// The frames before the change.
    var frames: [ResolvedNode]
  }
}

extension ViolationScenario {
  /// The scenario as Markdown.
  var markdown: String {
    let blocks = probeBlocks + (before.map(changeBlocks) ?? [fence("swift", tree.code)])
    let parts =
      ["## `\(law)` is broken by a generated tree", difference] + blocks
      + framesBlock(expected, at: proposal) + lawsBlock
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// Returns the code of a scene that shows one tree and then the other.
  ///
  /// Trees of the same type, which differ in a number only, have the same identity.
  private func changeBlocks(_ before: Before) -> [String] {
    let choice =
      ["isChanged", "  ? AnyView("] + Self.argument(tree) + ["  )", "  : AnyView("]
      + Self.argument(before.tree) + ["  )"]
    return [fence("swift setup", ["var isChanged = false"]), fence("swift", choice)]
      + framesBlock(before.frames, at: before.proposal)
      + [fence("swift step", ["isChanged = true"])]
  }

  private static func argument(_ tree: GeneratedView) -> [String] {
    (["Group {"] + GeneratedView.block([tree]) + ["}"]).map { "    " + $0 }
  }

  /// Returns a block of the expected frames if all numbers can be written.
  private func framesBlock(_ frames: [ResolvedNode], at proposal: ProposedViewSize) -> [String] {
    guard !frames.isEmpty, !frames.hasNotANumber else { return [] }
    return [fence("frames \(Self.text(proposal)) evidence=derived", [FrameText.text(frames)])]
  }

  private var lawsBlock: [String] {
    LawName(rawValue: law) == nil ? [] : [fence("laws evidence=derived", [law])]
  }

  private static func text(_ proposal: ProposedViewSize) -> String {
    "\(CodeText.proposal(proposal.width))x\(CodeText.proposal(proposal.height))"
  }

  /// The declarations that the tree uses, as in their source files.
  private var probeBlocks: [String] {
    let code = (tree.code + (before?.tree.code ?? [])).joined(separator: "\n")
    return ProbeSource.all.filter { $0.isUsed(in: code) }.map {
      fence("swift shared", [$0.code])
    }
  }

  private func fence(_ info: String, _ lines: [String]) -> String {
    (["```" + info] + lines + ["```"]).joined(separator: "\n")
  }
}

extension [ResolvedNode] {
  fileprivate var hasNotANumber: Bool {
    contains { node in
      [node.frame.origin.x, node.frame.origin.y, node.frame.size.width, node.frame.size.height]
        .contains(where: \.isNaN) || node.children.hasNotANumber
    }
  }
}

/// The source code of a probe, read from its file, so that the printed code is the executed code.
struct ProbeSource: Sendable {
  static let all = [
    ProbeSource(file: "ProbeGuides", word: ".probe"),
    ProbeSource(file: "ProbeFlow", word: "ProbeFlow"),
    ProbeSource(file: "ProbeStaircase", word: "ProbeStaircase"),
  ]

  let file: String
  /// The word by which code that uses the probe is recognized.
  let word: String

  func isUsed(in code: String) -> Bool { code.contains(word) }

  /// The declarations without their imports, or a note if the file does not exist.
  var code: String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let path = folder.appending(path: "Probes/\(file).swift")
    guard let source = try? String(contentsOf: path, encoding: .utf8) else {
      return "// \(file).swift is not there to be read"
    }
    return source.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.hasPrefix("import ") || $0.isEmpty }
      .joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
