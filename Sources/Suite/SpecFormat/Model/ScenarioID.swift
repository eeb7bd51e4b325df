/// The halves of a scenario's id: `views/stacks` and `shares-leftover-width`.
package struct ScenarioID: Sendable, Hashable {
  /// The name of the spec, which may have a `#` of its own; the whole id where there is none in it.
  package let spec: String
  /// The anchor of the scenario in the page of its spec, which never has one; empty where there is none.
  package let slug: String

  /// Takes an id apart.
  ///
  /// - Parameter id: The id, or an address of the same form: `Specs/views/stacks.md#leftover`.
  package init(_ id: String) {
    let mark = id.lastIndex(of: "#")
    spec = String(id[..<(mark ?? id.endIndex)])
    slug = mark.map { String(id[$0...].dropFirst()) } ?? ""
  }
}
