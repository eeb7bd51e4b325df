/// Keeps a node that a control is made of out of reports: they list the control and what the
/// author put into it.
final class UnlistedAttachment: Attachment {}
