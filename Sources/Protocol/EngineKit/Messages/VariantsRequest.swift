public import LayoutValues

/// The request to lay a scene out under many conditions, and to check and measure each layout.
///
/// Each layout uses a graph that is created by replaying the scenario up to this phase.
public struct VariantsRequest: Sendable, Hashable {
  /// The id of the scenario.
  public var scenario: String
  /// The checks and measurements of each layout.
  public var question: VariantQuestion
  /// The conditions of each layout; the answer has an entry for each, in this order.
  public var conditions: [LayoutConditions]

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - scenario: The id of the scenario.
  ///   - question: The checks and measurements of each layout.
  ///   - conditions: The conditions of each layout.
  public init(scenario: String, question: VariantQuestion, conditions: [LayoutConditions]) {
    self.scenario = scenario
    self.question = question
    self.conditions = conditions
  }
}

/// In JSON, the members of the question are members of the request's object.
extension VariantsRequest: Codable {
  private enum Keys: CodingKey { case scenario, conditions }

  /// Decodes a request.
  ///
  /// - Parameter decoder: The decoder of the request's object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Keys.self)
    scenario = try object.decode(String.self, forKey: .scenario)
    question = try VariantQuestion(from: decoder)
    conditions = try object.decode([LayoutConditions].self, forKey: .conditions)
  }

  /// Encodes the request.
  ///
  /// - Parameter encoder: The encoder of the request's object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Keys.self)
    try object.encode(scenario, forKey: .scenario)
    try question.encode(to: encoder)
    try object.encode(conditions, forKey: .conditions)
  }
}

/// The results of the checks and measurements of one layout.
public struct VariantAnswer: Sendable, Hashable {
  /// The measures of the requested nodes, by identifier; empty for an identifier without a node.
  public var measures: [String: [NodeMeasure]]
  /// The findings, in the order of the checks.
  public var findings: [CheckFinding]
  /// The nodes for which a check holds only within the error of an estimate, as findings.
  public var doubts: [CheckFinding] = []
  /// The difference from the mirror image as a message; `nil` if there is none.
  public var mirrorBreach: String?

  /// Creates the results for one layout.
  ///
  /// - Parameters:
  ///   - measures: The measures of the requested nodes, by identifier.
  ///   - findings: The findings, in the order of the checks.
  ///   - mirrorBreach: The difference from the mirror image as a message; `nil` if there is none.
  public init(
    measures: [String: [NodeMeasure]] = [:],
    findings: [CheckFinding] = [],
    mirrorBreach: String? = nil
  ) {
    self.measures = measures
    self.findings = findings
    self.mirrorBreach = mirrorBreach
  }
}

extension VariantAnswer: Codable {
  /// A finding, or `nil` for a check that this version does not have.
  private struct KnownFinding: Decodable {
    var finding: CheckFinding?

    init(from decoder: any Decoder) throws {
      do { finding = try CheckFinding(from: decoder) } catch is UnknownCheck { finding = nil }
    }
  }

  /// Decodes the results, without the findings of unknown checks.
  ///
  /// - Parameter decoder: The decoder of the answer's object.
  /// - Throws: A decoding error for a member that is missing or of another type.
  public init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      measures: try object.decode([String: [NodeMeasure]].self, forKey: .measures),
      findings: try object.decode([KnownFinding].self, forKey: .findings).compactMap(\.finding),
      mirrorBreach: try object.decodeIfPresent(String.self, forKey: .mirrorBreach)
    )
    doubts =
      try object.decodeIfPresent([KnownFinding].self, forKey: .doubts)?.compactMap(\.finding) ?? []
  }

  private enum CodingKeys: CodingKey { case measures, findings, doubts, mirrorBreach }

  /// Encodes the results, without an empty list of doubts.
  ///
  /// - Parameter encoder: The encoder of the answer's object.
  /// - Throws: An error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: CodingKeys.self)
    try object.encode(measures, forKey: .measures)
    try object.encode(findings, forKey: .findings)
    if !doubts.isEmpty { try object.encode(doubts, forKey: .doubts) }
    try object.encodeIfPresent(mirrorBreach, forKey: .mirrorBreach)
  }
}
