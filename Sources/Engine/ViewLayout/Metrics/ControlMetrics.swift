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
    buttons = .metrics(of: system)
    switches = .metrics(of: system)
    pickers = .metrics(of: system)
    dates = .metrics(of: system)
    fields = .metrics(of: system)
    progress = .metrics(of: system)
    groups = .metrics(of: system)
    lists = .metrics(of: system)
    bars = .metrics(of: system)
  }

  /// The reference style of this engine, which is not Apple's.
  static let reference = ControlMetrics(.test)
  static let iOS26 = ControlMetrics(.iOS26)
  static let macOS26 = ControlMetrics(.macOS26)

  /// Returns the lengths of a system.
  static func metrics(of system: MetricsSystem) -> ControlMetrics {
    switch system {
    case .test: reference
    case .iOS26: iOS26
    case .macOS26: macOS26
    }
  }

  var isReference: Bool { system == .test }
}

/// A length of a control in the list of all lengths.
struct ListedLength: Equatable, Sendable {
  /// The name of the family of controls.
  let family: String
  /// The description of the length.
  let title: String
  /// The value in points, as text.
  let text: String
  let standing: LengthStanding
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
        ListedLength(family: family, title: $0.title, text: $0.text, standing: $0.standing)
      }
    }
  }

  /// The lengths that are not recorded for this system, and have the value of the reference style.
  var fallbacks: [ListedLength] { listed.filter { $0.standing == .fallback } }
}

extension EnvironmentValues {
  /// The lengths of controls on the system whose text and controls are used for measuring.
  var controlMetrics: ControlMetrics { ControlMetrics.metrics(of: metricsSystem) }
}
