@_spi(Reflection) import Swift
import Synchronization

/// A stored property in the values of a structure or tuple.
///
/// `Mirror` copies all properties of a value. Offsets are the same for all values of a type, so
/// that single properties are read in place.
struct StoredField {
  /// The offset from the start of a value, in bytes.
  let offset: Int
  /// The declared type.
  let type: Any.Type

  private static let known = Mutex<[ObjectIdentifier: [StoredField]]>([:])

  /// Returns the fields of a structure or tuple in the order of their declarations, and none for
  /// other types.
  static func fields(of type: Any.Type) -> [StoredField] {
    known.withLock { known in
      if let fields = known[ObjectIdentifier(type)] { return fields }
      var fields: [StoredField] = []
      _forEachField(of: type) { _, offset, type, _ in
        fields.append(StoredField(offset: offset, type: type))
        return true
      }
      known[ObjectIdentifier(type)] = fields
      return fields
    }
  }
}
