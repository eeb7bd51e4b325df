// Adapters and scenes that import `EngineKit` see the values that its messages consist of.
@_exported public import LayoutValues

/// The proposal to a root, by the name that adapters have for it.
public typealias EngineProposal = LayoutProposal
/// The environment of a layout, by the name that adapters have for it.
public typealias EngineEnvironment = LayoutEnvironment
/// The frame of a node, by the name that adapters have for it.
public typealias EngineFrame = LayoutFrame
/// An issue that an engine reports, by the name that adapters have for it.
public typealias EngineIssue = LayoutIssue
/// A section of a data source, by the name that adapters have for it.
public typealias EngineSection = SnapshotSection
