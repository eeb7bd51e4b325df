internal import Foundation
internal import SpecFormat

/// An argument of `plumb check`: a path, or a name that a verdict or a page shows.
enum CheckTarget: Equatable {
  /// A file or a folder.
  case path(String)
  /// A line of a file, written as `FILE:LINE` or `FILE:LINE:COLUMN`.
  case line(path: String, line: Int)
  /// A rule, such as `R-STK-4`, or a family of rules.
  case rule(RuleName)
  /// An id, the name of a spec, or the anchor of a heading.
  case name(String)

  /// Interprets an argument; a path that exists has precedence.
  init(_ argument: String) {
    if FileManager.default.fileExists(atPath: argument) {
      self = .path(argument)
    } else if let place = Self.place(in: argument) {
      self = .line(path: place.path, line: place.line)
    } else if let rule = RuleName(whole: argument) {
      self = .rule(rule)
    } else {
      self = .name(argument)
    }
  }

  /// Returns the file and the first number of `FILE:LINE` and `FILE:LINE:COLUMN`; `nil` for another
  /// text.
  private static func place(in argument: String) -> (path: String, line: Int)? {
    var parts = argument.split(separator: ":", omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    var line: Int?
    var count = 0
    while count < 2, parts.count > 1, let number = parts.last.flatMap({ Int($0) }) {
      line = number
      count += 1
      parts.removeLast()
    }
    return line.map { (parts.joined(separator: ":"), $0) }
  }
}

extension CheckTarget {
  /// The path that the argument contains; `nil` for a rule and a name.
  var path: String? {
    switch self {
    case .path(let path), .line(let path, _): path
    case .rule, .name: nil
    }
  }

  /// Returns the scenarios of a spec that the argument names.
  ///
  /// - Parameters:
  ///   - document: The spec.
  ///   - root: The folder that the spec's path is relative to.
  /// - Returns: The ids of the scenarios.
  func scenarios(in document: SpecDocument, root: String) -> [String] {
    switch self {
    case .path(let path):
      PathSelection.path(path, contains: document.file, root: root)
        ? document.scenarios.map(\.id) : []
    case .line(let path, let line):
      PathSelection.path(path, contains: document.file, root: root)
        ? document.scenarios(atLine: line) : []
    case .rule(let rule):
      document.clauses.filter { clause in
        clause.rules.contains { $0 == rule || rule.isFamily && $0.family == rule.family }
      }.flatMap(\.scenarios).map(\.id)
    case .name(let name):
      document.scenarios(named: name)
    }
  }
}

extension SpecDocument {
  /// Returns the scenario that contains a line.
  ///
  /// For a line before the first scenario of a clause, all scenarios of the clause and of the
  /// clauses in it are returned.
  fileprivate func scenarios(atLine line: Int) -> [String] {
    guard let index = clauses.lastIndex(where: { $0.line <= line }) else {
      return scenarios.map(\.id)
    }
    let clause = clauses[index]
    if let scenario = clause.scenarios.last(where: { $0.firstLine <= line }) {
      return [scenario.id]
    }
    let inside = clauses[(index + 1)...].prefix { $0.level > clause.level }
    return ([clause] + inside).flatMap(\.scenarios).map(\.id)
  }

  /// Returns the scenarios of an id, of the spec's own name, of a folder in it, or of a heading's
  /// anchor.
  ///
  /// The part of an id before `#` may lack its first folders, as in a report on one of these, or
  /// be the path of the file.
  fileprivate func scenarios(named name: String) -> [String] {
    let parts = ScenarioID(name)
    guard name.contains("#") else {
      let isInFolder = self.name.hasPrefix(name.hasSuffix("/") ? name : "\(name)/")
      return isInFolder || matches(name) ? scenarios.map(\.id) : scenarios(withAnchor: name)
    }
    return parts.spec.isEmpty || matches(parts.spec) ? scenarios(withAnchor: parts.slug) : []
  }

  private func matches(_ spec: String) -> Bool {
    [name, "\(name).md", file].contains { $0 == spec || $0.hasSuffix("/\(spec)") }
  }

  /// Returns the scenario with an anchor, or else those below the heading with it.
  private func scenarios(withAnchor anchor: String) -> [String] {
    let named = scenarios.filter { $0.slug == anchor }.map(\.id)
    guard named.isEmpty, let index = clauses.firstIndex(where: { $0.slug == anchor }) else {
      return named
    }
    return scenarios(atLine: clauses[index].line)
  }
}

extension ScenarioSpec {
  /// The first line of the scenario's setup, or of the scenario itself.
  fileprivate var firstLine: Int { min(body.blocks.map(\.fenceLine).min() ?? line, line) }
}
