/// Which part of a suite a report is about.
///
/// Its words on the whole suite are there to tell parts that do not belong together.
package struct ReportShard: Sendable, Equatable, Codable {
  /// The part, from 1.
  package var index: Int
  /// How many parts there are.
  package var count: Int
  /// How many scenarios all parts have together.
  package var suiteScenarios: Int
  /// A hash of the specs and of the ids of those scenarios.
  package var suiteDigest: String

  package init(index: Int, count: Int, suiteScenarios: Int, suiteDigest: String) {
    self.index = index
    self.count = count
    self.suiteScenarios = suiteScenarios
    self.suiteDigest = suiteDigest
  }
}
