/// What can be wrong with a spec.
package enum SpecMistake: Sendable, Hashable {
  // The file.
  case fileUnreadable
  case fileTooLarge(bytes: Int, limit: Int)
  case notUTF8(byteOffset: Int)
  case nestedTooDeeply(limit: Int)
  case tooManyBrackets
  case folderUnreadable

  // Fences.
  case fenceMisspelled(String, nearest: String)
  /// A fence runs to the end of its container, or over fences that are meant to be others.
  case fenceUnclosed(String, swallowed: [Int])
  case fenceLost(String, cause: LostFenceCause)
  case fenceNotSupported(String)

  // Info strings.
  case roleUnknown(String, nearest: String?)
  case wordUnexpected(String, fence: String)
  case attributeUnknown(String, nearest: String?)
  case attributeMisplaced(String, fence: String)
  case attributeRepeated(String)
  case attributeValueMissing(String)
  case attributeValueUnexpected(String)
  case attributeValueInvalid(String, value: String, expected: String, nearest: String?)
  case proposalInvalid(String)
  case proposalMissing(String)

  // The order of blocks.
  case scenarioMissing
  case sceneMissing(fence: String)
  case setupUnused
  case expectationMissing
  case identifierRepeated(String, first: String)
  case titleRepeated(firstLine: Int)

  // The content of blocks.
  case codeUnbalanced(SwiftImbalance)
  case blockEmpty(String)
  case lineInvalid(LineForm)
  case lineNotSupported(String)
  case indentationInvalid(spaces: Int, most: Int)
  case indentationTab
  case numberInvalid(String)
  case countInvalid(String)
  case sizeInvalid(String)
  case quoteUnclosed
  case issueKindUnknown(String, nearest: String?)
}
