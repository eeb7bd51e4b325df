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
    ///   - includesParent: Whether a snapshot of an item's children is to have the item itself in it.
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
  public var start: EngineSnapshot
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
    start: EngineSnapshot,
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
  public var refusal: EngineIssue?
  /// The value that the call returns; `nil` for none.
  public var value: Value?
  /// The snapshot after the call.
  public var state: EngineSnapshot

  /// A value that a call returns: one of its members is there.
  public struct Value: Sendable, Hashable, Codable {
    /// How many there are.
    public var count: Int?
    /// Names, in order; for one name that may be missing a list of one or none.
    public var names: [String]?
    /// Whether ``names`` stands for one name, or none.
    public var isOptional: Bool?
    /// The items of a section snapshot.
    public var items: [EngineSnapshot.Item]?

    /// - Parameters:
    ///   - count: How many there are.
    ///   - names: Names, in order.
    ///   - isOptional: Whether they stand for one name, or none.
    ///   - items: The items of a section snapshot.
    public init(
      count: Int? = nil,
      names: [String]? = nil,
      isOptional: Bool? = nil,
      items: [EngineSnapshot.Item]? = nil
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
  public init(refusal: EngineIssue? = nil, value: Value? = nil, state: EngineSnapshot) {
    self.refusal = refusal
    self.value = value
    self.state = state
  }
}

/// The content of a snapshot: sections, or the items of one.
public enum EngineSnapshot: Sendable, Hashable {
  /// The sections, in order.
  case sections([EngineSection])
  /// The items of a section snapshot, each before those inside it.
  case items([Item])

  /// An item of a section snapshot.
  public struct Item: Sendable, Hashable, Codable {
    /// The item's identifier.
    public var name: String
    /// How many items it is inside of.
    public var level: Int
    /// Whether what is inside it is shown.
    public var isExpanded: Bool

    /// - Parameters:
    ///   - name: The item's identifier.
    ///   - level: How many items it is inside of.
    ///   - isExpanded: Whether what is inside it is shown.
    public init(name: String, level: Int = 0, isExpanded: Bool = false) {
      self.name = name
      self.level = level
      self.isExpanded = isExpanded
    }
  }
}

extension EngineSnapshot: Codable {
  private enum Keys: CodingKey { case sections, items }

  /// Reads an object with `sections` or `items`.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    if let sections = try object.decodeIfPresent([EngineSection].self, forKey: .sections) {
      self = .sections(sections)
    } else {
      self = .items(try object.decode([Item].self, forKey: .items))
    }
  }

  /// Writes an object with `sections` or `items`.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    switch self {
    case .sections(let sections): try object.encode(sections, forKey: .sections)
    case .items(let items): try object.encode(items, forKey: .items)
    }
  }
}
