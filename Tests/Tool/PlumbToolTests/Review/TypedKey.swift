/// A key as a terminal sends it, or something else that comes on the same way.
struct TypedKey: Sendable {
  /// The bytes, in parts between which time passes.
  let parts: [[UInt8]]

  init(bytes: [UInt8]...) { parts = bytes }

  init(_ texts: String...) { parts = texts.map { Array($0.utf8) } }
}

extension TypedKey: CustomStringConvertible {
  var description: String {
    parts.map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(separator: " ... ")
  }
}
