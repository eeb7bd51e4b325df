/// Why reports are not the parts of one.
package enum ReportMergeError: Error, Equatable {
  case noParts
  case notAPart(String)
  case otherSuite(String, String)
  /// Two reports with the numbers of parts that each counts.
  case otherCount(String, Int, String, Int)
  /// Two reports with the engine of each.
  case otherEngine(String, EngineIdentity, String, EngineIdentity)
  case partTwice(Int, String, String)
  case partsMissing([Int], count: Int)
  /// Every part is there, and not every scenario.
  case scenariosMissing(expected: Int, found: Int)
}

extension ReportMergeError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noParts:
      "there is no report"
    case .notAPart(let name):
      "'\(name)' is of a whole suite, and not of a part of one ('--shard')"
    case .otherSuite(let first, let second):
      "'\(first)' and '\(second)' are of different specs or another choice of scenarios"
    case .otherCount(let first, let firstCount, let second, let secondCount):
      "'\(first)' is one of \(firstCount) parts, and '\(second)' is one of \(secondCount)"
    case .otherEngine(let first, let engine, let second, let other):
      "'\(first)' is of the engine \(engine), and '\(second)' is of \(other)"
    case .partTwice(let index, let first, let second):
      "'\(first)' and '\(second)' are both part \(index)"
    case .partsMissing(let indices, let count):
      "part\(indices.count == 1 ? "" : "s") \(indices.map { "\($0)" }.joined(separator: ", ")) "
        + "of \(count) \(indices.count == 1 ? "is" : "are") missing"
    case .scenariosMissing(let expected, let found):
      "the parts have \(found) scenarios, and the suite has \(expected)"
    }
  }
}
