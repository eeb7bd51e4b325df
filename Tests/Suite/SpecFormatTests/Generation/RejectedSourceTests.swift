@testable import SceneBuilding
import SpecFormat
import Testing

struct RejectedSourceTests {
  @Test func `a rejected block is compiled as a scene, with shared and setup code before it`() {
    let document = parse(
      """
      ```swift shared
      struct A {}
      ```
      ```swift setup
      import Dispatch
      var b = 1
      ```
      ```swift rejected "text"
      b = 2
      ```

      """
    ).document
    guard case .rejected(let rejected) = document.scenarios.first?.body else {
      Issue.record("no rejected block")
      return
    }
    #expect(
      RejectedSource.text(for: rejected, in: document) == """
        import CollectionLayout
        import Foundation
        import Observation
        import Scenarios
        import SwiftUI
        import UIKit
        #sourceLocation(file: "Specs/x.md", line: 4)
        #if !canImport(Dispatch)
        #error("no such module 'Dispatch'")
        #else
        import Dispatch
        #endif
        #sourceLocation()
        #sourceLocation(file: "Specs/x.md", line: 2)
        struct A {}
        #sourceLocation()
        @MainActor private func rejected(_ stage: Scenarios.Stage) {
        #sourceLocation(file: "Specs/x.md", line: 5)

        var b = 1
        #sourceLocation()
        #sourceLocation(file: "Specs/x.md", line: 8)
        stage.scene {
        b = 2
        }
        #sourceLocation()
        }

        """
    )
  }
}
