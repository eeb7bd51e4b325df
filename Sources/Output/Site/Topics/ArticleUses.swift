/// The scenarios of other pages that rest on an article, by the part of it that they link to.
struct ArticleUses {
  /// In the order of the site, under the anchor that a link names; under an empty one those whose
  /// links lead to the article as a whole.
  private(set) var entries: [String: [SiteTopics.Entry]] = [:]
  private var ids: Set<String> = []

  /// How many scenarios there are, each counted once however many parts it links to.
  var count: Int { ids.count }

  /// Notes a scenario.
  ///
  /// - Parameters:
  ///   - entry: The scenario.
  ///   - anchors: What the links of its clause name; an empty one where a link names none, which
  ///     says nothing beside one that names a part.
  mutating func note(_ entry: SiteTopics.Entry, anchors: Set<String>) {
    ids.insert(entry.id)
    let parts = anchors.subtracting([""])
    for anchor in parts.isEmpty ? [""] : parts { entries[anchor, default: []].append(entry) }
  }
}
