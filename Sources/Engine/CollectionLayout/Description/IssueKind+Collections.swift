public import ViewLayout

/// The kinds of issues that layouts, collection views and their data sources report.
extension IssueKind {
  /// A section provider has no section for items that there are.
  public static let missingSection = IssueKind("missing-section")
  /// A group's first item is longer than the group.
  public static let itemLargerThanGroup = IssueKind("item-larger-than-group")
  /// A layout has no class for a decoration.
  public static let decorationNotRegistered = IssueKind("decoration-not-registered")
  /// Nothing is registered for a supplementary view.
  public static let supplementaryNotRegistered = IssueKind("supplementary-not-registered")
  /// A cell is asked for by what nothing is registered for.
  public static let cellNotRegistered = IssueKind("cell-not-registered")
  /// A data source has no view for an element.
  public static let providerReturnedNothing = IssueKind("provider-returned-nothing")
  /// Updates do not lead from what a collection view showed to what its data source has.
  public static let invalidUpdate = IssueKind("invalid-update")
  /// A data source answers one supplementary kind with a view of another.
  public static let supplementaryKindMismatch = IssueKind("supplementary-kind-mismatch")
  /// A snapshot is applied while another one is.
  public static let applyDuringApply = IssueKind("apply-during-apply")
  /// A length of a collection layout is negative, not a number or infinite.
  public static let invalidDimension = IssueKind("invalid-dimension")
  /// The constraints in a table's cell give it no height.
  public static let cellWithoutHeight = IssueKind("cell-without-height")
  /// An item of a flow layout is longer than a line has room.
  public static let itemLongerThanLine = IssueKind("item-longer-than-line")
  /// A flow layout's delegate answers the same question otherwise.
  public static let inconsistentDelegate = IssueKind("inconsistent-delegate")

  /// Every kind that these report.
  package static let ofCollections: [IssueKind] = [
    .missingSection, .itemLargerThanGroup, .decorationNotRegistered, .supplementaryNotRegistered,
    .cellNotRegistered, .providerReturnedNothing, .invalidUpdate, .supplementaryKindMismatch,
    .applyDuringApply, .invalidDimension, .cellWithoutHeight, .itemLongerThanLine,
    .inconsistentDelegate,
  ]
}

/// The kinds of issues that snapshots report of calls that they refuse.
extension IssueKind {
  /// A call names a section that is not there.
  public static let unknownSection = IssueKind("unknown-section")
  /// A call names an item that is not there.
  public static let unknownItem = IssueKind("unknown-item")
  /// Something is to go beside what is not there.
  public static let unknownDestination = IssueKind("unknown-destination")
  /// Items are to go under a parent that is not there.
  public static let unknownParent = IssueKind("unknown-parent")
  /// Items are appended to a snapshot without sections.
  public static let noSections = IssueKind("no-sections")
  /// A call names a section more than once.
  public static let duplicateSectionsInArgument = IssueKind("duplicate-sections-in-argument")
  /// A call names an item more than once.
  public static let duplicateItemsInArgument = IssueKind("duplicate-items-in-argument")
  /// An item is added to a section snapshot that has it.
  public static let duplicateItems = IssueKind("duplicate-items")
  /// A section is added to a snapshot that has it.
  public static let sectionAlreadyPresent = IssueKind("section-already-present")
  /// Something is to go beside one of what is put there.
  public static let destinationIsInserted = IssueKind("destination-is-inserted")
  /// Something is to be moved beside itself.
  public static let destinationIsSource = IssueKind("destination-is-source")

  /// Every kind of a call that is refused.
  package static let ofRefusals: [IssueKind] = [
    .unknownSection, .unknownItem, .unknownDestination, .unknownParent, .noSections,
    .duplicateSectionsInArgument, .duplicateItemsInArgument, .duplicateItems,
    .sectionAlreadyPresent, .destinationIsInserted, .destinationIsSource,
  ]
}
