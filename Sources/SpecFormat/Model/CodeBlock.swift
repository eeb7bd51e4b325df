/// The content of one Swift fence.
package struct CodeBlock: Sendable, Equatable {
  /// The line of the opening fence in the file, from 1.
  package var fenceLine: Int
  /// The line of the first line of code, from 1.
  package var line: Int
  /// The code, with `import SwiftUI` and `import UIKit` blanked and every line kept in its place.
  package var code: String
  /// The other modules that the block imports, without the word `import`, in order.
  package var imports: [String]

  package init(fenceLine: Int, line: Int, code: String, imports: [String] = []) {
    self.fenceLine = fenceLine
    self.line = line
    self.code = code
    self.imports = imports
  }
}
