/// A file that tells of a scenario that does not hold, for whoever looks at the outcome of tests.
public struct CheckAttachment: Sendable {
  /// The name of the file: the scenario's id, with a dash for each slash.
  public var name: String
  /// The content of the file.
  public var bytes: [UInt8]
}
