// Files that import `SpecFormat` see the values that its blocks consist of.
@_exported public import LayoutValues

// The former names of shared values; files that have them are renamed together.

package typealias ProposalLiteral = LayoutProposal
package typealias EnvironmentAttributes = LayoutEnvironment
package typealias ObservedIssue = LayoutIssue
package typealias ScriptState = SnapshotContent
package typealias TreeItem = SnapshotItem
