package import Conformance
package import SpecFormat

/// The conditions of a finding in words: `iPhone SE, from xxLarge; German only`.
package struct ConditionExtent: Sendable {
  private let conditions: [SweepCondition]
  /// All languages of the sweep; empty if none was set.
  private let languages: [LayoutLanguage]

  package init(_ conditions: [SweepCondition], languages: [LayoutLanguage] = []) {
    (self.conditions, self.languages) = (conditions, languages)
  }
}

extension ConditionExtent {
  /// The maximum number of groups of languages with conditions of their own.
  private static let groupLimit = 4

  package var text: String {
    guard !languages.isEmpty else {
      return [sizes, direction].compactMap(\.self).joined(separator: "; ")
    }
    let groups = languageGroups
    let found = groups.reduce(0) { $0 + $1.languages.count }
    guard groups.count > 1, groups.count <= Self.groupLimit else {
      let titles = groups.first?.titles ?? ""
      let isLimited = groups.count == 1 && found < languages.count
      return sizes + (isLimited ? "; \(titles) only" : "")
    }
    return groups.map { "\($0.titles): \(ConditionExtent($0.conditions).sizes)" }
      .joined(separator: "; ")
  }

  /// Languages with the same devices and text sizes.
  private struct LanguageGroup {
    var languages: [LayoutLanguage]
    var conditions: [SweepCondition]

    var titles: String { languages.map(\.title).joined(separator: ", ") }
  }

  /// The languages with conditions, those with the most conditions first.
  private var languageGroups: [LanguageGroup] {
    var groups: [Set<[String]>: LanguageGroup] = [:]
    var order: [Set<[String]>] = []
    for language in languages {
      let own = conditions.filter { $0.language == language }
      let key = Set(own.map { [$0.device, $0.type] })
      guard !own.isEmpty else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: LanguageGroup(languages: [], conditions: own)].languages
        .append(language)
    }
    return order.indices.sorted { (-order[$0].count, $0) < (-order[$1].count, $1) }
      .compactMap { groups[order[$0]] }
  }

  /// The layout direction that all conditions have, in words; `nil` if they differ.
  private var direction: String? {
    let directions = Set(conditions.map(\.isRightToLeft))
    guard directions.count == 1, let isRightToLeft = directions.first else { return nil }
    return isRightToLeft ? "right to left only" : "left to right only"
  }

  /// The devices and the text sizes.
  private var sizes: String {
    let upright = part(isLandscape: false)
    let landscape = part(isLandscape: true)
    let parts: [String]
    if let upright, let landscape, upright.sizes == landscape.sizes {
      parts = [upright.text(orientation: nil)]
    } else {
      let isObvious = landscape == nil && upright?.isSingle == true
      parts = [
        upright?.text(orientation: isObvious ? nil : "portrait"),
        landscape?.text(orientation: "landscape"),
      ].compactMap(\.self)
    }
    return parts.joined(separator: "; ")
  }

  private func part(isLandscape: Bool) -> Part? {
    let types = Dictionary(grouping: conditions, by: \.device)
      .mapValues { Set($0.map(\.type)) }
    let sizes = ConditionSweep.devices.filter { $0.isLandscape == isLandscape }
      .compactMap { device in
        types[device.name].map { Part.Sizes(device: device.device.name, types: $0) }
      }
    return sizes.isEmpty ? nil : Part(sizes: sizes)
  }

  /// The devices of one orientation, each with its text sizes.
  private struct Part {
    struct Sizes: Equatable {
      var device: String
      var types: Set<String>

      /// The indices of the text sizes, in ascending order.
      var indices: [Int] {
        LayoutEnvironment.dynamicTypes.indices.filter {
          types.contains(LayoutEnvironment.dynamicTypes[$0])
        }
      }
    }

    var sizes: [Sizes]

    var isSingle: Bool { sizes.count == 1 }

    func text(orientation: String?) -> String {
      let place = orientation.map { " in \($0)" } ?? ""
      return "\(devices)\(place), \(types)"
    }

    private var devices: String {
      let names = sizes.map(\.device)
      let phones = Devices.swept.map(\.name).filter { $0.hasPrefix("iPhone") }
      switch names {
      case Devices.swept.map(\.name): return "all devices"
      case phones: return "all iPhones"
      case Devices.swept.map(\.name).filter({ !phones.contains($0) }): return "all iPads"
      case _ where names.count <= 2: return names.joined(separator: " and ")
      case _ where names.allSatisfy({ phones.contains($0) }): return "\(names.count) iPhones"
      default: return "\(names.count) devices"
      }
    }

    /// The text sizes; if they differ between devices, those of the device with most of them.
    private var types: String {
      let last = LayoutEnvironment.dynamicTypes.count - 1
      let ranges = sizes.map(\.indices)
      let ends = ranges.compactMap(\.last)
      let areConnected = zip(ranges, ends).allSatisfy { $1 - $0[0] == $0.count - 1 }
      let start = ranges.map { $0[0] }.min() ?? 0
      let end = ends.max() ?? last
      let name = TypeRange(types: start...end).name
      let words = start == end || start == 0 && end == last ? "at \(name)" : name
      guard Set(ranges).count > 1 || !areConnected else { return words }
      if areConnected, ends.allSatisfy({ $0 == last }), start > 0,
        let first = sizes.first(where: { $0.indices[0] == start })
      {
        return "\(words) (\(first.device) first)"
      }
      return start == 0 && end == last ? "at some text sizes" : "\(words), at some of the sizes"
    }
  }
}
