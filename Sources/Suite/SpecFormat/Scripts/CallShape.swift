/// How a call is written.
struct CallShape {
  /// The words that stand before the relation.
  enum Subject {
    case nothing
    case name
    case names
    /// The items of a snapshot.
    case tree
  }

  /// The form that a value is written in.
  enum Value {
    case count
    case names
    /// A name, or `nil`.
    case name
    case tree

    var sample: String {
      switch self {
      case .count: "2"
      case .names: "a b"
      case .name: "a"
      case .tree: "a(b) c"
      }
    }
  }

  var subject: Subject
  /// The words that may part the subject from the object.
  var relations: [ScriptRelation]
  var isRelationOptional: Bool
  /// The form of the value that the call returns; `nil` for a call that returns nothing.
  var value: Value?
  /// The words after the verb in a sample of the call.
  var sample: String

  init(
    _ subject: Subject,
    _ relations: [ScriptRelation] = [],
    isRelationOptional: Bool = false,
    value: Value? = nil,
    like sample: String
  ) {
    self.subject = subject
    self.relations = relations
    self.isRelationOptional = isRelationOptional
    self.value = value
    self.sample = sample
  }
}
