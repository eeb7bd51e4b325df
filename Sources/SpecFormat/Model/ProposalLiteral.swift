/// A proposal as written: `320x480`, `nilxnil`, `infx100`.
package struct ProposalLiteral: Sendable, Equatable {
  /// The width in points; `nil` where unspecified, infinity for `inf`.
  package var width: Double?
  /// The height in points; `nil` where unspecified, infinity for `inf`.
  package var height: Double?

  package init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }
}
