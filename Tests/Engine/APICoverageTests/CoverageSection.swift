/// A part of the API, listed in a separate file.
@MainActor
protocol CoverageSection {
  /// The heading of the section on the page.
  nonisolated static var title: String { get }

  /// The path of the source file, which is read to check the uses.
  nonisolated static var file: String { get }

  /// Whether the section lists names of SwiftUI and is compared with its public names.
  nonisolated static var isMeasured: Bool { get }

  /// Adds the section's signatures to a list.
  static func list(_ list: inout CoverageList)
}

extension CoverageSection {
  nonisolated static var isMeasured: Bool { true }

  /// The signatures of the section, in source order.
  static var entries: [CoverageEntry] {
    var list = CoverageList()
    Self.list(&list)
    return list.entries
  }
}
