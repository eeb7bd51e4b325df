import Foundation
@testable import MutantsTool
import Testing


struct MutantControlTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appendingPathComponent("../../../../..").standardized.path

  @Test(arguments: MutantControl.all.indices)
  func `each control is a mutant of the engine`(index: Int) throws {
    let control = MutantControl.all[index]
    let files = try EngineSources(root: Self.root).files { $0 == control.file }
    #expect(files.flatMap(\.mutants).contains { control.isMet(by: $0) })
  }

  @Test func `code that no expectation sees has no mutants`() {
    let paths = EngineSources(root: Self.root).paths
    #expect(paths.count > 500)
    #expect(!paths.contains { $0.contains("/Explanation/") || $0.contains("/Drawing/") })
  }
}
