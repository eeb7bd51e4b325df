import Testing
import ViewLayout

@testable import SpecFormat

/// Checks that the Dynamic Type sizes of the format and of the engine are the same.
struct DynamicTypeTests {
  @Test func `specs accept exactly the Dynamic Type sizes of the engine`() {
    #expect(LayoutEnvironment.dynamicTypes == DynamicTypeSize.allCases.map(\.rawValue))
  }
}
