/// A short name for the content of a file.
package enum FileDigest {
  /// The name of a file's bytes; it guards against nobody.
  package static func digest(of bytes: [UInt8]) -> String {
    Digest(bytes).hexadecimal
  }
}
