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
  var expected: [FrameNode] = []
  /// What there was before, where a change breaks the law.
  var before: Before?

  struct Before {
    var tree: GeneratedView
    /// What the root was proposed.
    var proposal: ProposedViewSize
  }
}

extension ReadyScenario {
  /// The Markdown.
  var markdown: String {
    let blocks = probeBlocks + (before.map(changeBlocks) ?? [fence("swift", tree.code)])
    let parts =
      ["## `\(law)` is broken by a generated tree", difference] + blocks + framesBlock + lawsBlock
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func changeBlocks(_ before: Before) -> [String] {
    [
      fence("swift setup", ["var isChanged = false"]),
      fence(
        "swift",
        ["isChanged", "  ? AnyView("] + ["    Group {"]
          + GeneratedView.block([tree]).map { "    " + $0 } + ["    }", "  )", "  : AnyView("]
          + ["    Group {"] + GeneratedView.block([before.tree]).map { "    " + $0 }
          + ["    }", "  )"]
      ),
      fence("frames \(Self.text(before.proposal))", ["..."]),
      fence("swift step", ["isChanged = true"]),
    ]
  }

  /// The frames that should come, where numbers can write them.
  private var framesBlock: [String] {
    guard !expected.isEmpty, !expected.hasNotANumber else { return [] }
    return [fence("frames \(Self.text(proposal)) evidence=derived", [FrameText.text(expected)])]
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

extension [FrameNode] {
  fileprivate var hasNotANumber: Bool {
    contains { node in
      [node.frame.origin.x, node.frame.origin.y, node.frame.size.width, node.frame.size.height]
        .contains(where: \.isNaN) || node.children.hasNotANumber
    }
  }
}
