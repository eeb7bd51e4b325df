internal import Conformance

/// A topic of the site: a folder of specs, such as `swiftui/stacks`.
struct SpecTopic {
  /// The folder relative to that of all specs; empty for specs at the top.
  let folder: String
  /// The specs in the folder, in the order of the report.
  let specs: [SpecReport]
}

extension SpecTopic {
  /// Returns the topics of a report, in the order of its specs.
  static func topics(of report: ConformanceReport) -> [SpecTopic] {
    var order: [String] = []
    var specs: [String: [SpecReport]] = [:]
    for spec in report.specs {
      let folder = folder(of: spec.name)
      if specs[folder] == nil { order.append(folder) }
      specs[folder, default: []].append(spec)
    }
    return order.map { SpecTopic(folder: $0, specs: specs[$0] ?? []) }
  }

  /// Returns the folder of a spec, such as `swiftui/stacks` for `swiftui/stacks/priorities`.
  static func folder(of name: String) -> String {
    name.lastIndex(of: "/").map { String(name[..<$0]) } ?? ""
  }

  /// Whether the topic is a collection of articles, which the first page lists by themselves.
  var isArticles: Bool { folder == "articles" }

  /// Whether it is a folder in a folder, whose specs are about one part of an API.
  var isPartOfGroup: Bool { folder.contains("/") }

  /// The title, such as `Safe area`.
  var title: String {
    Self.title(of: folder.split(separator: "/").last.map { String($0) } ?? "specs")
  }

  /// The title with that of its group, such as `SwiftUI: Stacks`.
  var fullTitle: String { isPartOfGroup ? "\(group): \(title)" : title }

  /// The title of the group of topics, such as `SwiftUI`.
  var group: String { Self.title(of: folder.split(separator: "/").first.map { String($0) } ?? "") }

  /// The path of the page of the topic, relative to the site's folder.
  var path: String {
    PagePath.page(ofTopic: folder.isEmpty ? "specs" : folder)
  }

  private static let names = [
    "swiftui": "SwiftUI", "uikit": "UIKit", "auto-layout": "Auto Layout",
  ]

  private static func title(of word: String) -> String {
    if let name = names[word] { return name }
    let words = word.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
