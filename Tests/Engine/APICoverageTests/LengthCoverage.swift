import CollectionLayout
import UIKitLayout
import ViewLayout

/// The section of the page that states for each control how its lengths are known.
enum LengthCoverage {
  private static let systems = [MetricsSystem.iOS26, .macOS26]

  static var text: String {
    """
    ## Lengths of controls

    With the [metrics](SpecFormat.md#metrics) of a system, the lengths of a control are recorded on it, derived from
    recordings, or ours: those of the reference style, which this project made up, or of another system.
    [Controls](Controls.md#lengths-by-system) lists them. Blocks whose controls have lengths of ours are
    [listed by `check`](Commands.md) once per run.

    | control | iOS 26 | macOS 26 |
    |---|---|---|
    \(rows.joined(separator: "\n"))
    """
  }

  private static var rows: [String] {
    (swiftUI + uiKit).map { control, standings in
      "| \(control) | " + standings.map { summary(of: $0) }.joined(separator: " | ") + " |"
    }
  }

  /// The standings of the lengths of each control of SwiftUI, by system.
  private static var swiftUI: [(String, [[LengthStanding]])] {
    let lengths = systems.map { ListedLength.all(on: $0) }
    let name = { (length: ListedLength) in
      length.control.isEmpty ? length.family.lowercased() : "`\(length.control)`"
    }
    return uniqued(lengths.joined().map(name)).map { control in
      (control, lengths.map { $0.filter { name($0) == control }.map(\.standing) })
    }
  }

  /// The standings of the lengths of each view of UIKit, by system.
  private static var uiKit: [(String, [[LengthStanding]])] {
    let families = UIControlMetrics.families + [TableMetrics.family, ListContentMetrics.family]
    let lengths = families.flatMap(\.lengths)
    let name = { (length: SystemLength) in
      length.name.split(separator: "`").first.map { "`\($0)`" } ?? ""
    }
    return uniqued(lengths.map(name)).map { control in
      let own = lengths.filter { name($0) == control }
      return (control, systems.map { system in own.map { $0.value(on: system).standing } })
    }
  }

  /// Returns a text such as `3 recorded, 1 derived, 2 ours`.
  private static func summary(of standings: [LengthStanding]) -> String {
    let counts = LengthStanding.allCases.compactMap { standing -> String? in
      let count = standings.count { $0 == standing }
      let name = standing == .fallback ? "ours" : standing.rawValue
      return count == 0 ? nil : "\(count) \(name)"
    }
    return counts.isEmpty ? "-" : counts.joined(separator: ", ")
  }

  private static func uniqued(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
