import Foundation
import Testing

/// Checks that the page lists all public declarations of collection layouts.
@MainActor
struct DeclarationTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../../Sources/Engine/CollectionLayout").standardizedFileURL
  /// The folders whose declarations the sections must list.
  private nonisolated static let folders = [
    "Description", "Flow", "Lists", "Views", "Snapshots", "DataSource", "Tables",
  ]

  @Test(arguments: folders)
  func `each public declaration of CollectionLayout has a coverage entry`(folder: String) throws {
    let declared = try DeclarationScanner.members(
      inFolder: Self.sources.appending(path: folder)
    )
    let listed = Set(
      CoverageSections.all.flatMap { $0.entries.flatMap { Member.members(in: $0.signature) } }
    )
    #expect(!declared.isEmpty)
    // Kinds of issues are API of Plumb, not of UIKit.
    let missing = declared.subtracting(listed).map(\.signature)
      .filter { !$0.hasPrefix("IssueKind.") }
    #expect(missing.sorted() == [])
  }
}

/// Checks which declarations the scanner finds and ignores.
struct DeclarationScannerTests {
  private func signatures(_ source: String) -> [String] {
    DeclarationScanner.members(in: source).map(\.signature).sorted()
  }

  @Test func `the scanner finds public members with their type and argument labels`() {
    let source = """
      /// public var no: Int
      public final class Box: NSObject {
        public private(set) var size = CGSize.zero
        let hidden = 1
        @discardableResult public func put(
          _ item: [String: Int],
          at place: (Int) -> Void = { _ in }
        ) -> Bool {
          let inner = 2
          return inner == 2
        }
        public override init() {}
        public init(size: CGSize) { self.size = size }
        public func fill<Content>(@Builder with content: () -> Content) {}
      }
      """
    #expect(signatures(source) == ["Box(size:)", "Box.fill(with:)", "Box.put(_:at:)", "Box.size"])
  }

  @Test func `the scanner finds cases of public enums and requirements of protocols`() {
    let source = """
      extension Box {
        public enum Side: Int {
          case left = 0
          case corner(of: Int)
          var isLeft: Bool { self == .left }
        }
      }
      public protocol Container {
        var size: CGSize { get }
        func hold<T>(_ item: T)
      }
      enum Hidden { case none }
      """
    #expect(
      signatures(source) == [
        "Box.Side.corner(of:)", "Box.Side.left", "Container.hold(_:)", "Container.size",
      ]
    )
  }

  @Test func `in a list of API names, a member without a type has the previous type`() {
    let text = "Box(size:), Box.size, put(_:at:), UICollectionView.Side.left, SomeHandler"
    #expect(
      Member.members(in: text).map(\.signature) == [
        "Box(size:)", "Box.size", "Box.put(_:at:)", "UICollectionView.Side.left", "SomeHandler",
      ]
    )
  }
}
