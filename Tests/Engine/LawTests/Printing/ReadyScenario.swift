import Conformance
import Foundation
import SpecFormat
import ViewLayout

/// A scenario to paste into a spec: a tree that breaks a law, and what should come of it.
struct ReadyScenario {
  /// The name of the law that is broken.
  var law: String
  /// How, in a sentence.
  var difference: String
  var tree: GeneratedView
  /// What the root is proposed.
  var proposal: ProposedViewSize
  /// What should come; empty where no single layout is to blame.
  var expected: [ResolvedNode] = []
  /// What there was before, where a change breaks the law.
  var before: Before?

  struct Before {
    var tree: GeneratedView
    /// What the root was proposed.
    var proposal: ProposedViewSize
    /// What came of it.
    var frames: [ResolvedNode]
  }
}

extension ReadyScenario {
  /// The Markdown.
  var markdown: String {
    let blocks = probeBlocks + (before.map(changeBlocks) ?? [fence("swift", tree.code)])
    let parts =
      ["## `\(law)` is broken by a generated tree", difference] + blocks
      + framesBlock(expected, at: proposal) + lawsBlock
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// A scene that shows one tree and then the other; where their types are the same, as where a
  /// number changed, they are one identity.
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

  /// The frames that should come, where numbers can write them.
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

  /// The declarations that the tree uses, as they stand in their files.
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

/// The source of a probe, read from its file, so that what is printed is what was run.
struct ProbeSource: Sendable {
  static let all = [
    ProbeSource(file: "ProbeGuides", word: ".probe"),
    ProbeSource(file: "ProbeFlow", word: "ProbeFlow"),
    ProbeSource(file: "ProbeStaircase", word: "ProbeStaircase"),
  ]

  let file: String
  /// What stands in code that uses the probe.
  let word: String

  func isUsed(in code: String) -> Bool { code.contains(word) }

  /// The declarations without their imports; a note where the file is gone.
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
