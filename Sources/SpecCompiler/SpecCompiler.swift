internal import Foundation
internal import SpecFormat

/// Makes the Swift files of a folder of specs: `SpecCompiler <package> <folder> <output>`.
///
/// Every mistake of every spec goes to standard error, as a compiler prints its own.
@main
enum SpecCompiler {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 4 else {
      fail("usage: SpecCompiler <package directory> <folder of specs> <output directory>", code: 2)
    }
    let (root, folder, output) = (arguments[1], arguments[2], arguments[3])
    let suite = SpecSuite.load(root: root, folder: folder)
    guard suite.diagnostics.isEmpty else {
      fail(suite.diagnostics.map(\.description).joined(separator: "\n"), code: 1)
    }
    let module = GeneratedModule(documents: suite.documents, root: root, folder: folder)
    do {
      try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
      for file in module.files { try file.write(into: output) }
    } catch {
      fail("error: cannot write to \(output): \(error)", code: 1)
    }
  }

  /// Says why on standard error, and ends.
  private static func fail(_ message: String, code: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(code)
  }
}
