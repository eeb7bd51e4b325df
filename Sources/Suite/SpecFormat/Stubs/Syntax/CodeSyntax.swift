/// An expression of Swift code, as far as it shows the types of names.
indirect enum CodeExpression {
  case name(String, CodePosition)
  /// A member after a dot without a base, such as `.large`.
  case implicitMember(String, CodePosition)
  case member(CodeExpression, String, CodePosition)
  case call(CodeExpression, [CodeArgument])
  case element(CodeExpression, [CodeArgument])
  /// A value after `?`.
  case chained(CodeExpression)
  case forced(CodeExpression)
  case closure(CodeClosure)
  case list([CodeExpression])
  case dictionary([(CodeExpression, CodeExpression)])
  case tuple([CodeArgument])
  /// A key path, with the type before its first dot.
  case keyPath(CodeType?, [(name: String, place: CodePosition)])
  case integer, decimal, bool, none
  /// A text with the expressions in it.
  case text([[CodeArgument]])
  case binary(String, CodeExpression, CodeExpression)
  case prefix(String, CodeExpression)
  case choice(CodeExpression, CodeExpression, CodeExpression)
  /// A conversion by `as`, `as?` or `as!`, or a test by `is`.
  case cast(CodeExpression, String, CodeType)
  /// A type with arguments, or a list type, whose initializer is called.
  case type(CodeType)
  /// An `if` or `switch` that is a value.
  case statement(CodeStatement)
  case unknown
}

/// An argument of a call, with its label; `nil` for none.
struct CodeArgument {
  var label: String?
  var value: CodeExpression
  /// Whether it is a closure after the parentheses.
  var isTrailing = false
}

struct CodeClosure {
  /// The names of the parameters with their types; empty for a closure that has none or uses `$0`.
  var parameters: [(name: String, type: CodeType?)]
  var body: [CodeStatement]
  /// The number of parameters such as `$0` that the body uses.
  var numberedParameters: Int
}

/// A type as code writes it.
indirect enum CodeType {
  /// A name such as `Trip.Stop`, with arguments such as `<Int>`.
  case named([String], [CodeType])
  case list(CodeType)
  case dictionary(CodeType, CodeType)
  case optional(CodeType)
  case function([CodeType], CodeType)
  case tuple([CodeType])
}

/// A statement or a declaration.
indirect enum CodeStatement {
  case expression(CodeExpression)
  case variable(CodeVariable)
  case function(CodeFunction)
  case type(CodeTypeDeclaration)
  case `if`([CodeCondition], [CodeStatement], [CodeStatement])
  case `guard`([CodeCondition], [CodeStatement])
  case loop(CodePattern, CodeExpression, [CodeStatement])
  case `while`([CodeCondition], [CodeStatement])
  case `switch`(CodeExpression, [(patterns: [CodePattern], body: [CodeStatement])])
  case `return`(CodeExpression?)
  case block([CodeStatement])
}

struct CodeVariable {
  var name: String
  var isStatic: Bool
  /// The attributes, such as `State`, with their arguments.
  var attributes: [(name: String, arguments: [CodeArgument])]
  var type: CodeType?
  var value: CodeExpression?
  /// The code of a computed property, or of the observers of a stored one.
  var body: [CodeStatement]
  var isComputed: Bool
}

struct CodeFunction {
  /// The name; `init` for an initializer.
  var name: String
  var isStatic: Bool
  var parameters: [(label: String?, name: String, type: CodeType)]
  /// The type that is returned; `nil` for none.
  var result: CodeType?
  var body: [CodeStatement]
  var generics: [(name: String, bound: CodeType?)]
}

struct CodeTypeDeclaration {
  enum Kind: String { case `struct`, `class`, `enum`, `protocol`, `actor`, `extension` }

  var kind: Kind
  var name: String
  var generics: [(name: String, bound: CodeType?)]
  var inherited: [CodeType]
  var members: [CodeStatement]
  /// The cases of an enumeration with their values.
  var cases: [(name: String, values: [(label: String?, type: CodeType)])]
}

/// A condition of `if`, `guard` or `while`.
enum CodeCondition {
  case expression(CodeExpression)
  /// A name for the value of an optional; the value is `nil` for `if let name`.
  case binding(String, CodeType?, CodeExpression?)
  case match(CodePattern, CodeExpression)
}

indirect enum CodePattern {
  /// A name for the whole value, with the type it must have.
  case name(String, CodeType?)
  /// A case such as `.failed(let error)`, with the patterns of its values.
  case enumCase(CodeType?, String, CodePosition, [CodePattern])
  case tuple([CodePattern])
  case optional(CodePattern)
  case expression(CodeExpression)
  case any
}
