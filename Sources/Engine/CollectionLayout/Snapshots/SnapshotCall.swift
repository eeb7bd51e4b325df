import ViewLayout

/// A call to a snapshot, as its refusal names it.
@usableFromInline
struct SnapshotCall: Sendable {
  let name: String
  let fileID: String
  let line: Int

  /// Describes a call.
  ///
  /// - Parameters:
  ///   - name: The function's name, without its arguments.
  ///   - fileID: The caller's file.
  ///   - line: The caller's line in it.
  @usableFromInline
  init(_ name: String, _ fileID: String, _ line: Int) {
    self.name = name
    self.fileID = fileID
    self.line = line
  }
}

extension SnapshotCall {
  /// Reports why the call changes nothing.
  ///
  /// - Parameters:
  ///   - kind: The kind of the mistake.
  ///   - reason: What is wrong, with the identifiers that it is about.
  ///   - advice: What to do instead.
  func refuse(_ kind: IssueKind, _ reason: String, _ advice: String) {
    IssueCollector.report(
      Issue(
        kind: kind,
        place: name,
        message: "\(name) in \(fileID):\(line) is refused: \(reason); \(advice)"
      )
    )
  }
}
