import Foundation
import SpecFormat
import Testing

struct GeneratedFileTests {
  @Test func `writes a file only where its contents change`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.swift"
    var file = GeneratedFile(name: "a.swift", contents: "a\n")
    #expect(try file.write(into: folder.path))
    let old = Date(timeIntervalSince1970: 1_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)

    #expect(try !file.write(into: folder.path))
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.modificationDate] as? Date == old)

    file.contents = "b\n"
    #expect(try file.write(into: folder.path))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "b\n")
  }

  @Test func `throws where the directory is not there`() throws {
    let folder = try TemporaryFolder()
    let file = GeneratedFile(name: "a.swift", contents: "a\n")
    #expect(throws: (any Error).self) { try file.write(into: folder.path + "/none") }
  }
}
