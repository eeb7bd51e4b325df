import Conformance
import Foundation
import ViewLayout

/// R-PAD-1: `padding(0)` around a view of a tree changes no frame of others.
///
/// It does where a rule says so: padding hides its view's priority (R-PRIO-2), a spacer's and an
/// empty stack's too, and it makes 0 of a length below 0 (R-PAD-3), which negative proposals and
/// negative spacing lead to.
struct NeutralPaddingLaw: TreeLaw {
  var name: String { "padding-0-changes-nothing" }

  func breach(of sample: TreeSample) -> ReadyScenario? {
    guard !sample.tree.hasNegativeSpacing else { return nil }
    var generator = sample.generator
    let paths = sample.tree.paths.filter { !sample.tree[$0[...]].mayHavePriority }
    guard let path = paths.randomElement(using: &generator) else { return nil }
    let padding = GeneratedView(.modifier(.neutralPadding), [sample.tree[path[...]]])
    let padded = TreeSample(tree: sample.tree.replacing(path, with: padding), seed: sample.seed)
    for proposal in sample.proposals(2) where !proposal.isNegative {
      if let breach = LawBreach(
        proposal: proposal,
        expected: sample.scene.frames(at: proposal),
        actual: padded.scene.frames(at: proposal).withoutNeutralPadding,
        situation: "with the padding"
      ) {
        return ReadyScenario(
          law: name,
          difference: breach.description,
          tree: padded.tree,
          proposal: proposal
        )
      }
    }
    return nil
  }
}

extension GeneratedView {
  /// Whether the view, or one that stands for it in a stack, may have another priority than 0.
  fileprivate var mayHavePriority: Bool {
    switch element {
    case .leaf(let leaf):
      if case .spacer = leaf { return true }
      return false
    case .container(let container):
      switch container {
      case .reader, .halvingReader, .flow, .staircase, .fitting: return false
      default: return children.isEmpty || children.contains { $0.mayHavePriority || $0.mayBeEmpty }
      }
    case .modifier(let modifier):
      switch modifier {
      case .layoutPriority: return true
      case .fixedFrame, .flexibleFrame, .padding, .neutralPadding, .fixedSize, .aspectRatio,
        .position, .safeAreaInset, .safeAreaPadding:
        return false
      default: return children[0].mayHavePriority
      }
    }
  }

  /// Whether there may be nothing to see, so that a stack around it is empty.
  private var mayBeEmpty: Bool {
    switch element {
    case .leaf(let leaf): leaf == .empty
    case .container(let container):
      switch container {
      case .condition, .choice: true
      case .group, .loop: children.allSatisfy(\.mayBeEmpty)
      default: false
      }
    case .modifier: children[0].mayBeEmpty
    }
  }

  fileprivate var hasNegativeSpacing: Bool {
    let spacing: Double? =
      switch element {
      case .container(.row(_, let spacing)), .container(.column(_, let spacing)): spacing
      case .container(.flow(let spacing)), .container(.staircase(let spacing)): spacing
      case .modifier(.safeAreaInset(_, _, let spacing)): spacing
      default: nil
      }
    return (spacing ?? 0) < 0 || children.contains(where: \.hasNegativeSpacing)
  }
}

extension ProposedViewSize {
  fileprivate var isNegative: Bool { (width ?? 0) < 0 || (height ?? 0) < 0 }
}

extension [ResolvedNode] {
  /// The frames without the padding that the law put there.
  fileprivate var withoutNeutralPadding: [ResolvedNode] {
    flatMap { node in
      var node = node
      node.children = node.children.withoutNeutralPadding
      return node.identifiers.contains(Modifier.neutralIdentifier) ? node.children : [node]
    }
  }
}
