/// The kinds of issues that the engine reports, by the names that specs use.
public enum IssueKind: String, Sendable, CaseIterable {
  /// A frame's dimension is negative, not a number or infinite where it must not be.
  case invalidFrameDimension = "invalid-frame-dimension"
  /// A flexible frame's minimum, ideal and maximum do not ascend.
  case contradictoryFrameConstraints = "contradictory-frame-constraints"
  /// A preference's action changed what the preference is made of, again and again.
  case preferenceUpdatedRepeatedly = "preference-updated-repeatedly"
  /// An action of `onChange` or `onGeometryChange` changed what it watches, again and again.
  case changeUpdatedRepeatedly = "change-updated-repeatedly"
  /// Two elements of one `ForEach` have the same identity.
  case duplicateIdentity = "duplicate-identity"
  /// A layout placed a subview outside `placeSubviews`.
  case placedOutsidePlaceSubviews = "placed-outside-placeSubviews"
  /// A position, an offset or an inset is not a number.
  case positionNotANumber = "position-not-a-number"
  /// A layout answers a size that is not a number.
  case sizeNotANumber = "size-not-a-number"
  /// A layout priority is not a number.
  case priorityNotANumber = "priority-not-a-number"
  /// A grid's cell is to take fewer than one column, or more than a grid has.
  case invalidColumnCount = "invalid-column-count"
  /// The view tree is deeper than the engine lays out.
  case treeTooDeep = "tree-too-deep"
  /// A section provider has no section for items that there are.
  case missingSection = "missing-section"
  /// A group's first item is longer than the group.
  case itemLargerThanGroup = "item-larger-than-group"
  /// A layout has no class for a decoration.
  case decorationNotRegistered = "decoration-not-registered"
  /// Nothing is registered for a supplementary view.
  case supplementaryNotRegistered = "supplementary-not-registered"
  /// A cell is asked for by what nothing is registered for.
  case cellNotRegistered = "cell-not-registered"
  /// A data source has no view for an element.
  case providerReturnedNothing = "provider-returned-nothing"
  /// Updates do not lead from what a collection view showed to what its data source has.
  case invalidUpdate = "invalid-update"
  /// A data source answers one supplementary kind with a view of another.
  case supplementaryKindMismatch = "supplementary-kind-mismatch"
  /// A snapshot is applied while another one is.
  case applyDuringApply = "apply-during-apply"
  /// A length of a collection layout is negative, not a number or infinite.
  case invalidDimension = "invalid-dimension"
  /// A call names a section that is not there.
  case unknownSection = "unknown-section"
  /// A call names an item that is not there.
  case unknownItem = "unknown-item"
  /// Something is to go beside what is not there.
  case unknownDestination = "unknown-destination"
  /// Items are to go under a parent that is not there.
  case unknownParent = "unknown-parent"
  /// Items are appended to a snapshot without sections.
  case noSections = "no-sections"
  /// A call names a section more than once.
  case duplicateSectionsInArgument = "duplicate-sections-in-argument"
  /// A call names an item more than once.
  case duplicateItemsInArgument = "duplicate-items-in-argument"
  /// An item is added to a section snapshot that has it.
  case duplicateItems = "duplicate-items"
  /// A section is added to a snapshot that has it.
  case sectionAlreadyPresent = "section-already-present"
  /// Something is to go beside one of what is put there.
  case destinationIsInserted = "destination-is-inserted"
  /// Something is to be moved beside itself.
  case destinationIsSource = "destination-is-source"
}
