/// A member of a type or a declaration at file scope, by its name in a signature.
struct Member: Hashable {
  /// The type with its enclosing types, such as `UICollectionView.CellRegistration`; empty at file
  /// scope.
  var owner: String
  /// The name of the member: `init` for an initializer, `subscript` for a subscript.
  var name: String
  /// The argument labels, such as `layoutSize:subitems:`; empty without parameters.
  var labels: String

  /// The full signature, such as `NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)`.
  var signature: String {
    let path = [owner, name == "init" ? "" : name].filter { !$0.isEmpty }.joined(separator: ".")
    return labels.isEmpty && name != "init" ? path : "\(path)(\(labels))"
  }
}

extension Member {
  /// Returns the members that a listed signature names; those after commas belong to the type of
  /// the first one.
  static func members(in signature: String) -> [Member] {
    var owner = ""
    return SignatureName.parts(of: signature).map { part in
      let head = String(part.prefix { $0 != "(" })
      let labels = part.dropFirst(head.count).dropFirst().dropLast()
      var path = head.split(separator: ".").map { String($0) }
      let isType = path.last?.first?.isUppercase == true
      var name = path.last ?? ""
      if isType, part.hasSuffix(")") { name = "init" } else { path.removeLast() }
      if !path.isEmpty { owner = path.joined(separator: ".") }
      let isAtFileScope = isType && name != "init" && path.isEmpty
      return Member(owner: isAtFileScope ? "" : owner, name: name, labels: String(labels))
    }
  }
}
