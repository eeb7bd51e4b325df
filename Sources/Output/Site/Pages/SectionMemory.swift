internal import ElementTree

/// Remembers the sections of examples, so that a page that is written again and again writes those
/// alone whose run is another.
package final class SectionMemory {
  private struct Section {
    var stamp: Int
    var markup: Markup
  }

  /// Numbers of the runs of scenarios, by their ids: another run has another number.
  package var stamps: [String: Int] = [:]
  private var sections: [String: Section] = [:]

  package init() {}
}

extension SectionMemory {
  /// A section as it was written before, or written now where its scenario has another run.
  ///
  /// - Parameters:
  ///   - id: The scenario.
  ///   - index: The place of the expectation among those of its scenario.
  ///   - make: Makes the section.
  /// - Returns: The section as a page has it.
  func section(of id: String, index: Int, _ make: () -> Markup) -> Markup {
    guard let stamp = stamps[id] else { return make() }
    let key = "\(id)/\(index)"
    if let known = sections[key], known.stamp == stamp { return known.markup }
    let markup = Markup.written(make().source)
    sections[key] = Section(stamp: stamp, markup: markup)
    return markup
  }
}
