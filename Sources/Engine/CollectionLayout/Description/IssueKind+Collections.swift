public import ViewLayout

/// The kinds of issues that layouts, collection views and their data sources report.
extension IssueKind {
  /// A section provider returns no section for a section that has items.
  public static let missingSection = IssueKind("missing-section")
  /// A group's first item is longer than the group.
  public static let itemLargerThanGroup = IssueKind("item-larger-than-group")
  /// A layout uses a decoration kind for which no class is registered.
  public static let decorationNotRegistered = IssueKind("decoration-not-registered")
  /// No class is registered for a supplementary view.
  public static let supplementaryNotRegistered = IssueKind("supplementary-not-registered")
  /// A cell is dequeued with an identifier for which no class is registered.
  public static let cellNotRegistered = IssueKind("cell-not-registered")
  /// A data source provides no view for an element of the layout.
  public static let providerReturnedNothing = IssueKind("provider-returned-nothing")
  /// The updates of a batch do not lead from the old item counts to those of the data source.
  public static let invalidUpdate = IssueKind("invalid-update")
  /// A data source returns a supplementary view of another kind than the requested one.
  public static let supplementaryKindMismatch = IssueKind("supplementary-kind-mismatch")
  /// A snapshot is applied while another one is being applied.
  public static let applyDuringApply = IssueKind("apply-during-apply")
  /// A length of a collection layout is negative, infinite or NaN.
  public static let invalidDimension = IssueKind("invalid-dimension")
  /// The constraints of a table cell do not determine its height.
  public static let cellWithoutHeight = IssueKind("cell-without-height")
  /// An item of a flow layout is longer than its line.
  public static let itemLongerThanLine = IssueKind("item-longer-than-line")
  /// A flow layout's delegate returns different values for the same element.
  public static let inconsistentDelegate = IssueKind("inconsistent-delegate")

  /// Every kind of issue of layouts, collection views and data sources.
  package static let ofCollections: [IssueKind] = [
    .missingSection, .itemLargerThanGroup, .decorationNotRegistered, .supplementaryNotRegistered,
    .cellNotRegistered, .providerReturnedNothing, .invalidUpdate, .supplementaryKindMismatch,
    .applyDuringApply, .invalidDimension, .cellWithoutHeight, .itemLongerThanLine,
    .inconsistentDelegate,
  ]
}

/// The kinds of issues for calls that a snapshot refuses.
extension IssueKind {
  /// A call names a section that the snapshot does not contain.
  public static let unknownSection = IssueKind("unknown-section")
  /// A call names an item that the snapshot does not contain.
  public static let unknownItem = IssueKind("unknown-item")
  /// The section or item to insert or move beside is not in the snapshot.
  public static let unknownDestination = IssueKind("unknown-destination")
  /// The parent that items are appended to is not in the snapshot.
  public static let unknownParent = IssueKind("unknown-parent")
  /// Items are appended to a snapshot without sections.
  public static let noSections = IssueKind("no-sections")
  /// A call names a section more than once.
  public static let duplicateSectionsInArgument = IssueKind("duplicate-sections-in-argument")
  /// A call names an item more than once.
  public static let duplicateItemsInArgument = IssueKind("duplicate-items-in-argument")
  /// An item is added to a section snapshot that already contains it.
  public static let duplicateItems = IssueKind("duplicate-items")
  /// A section is added to a snapshot that already contains it.
  public static let sectionAlreadyPresent = IssueKind("section-already-present")
  /// The destination of an insertion is one of the inserted elements.
  public static let destinationIsInserted = IssueKind("destination-is-inserted")
  /// An element is moved before or after itself.
  public static let destinationIsSource = IssueKind("destination-is-source")

  /// Every kind of issue for a refused call of a snapshot.
  package static let ofRefusals: [IssueKind] = [
    .unknownSection, .unknownItem, .unknownDestination, .unknownParent, .noSections,
    .duplicateSectionsInArgument, .duplicateItemsInArgument, .duplicateItems,
    .sectionAlreadyPresent, .destinationIsInserted, .destinationIsSource,
  ]
}
