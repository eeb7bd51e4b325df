import Testing
import ViewLayout

@testable import SpecFormat

/// The sizes of dynamic type have a list in the format and one in the engine.
struct DynamicTypeTests {
  @Test func `specs may name each size of the engine, and no other`() {
    #expect(LayoutEnvironment.dynamicTypes == DynamicTypeSize.allCases.map(\.rawValue))
  }
}
