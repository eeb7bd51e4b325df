internal import EngineKit
internal import SpecFormat

extension FramesFence {
  /// The columns of an answer that it is held against.
  var columns: [EngineCapability] {
    form == .collection ? [isVisibleOnly ? .sight : .elements] : [.nodes, .lines]
  }
}

extension LayoutAnswer {
  /// Takes over what another answer has.
  mutating func merge(_ other: LayoutAnswer) {
    kind = other.kind ?? kind
    nodes = other.nodes ?? nodes
    elements = other.elements ?? elements
    originInWindow = other.originInWindow ?? originInWindow
    negotiation = other.negotiation ?? negotiation
    counts = other.counts ?? counts
    preferences = other.preferences ?? preferences
    sections = other.sections ?? sections
    updates = other.updates ?? updates
    cells = other.cells ?? cells
  }
}
