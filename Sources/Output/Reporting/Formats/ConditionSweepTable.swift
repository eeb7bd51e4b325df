internal import Conformance
internal import SpecFormat

/// A table of failed checks, with a row for the devices and a column for the text sizes that have
/// equal results.
struct ConditionSweepTable {
  private let columns: [TypeRange]
  private let rows: [DeviceGroup]

  /// - Parameters:
  ///   - sweep: The results on all devices and at all text sizes.
  ///   - letter: Returns the letter that represents a check.
  init(_ sweep: ConditionSweep, letter: (CheckName) -> String) {
    let types = LayoutEnvironment.dynamicTypes
    var checks: [String: Set<CheckName>] = [:]
    for breach in sweep.breaches {
      checks[breach.device + "\n" + breach.type, default: []].formUnion(
        breach.findings.map(\.check)
      )
    }
    let cells = ConditionSweep.devices.map { device in
      types.map { type in
        let broken = checks[device.name + "\n" + type, default: []]
        let letters = CheckName.allCases.filter(broken.contains).map(letter)
        return letters.isEmpty ? "." : letters.joined()
      }
    }
    let columns = TypeRange.ranges { left, right in cells.allSatisfy { $0[left] == $0[right] } }
    rows = DeviceGroup.groups(
      zip(ConditionSweep.devices, cells).map { device, cells in
        (device, columns.map { cells[$0.types.lowerBound] })
      }
    )
    self.columns = columns
  }
}

extension ConditionSweepTable {
  /// The table, and below it the members of each group of several devices; lines with a line feed.
  var text: String {
    let table = AlignedTable([[""] + columns.map(\.name)] + rows.map { [$0.name] + $0.cells })
    let members = rows.filter { $0.hasMembersToList }.map { "\($0.name): \($0.memberNames)" }
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

  /// Returns the groups of devices with equal cells, in the order of their first devices.
  static func groups(_ rows: [(device: OrientedDevice, cells: [String])]) -> [DeviceGroup] {
    var order: [[String]] = []
    var members: [[String]: [OrientedDevice]] = [:]
    for row in rows {
      if members[row.cells] == nil { order.append(row.cells) }
      members[row.cells, default: []].append(row.device)
    }
    return order.map { DeviceGroup(devices: members[$0] ?? [], cells: $0) }
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
    guard devices.count < ConditionSweep.devices.count else { return "all devices" }
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
    devices.count > Self.namedCount && devices.count < ConditionSweep.devices.count
  }

  /// The names of the devices, with their orientations unless the name of the group states them.
  var memberNames: String {
    let (portrait, landscape) = orientations
    let names =
      hasBoth || landscape.isEmpty ? portrait : portrait.isEmpty ? landscape : devices.map(\.name)
    return names.joined(separator: ", ")
  }
}
