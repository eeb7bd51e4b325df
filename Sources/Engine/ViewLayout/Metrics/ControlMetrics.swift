import Foundation

/// The lengths of all controls of one system, in points (R-CTRL-2).
///
/// `Docs/Reference/Controls.md` lists them.
final class ControlMetrics: Sendable {
  /// The ideal width of a part that fills the proposed width.
  static let idealWidth: CGFloat = 100

  let system: MetricsSystem
  let buttons: ButtonMetrics
  let switches: SwitchMetrics
  let pickers: PickerMetrics
  let dates: DateMetrics
  let fields: FieldMetrics
  let progress: ProgressMetrics
  let groups: GroupMetrics
  let lists: ListMetrics
  let bars: BarMetrics

  private init(_ system: MetricsSystem) {
    self.system = system
    buttons = .metrics(of: system).adapted(to: system)
    switches = .metrics(of: system).adapted(to: system)
    pickers = .metrics(of: system).adapted(to: system)
    dates = .metrics(of: system).adapted(to: system)
    fields = .metrics(of: system).adapted(to: system)
    progress = .metrics(of: system).adapted(to: system)
    groups = .metrics(of: system).adapted(to: system)
    lists = .metrics(of: system)
    bars = .metrics(of: system)
  }

  /// The reference style of this engine, which is not Apple's.
  static let reference = ControlMetrics(.test)

  private static let systems = MetricsSystem.allCases.reduce(into: [:]) { systems, system in
    systems[system] = system == .test ? reference : ControlMetrics(system)
  }

  static func metrics(of system: MetricsSystem) -> ControlMetrics { systems[system] ?? reference }

  var isReference: Bool { system == .test }

  /// Returns the titles of lengths that are not recorded on the system; none in the reference
  /// style.
  func unrecordedTitles(of lengths: [any AnyLength]) -> [String] {
    isReference ? [] : lengths.filter { $0.standing(on: system) == .fallback }.map(\.title)
  }
}

/// A length of a control in the list of all lengths.
package struct ListedLength: Equatable, Sendable {
  /// The name of the family of controls.
  package let family: String
  /// The control that has the length; empty for lengths of several views.
  package let control: String
  /// The description of the length.
  package let title: String
  /// The value in points, as text.
  package let text: String
  package let standing: LengthStanding

  /// Returns the lengths of SwiftUI's controls, lists and bars on a system, by family.
  package static func all(on system: MetricsSystem) -> [ListedLength] {
    ControlMetrics.metrics(of: system).listed
  }
}

extension ControlMetrics {
  /// All lengths with their standing, by family.
  var listed: [ListedLength] {
    let families: [(String, any MetricsFamily)] = [
      ("Buttons and menus", buttons), ("Toggles, sliders, steppers", switches),
      ("Pickers", pickers), ("Dates and colors", dates), ("Text fields", fields),
      ("Progress and gauges", progress), ("Labels, rows and groups", groups),
    ]
    let styles = lists.all.map { ("List, \($0.name)", $0.style as any MetricsFamily) }
    return (families + styles + [("Bars and sheets", bars)]).flatMap { family, metrics in
      metrics.lengths.map {
        ListedLength(
          family: family,
          control: $0.control,
          title: $0.title,
          text: $0.text,
          standing: $0.standing(on: system)
        )
      }
    }
  }

  /// The lengths that are not recorded for this system.
  var fallbacks: [ListedLength] { listed.filter { $0.standing == .fallback } }
}

extension EnvironmentValues {
  /// The lengths of controls on the system whose text and controls are used for measuring.
  var controlMetrics: ControlMetrics { ControlMetrics.metrics(of: metricsSystem) }
}
