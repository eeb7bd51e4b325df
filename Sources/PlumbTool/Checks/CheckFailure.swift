/// Something that is wrong with a spec, or that does not hold, at its place in the Markdown.
public struct CheckFailure: Sendable, Hashable {
  /// Everything there is to say, in as many lines as it takes.
  public var message: String
  /// The spec's path relative to the package: `Specs/row.md`.
  public var fileID: String
  /// The spec's absolute path.
  public var filePath: String
  /// The line in the Markdown, from 1: of what differs, where it has one of its own.
  public var line: Int
  /// The column in the line, from 1.
  public var column: Int
}
