import Conformance
import Foundation
import LayoutTree
import ViewLayout
import PlumbEngine

/// R-PAD-1: `padding(0)` around a view of a tree changes no frame of other views.
///
/// The law excludes the cases in which rules require a change. Padding hides the priority of its
/// view (R-PRIO-2), also that of a spacer or an empty stack. It also limits negative lengths to 0
/// (R-PAD-1), which result from negative proposals, and from negative spacing of stacks (R-SP-5),
/// grids (R-GRID-6) and lazy stacks (R-LAZY-4).
struct NeutralPaddingLaw: TreeLaw {
  var name: String { "padding-0-changes-nothing" }

  func breach(of sample: TreeSample) -> ViolationScenario? {
    guard !sample.tree.hasNegativeGap else { return nil }
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
        return ViolationScenario(
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
  /// Whether the view, or a child that a stack reads in its place, may have a priority other
  /// than 0.
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

  /// Whether the view may have no content, so that a stack around it is empty.
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

  fileprivate var hasNegativeGap: Bool {
    gaps.contains { $0 < 0 } || children.contains(where: \.hasNegativeGap)
  }

  /// The spacings that the view is created with.
  private var gaps: [Double] {
    let gaps: [Double?] =
      switch element {
      case .container(let container):
        switch container {
        case .row(_, let gap), .column(_, let gap), .lazyRow(let gap), .lazyColumn(let gap): [gap]
        case .grid(_, let horizontal, let vertical): [horizontal, vertical]
        case .flow(let gap), .staircase(let gap): [gap]
        case .depth, .gridRow, .group, .loop, .condition, .choice, .reader, .halvingReader,
          .fitting, .scroll, .lazyGrid:
          []
        }
      case .modifier(.safeAreaInset(_, _, let gap)): [gap]
      case .modifier, .leaf: []
      }
    return gaps.compactMap { $0 }
  }
}

extension ProposedViewSize {
  fileprivate var isNegative: Bool { (width ?? 0) < 0 || (height ?? 0) < 0 }
}

extension [ResolvedNode] {
  /// The frames without the padding that the law has inserted.
  fileprivate var withoutNeutralPadding: [ResolvedNode] {
    flatMap { node in
      var node = node
      node.children = node.children.withoutNeutralPadding
      return node.identifiers.contains(Modifier.neutralIdentifier) ? node.children : [node]
    }
  }
}
