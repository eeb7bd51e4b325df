/// A type's name as reports and counters use it.
enum TypeName {
  /// The name without modules and generic arguments: `FlowLayout`.
  static func plain(_ type: Any.Type) -> String {
    String("\(type)".prefix { $0 != "<" })
  }
}
