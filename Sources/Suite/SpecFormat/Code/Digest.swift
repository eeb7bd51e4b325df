internal import CSupport
package import Foundation

/// A short name for the content of a list of texts: FNV-1a, 64 bits.
///
/// It tells compiled code from newer Markdown, and guards against nobody.
struct Digest {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init() {}

  /// Takes in bytes, and nothing else.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Takes in a text, and that it ends.
  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  /// Takes in the code of a block and what it imports.
  mutating func combine(_ block: CodeBlock) {
    combine(block.code)
    for module in block.imports { combine(module) }
  }

  /// Takes in a byte.
  mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The hash as sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ScenarioSpec {
  /// The digest of all code that the scenario compiles.
  ///
  /// - Parameter shared: The digest of its document's shared blocks.
  /// - Returns: Sixteen hexadecimal digits.
  func computedDigest(after shared: Digest) -> String {
    var digest = shared
    for block in body.blocks { digest.combine(block) }
    return digest.hexadecimal
  }
}

extension ScenarioSpec.Body {
  /// The blocks of code, in the order they run.
  package var blocks: [CodeBlock] {
    switch self {
    case .scene(let scene): scene.setup + [scene.scene] + scene.phases.compactMap(\.step)
    case .rejected(let rejected): rejected.setup + [rejected.code]
    case .script: []
    }
  }
}

/// A short name for the content of a file.
package enum FileDigest {
  /// The name of a file's bytes; it guards against nobody.
  package static func digest(of bytes: [UInt8]) -> String {
    Digest(bytes).hexadecimal
  }

  /// A digest of a long file, which is faster to compute than ``digest(of:)``.
  ///
  /// - Complexity: O(*n*) for *n* bytes: 10 ms for 10 MB.
  package static func fastDigest(of data: Data) -> String {
    let hash = data.withUnsafeBytes { content_hash($0.baseAddress, $0.count) }
    return String(hash, radix: 16)
  }
}

/// A number for a scenario's id that is the same on every machine and in every version.
package enum IdentifierHash {
  /// FNV-1a with 64 bits over the id's UTF-8, nothing before it and nothing behind.
  package static func hash(of id: String) -> UInt64 { Digest(id.utf8).hash }
}
