public import LayoutTree

/// A node of a layout, under the name that adapters use.
///
/// In JSON a tree is a list of nodes in tree order, each with its depth, so that deep trees do not
/// exceed the nesting limit of a JSON parser.
public typealias EngineNode = ResolvedNode

/// An entry of the negotiation, under the name that adapters use.
public typealias EngineQuestion = NegotiationEntry
