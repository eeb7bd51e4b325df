/// Declarations for types and members of Apple's other frameworks that views use.
///
/// They have no data: a list of fetched objects is empty.
enum StubTemplates {
  /// Returns the declaration of a type, or of a member such as `EnvironmentValues.modelContext`;
  /// `nil` for another name.
  static func declaration(of name: String) -> [String]? { all[name] }

  private static let all: [String: [String]] = [
    "FetchRequest": [
      "@propertyWrapper struct FetchRequest<Object>: DynamicProperty {",
      "  var wrappedValue: FetchedResults<Object> { FetchedResults() }",
      "  init(",
      "    sortDescriptors: [SortDescriptor<Object>] = [], predicate: Any? = nil,",
      "    animation: Animation? = nil",
      "  ) {}",
      "  init(entity: Any?, sortDescriptors: [Any] = [], predicate: Any? = nil) {}",
      "}",
    ],
    // The collection is always empty, so that no code calls its subscript.
    "FetchedResults": [
      "struct FetchedResults<Object>: RandomAccessCollection {",
      "  var startIndex: Int { 0 }",
      "  var endIndex: Int { 0 }",
      "  subscript(index: Int) -> Object { fatalError(\"there are no objects\") }",
      "}",
    ],
    "NSManagedObjectContext": [
      "final class NSManagedObjectContext: NSObject {",
      "  func delete(_ object: Any) {}",
      "  func save() throws {}",
      "}",
    ],
    "EnvironmentValues.managedObjectContext": [
      "extension EnvironmentValues {",
      "  var managedObjectContext: NSManagedObjectContext {",
      "    get { NSManagedObjectContext() }",
      "    set {}",
      "  }",
      "}",
    ],
    "Logger": [
      "struct Logger {",
      "  init(subsystem: String = \"\", category: String = \"\") {}",
      "  func debug(_ message: String) {}",
      "  func info(_ message: String) {}",
      "  func warning(_ message: String) {}",
      "  func error(_ message: String) {}",
      "}",
    ],
  ]
}
