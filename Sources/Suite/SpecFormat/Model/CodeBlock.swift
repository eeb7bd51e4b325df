/// The content of one Swift fence.
package struct CodeBlock: Sendable, Equatable, Codable {
  /// The line of the opening fence in the file, from 1.
  package var fenceLine: Int
  /// The line of the first line of code, from 1.
  package var line: Int
  /// The code, with `import SwiftUI` and `import UIKit` blanked and every line kept in its place.
  package var code: String
  /// The other modules that the block imports, without the word `import`, in order.
  package var imports: [String]
  /// Whose code it is; `nil` where the fence does not say.
  package var origin: CodeOrigin?

  package init(
    fenceLine: Int,
    line: Int,
    code: String,
    imports: [String] = [],
    origin: CodeOrigin? = nil
  ) {
    self.fenceLine = fenceLine
    self.line = line
    self.code = code
    self.imports = imports
    self.origin = origin
  }
}
