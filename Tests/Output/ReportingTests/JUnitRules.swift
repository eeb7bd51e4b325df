import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What readers of JUnit XML have in common, Jenkins' schema and GitLab's reader: which element may
/// be in which, the attributes that each has, and the counts.
enum JUnitRules {
  private static let counts = ["tests", "failures", "errors", "skipped", "time"]
  private static let attributes: [String: Set<String>] = [
    "testsuites": Set(["name"] + counts),
    "testsuite": Set(["name", "file"] + counts),
    "testcase": ["classname", "name", "file", "line", "time"],
    "failure": ["message", "type"], "error": ["message", "type"], "skipped": ["message", "type"],
    "system-out": [],
  ]
  /// The children of each element, in the order that they must have.
  private static let children: [String: [String]] = [
    "testsuites": ["testsuite"], "testsuite": ["testcase"],
    "testcase": ["skipped", "error", "failure", "system-out"],
  ]
}

extension JUnitRules {
  /// Every rule that a document breaks, in words.
  static func breaches(by text: String) throws -> [String] {
    let document = try XMLDocument(xmlString: text)
    guard let root = document.rootElement(), root.name == "testsuites" else {
      return ["the root is not 'testsuites'"]
    }
    return breaches(by: root)
  }

  private static func breaches(by element: XMLElement) -> [String] {
    let name = element.name ?? ""
    let found = Set((element.attributes ?? []).compactMap(\.name))
    let wanted = attributes[name] ?? []
    let names = elements(in: element).compactMap(\.name)
    let places = names.map { children[name]?.firstIndex(of: $0) ?? -1 }
    let isOrdered = !places.contains(-1) && places == places.sorted()
    return (found == wanted ? [] : ["\(name) has \(found.sorted())"])
      + (isOrdered ? [] : ["\(name) contains \(names)"])
      + breachedCounts(of: element) + elements(in: element).flatMap { breaches(by: $0) }
  }

  /// What a suite counts is in it.
  private static func breachedCounts(of element: XMLElement) -> [String] {
    guard element.name == "testsuites" || element.name == "testsuite" else { return [] }
    let cases =
      element.name == "testsuite"
      ? elements(in: element) : elements(in: element).flatMap { elements(in: $0) }
    func count(_ name: String) -> Int {
      cases.count { testCase in elements(in: testCase).contains { $0.name == name } }
    }
    func number(_ name: String) -> Int? {
      element.attribute(forName: name)?.stringValue.flatMap { Int($0) }
    }
    let sums = [
      ("tests", cases.count), ("failures", count("failure")), ("errors", count("error")),
      ("skipped", count("skipped")),
    ]
    return sums.filter { number($0.0) != $0.1 }.map { "\($0.0) is not \($0.1)" }
  }

  private static func elements(in element: XMLElement) -> [XMLElement] {
    (element.children ?? []).compactMap { $0 as? XMLElement }
  }
}
