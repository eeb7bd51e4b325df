/// A part of the interface, in a file of its own.
@MainActor
protocol CoverageSection {
  /// The section's heading on the page.
  nonisolated static var title: String { get }

  /// The file that the section is written in, for checks of the uses.
  nonisolated static var file: String { get }

  /// Whether the section's names are SwiftUI's, and measured against its public ones.
  nonisolated static var isMeasured: Bool { get }

  /// Lists the section's signatures.
  static func list(_ list: inout CoverageList)
}

extension CoverageSection {
  nonisolated static var isMeasured: Bool { true }

  /// The section's signatures, in the order of the source.
  static var entries: [CoverageEntry] {
    var list = CoverageList()
    Self.list(&list)
    return list.entries
  }
}
