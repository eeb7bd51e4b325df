/// `id` and `accessibilityIdentifier`: the name by which a spec finds the node.
final class IdentifierAttachment: Attachment {
  var identifier: String

  init(_ identifier: String) { self.identifier = identifier }
}
