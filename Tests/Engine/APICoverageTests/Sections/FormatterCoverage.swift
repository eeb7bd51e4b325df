import Foundation
import ViewLayout

/// The formatters that Foundation has on Apple's systems only.
enum FormatterCoverage: CoverageSection {
  nonisolated static let title = "Formatters, in place of Foundation's"
  nonisolated static let file = #filePath
  nonisolated static let isMeasured = false

  static func list(_ list: inout CoverageList) {
    list.has(
      "DateComponentsFormatter.string(from:), allowedUnits, unitsStyle, zeroFormattingBehavior, maximumUnitCount"
    ) {
      let formatter = DateComponentsFormatter()
      formatter.allowedUnits = [.minute, .second]
      formatter.unitsStyle = .positional
      formatter.zeroFormattingBehavior = .pad
      formatter.maximumUnitCount = 2
      return Text(formatter.string(from: 302) ?? "")
    }
    list.has(
      "RelativeDateTimeFormatter.localizedString(for:relativeTo:), unitsStyle, dateTimeStyle"
    ) {
      let formatter = RelativeDateTimeFormatter()
      formatter.unitsStyle = .short
      formatter.dateTimeStyle = .named
      return Text(formatter.localizedString(for: Date(), relativeTo: Date()))
    }
    list.has("MeasurementFormatter.string(from:), unitStyle, unitOptions") {
      let formatter = MeasurementFormatter()
      formatter.unitStyle = .long
      formatter.unitOptions = .providedUnit
      return Text(formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)))
    }
    list.has("ListFormatter.localizedString(byJoining:), string(from:)") {
      Text(
        ListFormatter().string(from: ["a", "b"]) ?? ListFormatter.localizedString(byJoining: [])
      )
    }
  }
}
