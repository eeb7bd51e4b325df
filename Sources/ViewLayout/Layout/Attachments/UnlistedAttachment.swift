/// Keeps a node that a control is made of out of reports: they list the control and what the
/// author put into it.
final class UnlistedAttachment: Attachment {}

extension LayoutNode {
  /// The name that reports use; `nil` for a node that they do not list.
  final var listedName: String? {
    attachments.contains { $0 is UnlistedAttachment } ? nil : name
  }
}
