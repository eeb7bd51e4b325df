internal import CSupport
package import Foundation

/// A hash of a list of texts: FNV-1a with 64 bits.
///
/// It is used to detect that Markdown changed since it was compiled, and is not cryptographically
/// secure.
package struct Digest {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Creates the hash of bytes, without a terminator.
  init(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Combines a text and a terminator into the hash.
  package mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xFF)
  }

  /// Combines the code of a block and its imports into the hash.
  mutating func combine(_ block: CodeBlock) {
    combine(block.code)
    for module in block.imports { combine(module.path) }
  }

  /// Combines a byte into the hash.
  mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  /// The hash as sixteen hexadecimal digits.
  package var hexadecimal: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension ScenarioSpec {
  /// Returns the digest of all code that the scenario compiles.
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
  /// The blocks of code, in the order in which they run.
  package var blocks: [CodeBlock] {
    switch self {
    case .scene(let scene): scene.setup + [scene.scene] + scene.phases.compactMap(\.step)
    case .rejected(let rejected): rejected.setup + [rejected.code]
    case .script: []
    }
  }
}

/// Hashes of the contents of files.
package enum FileDigest {
  /// Returns a hash of a file's bytes, which is not cryptographically secure.
  package static func digest(of bytes: [UInt8]) -> String {
    Digest(bytes).hexadecimal
  }

  /// Returns a hash of a long file, which is faster to compute than ``digest(of:)``.
  ///
  /// - Complexity: O(*n*) for *n* bytes: 10 ms for 10 MB.
  package static func fastDigest(of data: Data) -> String {
    let hash = data.withUnsafeBytes { content_hash($0.baseAddress, $0.count) }
    return String(hash, radix: 16)
  }
}

/// A hash of a scenario's id that is the same on all machines and in all versions.
package enum IdentifierHash {
  /// Returns the FNV-1a hash with 64 bits of the id's UTF-8, without a prefix or a terminator.
  package static func hash(of id: String) -> UInt64 { Digest(id.utf8).hash }
}
