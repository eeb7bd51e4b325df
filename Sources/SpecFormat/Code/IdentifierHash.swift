/// A number for a scenario's id that is the same on every machine and in every version.
package enum IdentifierHash {
  /// FNV-1a with 64 bits over the id's UTF-8, nothing before it and nothing behind.
  package static func hash(of id: String) -> UInt64 { Digest(id.utf8).hash }
}
