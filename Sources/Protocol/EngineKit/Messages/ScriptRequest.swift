public import LayoutValues

/// The request to call a snapshot of a diffable data source, call by call.
public struct ScriptRequest: Sendable, Hashable, Codable {
  /// The snapshots that scripts call, by the names that blocks have for them.
  public enum Form: String, Sendable, Codable {
    /// Sections with items.
    case snapshot
    /// A section's items, in each other.
    case sectionSnapshot = "section-snapshot"
  }

  /// A call as the script has it: `appendItems a b to A`.
  public struct Call: Sendable, Hashable, Codable {
    /// The line in the file, from 1.
    public var line: Int
    /// The words of the call.
    public var text: String
    /// Whether a snapshot of an item's children is to have the item itself in it; `nil` for no.
    public var includesParent: Bool?

    /// - Parameters:
    ///   - line: The line in the file, from 1.
    ///   - text: The words of the call.
    ///   - includesParent: Whether a snapshot of an item's children is to have the item itself in
    ///     it.
    public init(line: Int, text: String, includesParent: Bool = false) {
      self.line = line
      self.text = text
      self.includesParent = includesParent ? true : nil
    }
  }

  /// The id of the scenario.
  public var scenario: String
  /// The Markdown file, which an engine may name in what it says of a call.
  public var file: String
  /// The kind of snapshot.
  public var form: Form
  /// The snapshot before the first call.
  public var start: SnapshotContent
  /// The calls, in order.
  public var calls: [Call]

  /// - Parameters:
  ///   - scenario: The id of the scenario.
  ///   - file: The Markdown file.
  ///   - form: The kind of snapshot.
  ///   - start: The snapshot before the first call.
  ///   - calls: The calls, in order.
  public init(
    scenario: String,
    file: String,
    form: Form,
    start: SnapshotContent,
    calls: [Call]
  ) {
    self.scenario = scenario
    self.file = file
    self.form = form
    self.start = start
    self.calls = calls
  }
}

/// The outcome of one call of a script.
public struct ScriptCallAnswer: Sendable, Hashable, Codable {
  /// Why the call was refused and changed nothing; `nil` where it was done.
  public var refusal: LayoutIssue?
  /// The value that the call returns; `nil` for none.
  public var value: Value?
  /// The snapshot after the call.
  public var state: SnapshotContent

  /// A value that a call returns: one of its members is there.
  public struct Value: Sendable, Hashable, Codable {
    /// How many there are.
    public var count: Int?
    /// Names, in order; for one name that may be missing a list of one or none.
    public var names: [String]?
    /// Whether ``names`` stands for one name, or none.
    public var isOptional: Bool?
    /// The items of a section snapshot.
    public var items: [SnapshotItem]?

    /// - Parameters:
    ///   - count: How many there are.
    ///   - names: Names, in order.
    ///   - isOptional: Whether they stand for one name, or none.
    ///   - items: The items of a section snapshot.
    public init(
      count: Int? = nil,
      names: [String]? = nil,
      isOptional: Bool? = nil,
      items: [SnapshotItem]? = nil
    ) {
      self.count = count
      self.names = names
      self.isOptional = isOptional
      self.items = items
    }
  }

  /// - Parameters:
  ///   - refusal: Why the call was refused; `nil` where it was done.
  ///   - value: The value that the call returns; `nil` for none.
  ///   - state: The snapshot after the call.
  public init(refusal: LayoutIssue? = nil, value: Value? = nil, state: SnapshotContent) {
    self.refusal = refusal
    self.value = value
    self.state = state
  }
}
