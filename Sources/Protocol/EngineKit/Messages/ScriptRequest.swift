public import LayoutValues

/// The request to run a script of calls on a snapshot of a diffable data source.
public struct ScriptRequest: Sendable, Hashable, Codable {
  /// A call of a script, such as `appendItems a b to A`.
  public struct Call: Sendable, Hashable, Codable {
    /// The line number of the call in the file, from 1.
    public var line: Int
    /// The text of the call.
    public var text: String
    /// The parts of the call; `nil` in messages of version 1 of the protocol.
    public var call: ScriptCall?
    /// Whether a snapshot of an item's children includes the item itself; `nil` for `false`.
    public var includesParent: Bool?

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - line: The line number of the call in the file, from 1.
    ///   - text: The text of the call.
    ///   - call: The parts of the call.
    ///   - includesParent: Whether a snapshot of an item's children includes the item itself.
    public init(line: Int, text: String, call: ScriptCall, includesParent: Bool = false) {
      self.line = line
      self.text = text
      self.call = call
      self.includesParent = includesParent ? true : nil
    }
  }

  /// The id of the scenario.
  public var scenario: String
  /// The Markdown file, for messages about a call.
  public var file: String
  /// The kind of snapshot.
  public var form: ScriptForm
  /// The snapshot before the first call.
  public var start: SnapshotContent
  /// The calls, in order.
  public var calls: [Call]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - scenario: The id of the scenario.
  ///   - file: The Markdown file.
  ///   - form: The kind of snapshot.
  ///   - start: The snapshot before the first call.
  ///   - calls: The calls, in order.
  public init(
    scenario: String,
    file: String,
    form: ScriptForm,
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

/// The result of one call of a script.
public struct ScriptCallAnswer: Sendable, Hashable, Codable {
  /// The reason why the call was rejected without an effect; `nil` if it was performed.
  public var refusal: LayoutIssue?
  /// The value that the call returns; `nil` for none.
  public var value: Value?
  /// The snapshot after the call.
  public var state: SnapshotContent

  /// The return value of a call, of which one member is set.
  public struct Value: Sendable, Hashable, Codable {
    /// A number of items or sections.
    public var count: Int?
    /// Names in order; an optional name is a list of at most one.
    public var names: [String]?
    /// Whether ``names`` is an optional name.
    public var isOptional: Bool?
    /// The items of a section snapshot.
    public var items: [SnapshotItem]?

    /// Creates a return value.
    ///
    /// - Parameters:
    ///   - count: A number of items or sections.
    ///   - names: Names in order.
    ///   - isOptional: Whether the names are an optional name.
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

  /// Creates the result of a call.
  ///
  /// - Parameters:
  ///   - refusal: The reason why the call was rejected; `nil` if it was performed.
  ///   - value: The value that the call returns; `nil` for none.
  ///   - state: The snapshot after the call.
  public init(refusal: LayoutIssue? = nil, value: Value? = nil, state: SnapshotContent) {
    self.refusal = refusal
    self.value = value
    self.state = state
  }
}
