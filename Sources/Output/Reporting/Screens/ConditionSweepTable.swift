internal import Conformance
internal import SpecFormat

/// A table of failed checks, with devices in rows and text sizes in columns.
///
/// Languages, devices or text sizes with equal results share a row or a column.
struct ConditionSweepTable {
  private let columns: [TypeRange]
  private let rows: [Row]

  /// - Parameters:
  ///   - sweep: The results on all devices and at all text sizes.
  ///   - letter: Returns the letter that represents a check.
  init(_ sweep: ConditionSweep, letter: (CheckName) -> String) {
    let types = LayoutEnvironment.dynamicTypes
    var checks: [CellKey: Set<CheckName>] = [:]
    for breach in sweep.breaches {
      let key = CellKey(language: breach.language, device: breach.device, type: breach.type)
      checks[key, default: []].formUnion(breach.findings.map(\.check))
    }
    func cells(in language: LayoutLanguage?) -> [[String]] {
      sweep.devices.map { device in
        types.map { type in
          let key = CellKey(language: language, device: device.name, type: type)
          let letters = CheckName.allCases.filter(checks[key, default: []].contains).map(letter)
          return letters.isEmpty ? "." : letters.joined()
        }
      }
    }
    let languages: [LayoutLanguage?] = sweep.languages.isEmpty ? [nil] : sweep.languages
    let groups = LanguageGroup.groups(languages.map { ($0, cells(in: $0)) })
    let all = groups.flatMap(\.cells)
    let columns = TypeRange.ranges { left, right in all.allSatisfy { $0[left] == $0[right] } }
    rows = groups.flatMap { group in
      let name = groups.count > 1 ? group.name : nil
      let devices = zip(sweep.devices, group.cells).map { device, cells in
        (device, columns.map { cells[$0.types.lowerBound] })
      }
      return DeviceGroup.groups(devices, of: sweep.devices.count)
        .map { Row(languages: name, devices: $0) }
    }
    self.columns = columns
  }

  /// The languages and the devices of a row.
  private struct Row {
    /// The names of the languages; `nil` if all languages have equal results.
    var languages: String?
    var devices: DeviceGroup

    var name: String { [languages, devices.name].compactMap(\.self).joined(separator: ": ") }
  }

  private struct CellKey: Hashable {
    var language: LayoutLanguage?
    var device: String
    var type: String
  }
}

/// A group of languages with equal results on all devices at all text sizes.
private struct LanguageGroup {
  var languages: [LayoutLanguage?]
  /// The letters of the failed checks for each device and text size.
  let cells: [[String]]

  var name: String { languages.compactMap { $0?.name }.joined(separator: ", ") }

  /// Returns the groups of languages with equal cells, in the order of their first languages.
  static func groups(
    _ results: [(language: LayoutLanguage?, cells: [[String]])]
  ) -> [LanguageGroup] {
    results.reduce(into: []) { groups, result in
      if let index = groups.firstIndex(where: { $0.cells == result.cells }) {
        groups[index].languages.append(result.language)
      } else {
        groups.append(LanguageGroup(languages: [result.language], cells: result.cells))
      }
    }
  }
}

extension ConditionSweepTable {
  /// The table, and below it the members of each group of several devices; lines with a line feed.
  var text: String {
    let table = AlignedTable(
      [[""] + columns.map(\.name)] + rows.map { [$0.name] + $0.devices.cells }
    )
    let members = rows.filter { $0.devices.hasMembersToList }
      .map { "\($0.name): \($0.devices.memberNames)" }
    let sections = [table.lines, members].filter { !$0.isEmpty }
    return sections.map { $0.map { "\($0)\n" }.joined() }.joined(separator: "\n")
  }
}

/// A range of text sizes with equal results.
struct TypeRange {
  /// The indices among all text sizes, from the smallest.
  let types: ClosedRange<Int>

  /// Returns the ranges of adjacent text sizes that are equal in some respect.
  static func ranges(where areEqual: (Int, Int) -> Bool) -> [TypeRange] {
    LayoutEnvironment.dynamicTypes.indices.reduce(into: []) { ranges, type in
      if let last = ranges.last?.types, areEqual(last.upperBound, type) {
        ranges[ranges.count - 1] = TypeRange(types: last.lowerBound...type)
      } else {
        ranges.append(TypeRange(types: type...type))
      }
    }
  }

  /// The name of the range: `large`, `to xxxLarge`, `from accessibility1`, `xLarge to xxLarge`.
  var name: String {
    let names = LayoutEnvironment.dynamicTypes
    let (first, last) = (names[types.lowerBound], names[types.upperBound])
    switch (types.lowerBound == 0, types.upperBound == names.count - 1) {
    case (true, true): return "all text sizes"
    case _ where types.count == 1: return first
    case (true, false): return "to \(last)"
    case (false, true): return "from \(first)"
    case (false, false): return "\(first) to \(last)"
    }
  }
}

/// A group of devices with equal results at all text sizes.
struct DeviceGroup {
  let devices: [OrientedDevice]
  /// The letters of the failed checks for each column.
  let cells: [String]
  /// The number of devices in all groups.
  let total: Int

  /// Returns the groups of devices with equal cells, in the order of their first devices.
  ///
  /// - Parameters:
  ///   - rows: The devices, each with its cells.
  ///   - total: The number of devices.
  /// - Returns: The groups, each with its devices in their order.
  static func groups(
    _ rows: [(device: OrientedDevice, cells: [String])],
    of total: Int
  ) -> [DeviceGroup] {
    var order: [[String]] = []
    var members: [[String]: [OrientedDevice]] = [:]
    for row in rows {
      if members[row.cells] == nil { order.append(row.cells) }
      members[row.cells, default: []].append(row.device)
    }
    return order.map { DeviceGroup(devices: members[$0] ?? [], cells: $0, total: total) }
  }
}

extension DeviceGroup {
  /// The maximum number of devices that are listed in place of their number.
  private static let namedCount = 2

  /// The devices in portrait orientation, and those in landscape orientation.
  private var orientations: (portrait: [String], landscape: [String]) {
    (
      devices.filter { !$0.isLandscape }.map(\.device.name),
      devices.filter(\.isLandscape).map(\.device.name)
    )
  }

  /// Whether each of the devices has both orientations.
  private var hasBoth: Bool { orientations.portrait == orientations.landscape }

  /// The name of the group: `iPad mini`, `all devices`, `9 devices in landscape`.
  var name: String {
    let (portrait, landscape) = orientations
    guard devices.count < total else { return "all devices" }
    guard devices.count > Self.namedCount else {
      return hasBoth ? portrait[0] : devices.map(\.name).joined(separator: ", ")
    }
    if hasBoth { return Self.count(portrait) }
    return [(portrait, "portrait"), (landscape, "landscape")].filter { !$0.0.isEmpty }
      .map { "\(Self.count($0.0)) in \($0.1)" }.joined(separator: ", ")
  }

  private static func count(_ names: [String]) -> String {
    "\(names.count) device\(names.count == 1 ? "" : "s")"
  }

  /// Whether the name does not state the members of the group.
  var hasMembersToList: Bool {
    devices.count > Self.namedCount && devices.count < total
  }

  /// The names of the devices, with their orientations unless the name of the group states them.
  var memberNames: String {
    let (portrait, landscape) = orientations
    let names =
      hasBoth || landscape.isEmpty ? portrait : portrait.isEmpty ? landscape : devices.map(\.name)
    return names.joined(separator: ", ")
  }
}
