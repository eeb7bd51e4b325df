package import SpecFormat

/// The lengths of controls that are not recorded on a system, with their places in all scenes.
package struct UnrecordedLengths: Sendable, Equatable {
  package var metrics: LayoutMetrics
  package var lengths: [UnrecordedLength]

  package init(_ lengths: [UnrecordedLength], on metrics: LayoutMetrics) {
    (self.lengths, self.metrics) = (lengths, metrics)
  }

  /// A line such as `not recorded on iOS 26: lengths of Gauge (2 places), GroupBox (1 place)`.
  ///
  /// Empty without lengths.
  package var text: String {
    guard !lengths.isEmpty else { return "" }
    let controls = lengths.reduce(into: [String: Int]()) { controls, length in
      controls[length.control] = max(controls[length.control] ?? 0, length.places)
    }
    let names = controls.sorted { $0.key < $1.key }.map { control, places in
      "\(control.isEmpty ? "views" : control) (\(places) place\(places == 1 ? "" : "s"))"
    }
    return "not recorded on \(metrics.rawValue): lengths of \(names.joined(separator: ", "))"
  }
}

extension ConformanceReport {
  /// The lengths of controls that are not recorded on the systems of the run's blocks, each once.
  package var unrecordedLengths: [UnrecordedLengths] {
    let results = scenarios.map(\.results)
    return LayoutMetrics.allCases.compactMap { metrics in
      let lengths = results.reduce([UnrecordedLength]()) { lengths, results in
        let own = results.filter { $0.measuredBy == metrics }
          .reduce([]) { $0.united(with: $1.unrecordedLengths) }
        return own.added(to: lengths)
      }
      return lengths.isEmpty ? nil : UnrecordedLengths(lengths, on: metrics)
    }
  }
}
