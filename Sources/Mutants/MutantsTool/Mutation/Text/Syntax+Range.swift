internal import SwiftSyntax

extension SyntaxProtocol {
  /// The node's own code without what stands around it, in bytes of the file.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
