/// A member of a type, or something at file scope, by the name that a signature has.
struct Member: Hashable {
  /// The type with what it is nested in: `UICollectionView.CellRegistration`; empty at file scope.
  var owner: String
  /// `init` for an initialiser, `subscript` for a subscript.
  var name: String
  /// `layoutSize:subitems:`; empty without parameters.
  var labels: String

  /// `NSCollectionLayoutGroup.horizontal(layoutSize:subitems:)`.
  var signature: String {
    let path = [owner, name == "init" ? "" : name].filter { !$0.isEmpty }.joined(separator: ".")
    return labels.isEmpty && name != "init" ? path : "\(path)(\(labels))"
  }
}

extension Member {
  /// The members that a signature of the lists names; those behind commas are of the first one's
  /// type.
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
