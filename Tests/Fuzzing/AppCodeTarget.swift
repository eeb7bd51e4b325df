@testable import AppCode

extension FuzzTarget {
  /// The reader of an app's Swift files.
  static let appCode = FuzzTarget(
    name: "app-code",
    suffixes: ["Examples/*.swift", "Tests/Tool/AppCodeTests/*.swift"],
    longest: 2048,
    seeds: {
      [
        """
        import SwiftUI
        @testable import App
        #if os(iOS) && !DEBUG
        #Preview("A", traits: .fixedLayout(width: 9, height: 9)) { @Previewable @State var a = 1; A() }
        #elseif canImport(UIKit)
        struct P: PreviewProvider { static var previews: some View { Group { A(); B() } } }
        #endif
        extension EnvironmentValues { @Entry var a: Int = 1 }
        class M: NSManagedObject { @NSManaged public var name: String; @objc dynamic var b = 1 }
        func testA() { assertSnapshot(of: A(), as: .image); _ = #selector(a.b(_:)) + #keyPath(A.b) }
        """
      ]
      .map { Array($0.utf8) }
    },
    read: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      let functions = SnapshotFunctions(in: [text])
      let sources = [AppSource.Content.previews, .views, .snapshots(functions)].map { content in
        AppSource(
          path: "A.swift",
          text: text,
          module: "App",
          number: 1,
          modules: ["SwiftUI", "Foundation", "XCTest"],
          content: content
        )
      }
      for source in sources {
        let lines = source.prepared.count { $0 == UInt8(ascii: "\n") }
        let original = source.original.count { $0 == UInt8(ascii: "\n") }
        require(lines >= original, "the prepared text has the lines of the file")
      }
      _ = FileUses(sources).files(usedBy: ["A.swift"])
    }
  )
}
