/// A mistake in a spec.
package enum SpecMistake: Sendable, Hashable {
  // MARK: The file

  /// The file is there and cannot be opened.
  case fileUnreadable
  /// The file is Markdown by another name than `.md`.
  case fileMisnamed
  /// The file's name, or that of a folder around it, has a control character.
  case fileNameUnprintable
  /// The file cannot be read as Markdown.
  case notMarkdown(MarkdownError.Cause)
  /// The folder of specs is not there, or is none.
  case folderUnreadable

  // MARK: Fences

  /// A fence has a name that is near to one of ours.
  case fenceMisspelled(String, nearest: String)
  /// A fence runs to the end of its container, or over lines that look like other fences.
  case fenceUnclosed(String, swallowed: [Int])
  /// Something looks like a fence of ours and is none to Markdown.
  case fenceLost(String, cause: LostFenceCause)

  // MARK: Info strings

  /// The word after `swift` is no role.
  case roleUnknown(String, nearest: String?)
  /// A positional word has no meaning on a fence of that name.
  case wordUnexpected(String, fence: String)
  /// No fence has an attribute of that name.
  case attributeUnknown(String, nearest: String?)
  /// An attribute has no meaning on a fence of that name.
  case attributeMisplaced(String, fence: String)
  /// An attribute is given more than once.
  case attributeRepeated(String)
  /// An attribute that needs a value has none.
  case attributeValueMissing(String)
  /// A flag has a value.
  case attributeValueUnexpected(String)
  /// An attribute's value is not of those that it takes.
  case attributeValueInvalid(String, value: String, expected: String, nearest: String?)
  /// No device has that name.
  case deviceUnknown(String, nearest: String?)
  /// A word that was meant as a proposal is none.
  case proposalInvalid(String)
  /// Nothing says which section a block of that kind speaks of.
  case sectionMissing(String)
  /// Nothing says how large the collection view is by a block of that kind.
  case sizeMissing(String)
  /// Nothing says what the root is proposed by the first block of that kind.
  case proposalMissing(String)

  // MARK: The order of blocks

  /// Nothing in the spec is a scenario.
  case scenarioMissing
  /// A step or an expectation belongs to no scene.
  case sceneMissing(fence: String)
  /// A setup belongs to no scene.
  case setupUnused
  /// A scene has nothing to check, or lets everything pass.
  case expectationMissing
  /// An id is another scenario's, at the place `first`.
  case identifierRepeated(String, first: String)
  /// A file has a second `#` heading.
  case titleRepeated(firstLine: Int)

  // MARK: The content of blocks

  /// A block of Swift does not parse by itself.
  case codeUnbalanced(SwiftImbalance)
  /// A line is not of the form that its block asks for.
  case lineInvalid(LineForm)
  /// A collection view has no elements of that name.
  case elementUnknown(String, nearest: String?)
  /// A second line speaks of an element.
  case elementRepeated(firstLine: Int)
  /// The place of a cell or a supplementary view is none.
  case placeInvalid(String)
  /// The place of a decoration is no section.
  case sectionInvalid(String)
  /// A place in the drawing order is no whole number.
  case orderInvalid(String)
  /// A collection view has no elements inside of one another.
  case elementIndented
  /// A line is indented by a number of spaces that makes it no sibling, child or end of a level.
  case indentationInvalid(spaces: Int, most: Int)
  /// A line is indented with a tab.
  case indentationTab
  /// A coordinate or a length is no number.
  case numberInvalid(String)
  /// A count of calls is no whole number from 0.
  case countInvalid(String)
  /// An answer in a negotiation is no size.
  case sizeInvalid(String)
  /// A script or a block about data is wrong.
  case data(DataMistake)
  /// A table of variants is wrong.
  case variant(VariantMistake)
  /// A quote runs to the end of its line.
  case quoteUnclosed
  /// Nothing reports an issue of that kind.
  case issueKindUnknown(String, nearest: String?)
  /// Nothing checks a law of that name.
  case lawUnknown(String, nearest: String?)
  /// Nothing checks a layout by that name.
  case checkUnknown(String, nearest: String?)
}
