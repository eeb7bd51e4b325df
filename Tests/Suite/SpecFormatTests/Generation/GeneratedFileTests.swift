@testable import SceneBuilding
import Testing

@testable import SpecFormat

struct GeneratedFileTests {
  private func files(_ specs: [(name: String, text: String)]) -> [GeneratedFile] {
    specs.map { spec in
      let file = "Specs/\(spec.name).md"
      let parsed = SpecParser.parse(bytes: Array(spec.text.utf8), file: file, name: spec.name)
      return GeneratedFile(of: parsed.document)
    }
  }

  private let spec = """
    # T
    ```swift shared
    import Dispatch
    struct A {}
    ```
    ## B
    ```swift setup
    import SwiftUI
    let a = A()
    ```
    ```swift
    Circle()
      .padding()
    ```
    ```frames 10x10
    Circle 0 0 10 10
    ```
    ```swift step
    stage.tap("a")
    ```
    ```swift rejected
    nonsense
    ```
    ```swift sketch
    nonsense
    ```

    """

  @Test func `a generated file maps each compiled block to its Markdown line`() {
    let generated = files([("views/x", spec)]).first
    #expect(generated?.name == "views~1x.md.swift")
    #expect(
      generated?.contents == """
        // Generated from Specs/views/x.md. Edit that file instead.
        import CollectionLayout
        import Foundation
        import Observation
        import Scenarios
        import SwiftUI
        import UIKit
        #sourceLocation(file: "Specs/views/x.md", line: 2)
        #if !canImport(Dispatch)
        #error("no such module 'Dispatch'")
        #else
        import Dispatch
        #endif
        #sourceLocation()
        #sourceLocation(file: "Specs/views/x.md", line: 3)

        struct A {}
        #sourceLocation()
        @MainActor private func spec_views_x_02bdb438_scenario1(_ stage: Scenarios.Stage) {
        #sourceLocation(file: "Specs/views/x.md", line: 8)

        let a = A()
        #sourceLocation()
        #sourceLocation(file: "Specs/views/x.md", line: 11)
        stage.scene {
        Circle()
          .padding()
        }
        #sourceLocation()
        #sourceLocation(file: "Specs/views/x.md", line: 18)
        stage.step {
        stage.tap("a")
        }
        #sourceLocation()
        }
        let spec_views_x_02bdb438_scenarios: [Scenarios.Scenario] = [
          Scenarios.Scenario(
            id: "views/x#b",
            digest: "4b1bdcdd98f655af",
            body: { spec_views_x_02bdb438_scenario1($0) }),
        ]
        @_cdecl("plumb_scenarios")
        public func spec_views_x_02bdb438_library() -> UnsafeMutableRawPointer {
          Scenarios.SceneLibrary(spec_views_x_02bdb438_scenarios).handedOver()
        }

        """
    )
  }

  @Test func `edits of expectations and prose do not change the generated file`() {
    let edited = spec.replacing("0 0 10 10", with: "0 0 20 20").replacing("# T", with: "# U")
    #expect(files([("x", edited)]) == files([("x", spec)]))
    #expect(files([("x", spec.replacing("A()", with: "A( )"))]) != files([("x", spec)]))
  }

  @Test func `similar spec names give unique file and declaration names`() {
    let names = ["a/b", "a~1b", "a~b", "a_b", "a-b", "A/b", "a/b.md", "Catalog", "Specs", "원"]
    let generated = files(names.map { ($0, spec) })
    #expect(Set(generated.map(\.name)).count == names.count)
    let declarations = generated.flatMap { file in
      file.contents.split(separator: "\n").filter { $0.hasPrefix("let spec_") }
    }
    #expect(Set(declarations).count == names.count)
  }
}
