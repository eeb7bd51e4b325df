internal import Conformance
internal import ElementTree
internal import Reporting

/// A topic on the first page, with a picture and the share of its scenarios that were recorded.
struct TopicCard {
  /// The maximum number of scenarios that the first page shows of a single topic.
  private static let scenarioLimit = 60

  let topic: SpecTopic
  /// The scenarios of the topic, and recorded scenarios of other folders about its rules.
  let entries: [SiteTopics.Entry]
  /// The picture of one of its scenarios; `nil` if it has none.
  let picture: String?
}

extension TopicCard {
  /// Returns the cards of all topics.
  ///
  /// A recorded scenario of a folder without topics counts for the topic whose scenarios cite the
  /// scenario's first rule most often.
  static func cards(of content: SiteContent, _ topics: SiteTopics) -> [TopicCard] {
    let all = SpecTopic.topics(of: content.report)
    let grouped = Set(all.filter(\.isPartOfGroup).map(\.folder))
    let folders = topics.entries.map { SpecTopic.folder(of: $0.page) }
    var citations: [String: [String: Int]] = [:]
    for (entry, folder) in zip(topics.entries, folders) where grouped.contains(folder) {
      for rule in entry.rules { citations[rule, default: [:]][folder, default: 0] += 1 }
    }
    let homes = citations.compactMapValues { counts in
      counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }
    var entries: [String: [SiteTopics.Entry]] = [:]
    for (entry, folder) in zip(topics.entries, folders) {
      entries[folder, default: []].append(entry)
      guard !grouped.contains(folder), entry.standing == .recorded,
        let home = entry.rules.compactMap({ homes[$0] }).first
      else { continue }
      entries[home, default: []].append(entry)
    }
    return all.map { topic in
      let own = entries[topic.folder] ?? []
      let picture =
        own.first { $0.verdict == .passed && $0.isIllustrative }
        ?? own.first {
          $0.picture != nil
        }
      return TopicCard(topic: topic, entries: own, picture: picture?.picture)
    }
  }

  private var recorded: Int { entries.count { $0.standing == .recorded } }

  /// The share of recorded scenarios, in percent, rounded down.
  var percentage: Int { entries.isEmpty ? 0 : recorded * 100 / entries.count }

  /// The scenarios that the first page shows if the topic is the only one.
  var shownEntries: ArraySlice<SiteTopics.Entry> { entries.prefix(Self.scenarioLimit) }

  /// Returns the card of a scenario: its picture, the heading of its clause, and its verdict.
  static func markup(of entry: SiteTopics.Entry) -> Markup {
    .element(
      "a",
      ["class": "card", "href": entry.address],
      [
        shot(entry.picture), .element("b", [:], entry.clause),
        .element("span", ["class": "note"], [Badge.verdict(entry.verdict)]),
      ]
    )
  }

  private static func shot(_ picture: String?) -> Markup {
    let image = picture.map { path in
      Markup.element(
        "img",
        ["src": PagePath.encoded(path), "alt": "", "loading": "lazy", "decoding": "async"]
      )
    }
    return .element("span", ["class": "shot"], [image ?? .empty])
  }

  /// Returns the card of the topic.
  ///
  /// - Parameter showsRecorded: Whether the share of recorded scenarios is shown.
  /// - Returns: The card as a link to the topic's page.
  func markup(showsRecorded: Bool) -> Markup {
    let failing = entries.count { $0.verdict.failsTheRun }
    let failures = failing == 0 ? "" : " · ✗ \(failing) \(failing == 1 ? "fails" : "fail")"
    return .element(
      "a",
      ["class": "card", "href": PagePath.encoded(topic.path)],
      [
        Self.shot(picture), .element("b", [:], topic.title), showsRecorded ? share : .empty,
        .element(
          "span",
          ["class": "note"],
          "\(GroupedNumber.text(entries.count))\(failures)"
            + (showsRecorded ? " · \(percentage) % recorded" : "")
        ),
      ]
    )
  }

  /// A bar of the share of recorded scenarios.
  private var share: Markup {
    .element(
      "svg",
      [
        "class": "share", "viewBox": "0 0 100 4", "aria-hidden": "true",
        "preserveAspectRatio": "none",
      ],
      [
        .element("rect", ["width": "100", "height": "4"]),
        .element("rect", ["class": "on", "width": "\(percentage)", "height": "4"]),
      ]
    )
  }
}
