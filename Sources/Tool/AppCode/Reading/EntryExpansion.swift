internal import SwiftSyntax

/// The expansion of `@Entry` into a property and a key, at every access level.
struct EntryExpansion {
  /// The edits of the declaration; the attribute itself is removed elsewhere.
  let edits: [SourceEdit]

  /// The protocols of keys, by the type that is extended.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "FocusedValues": "FocusedValueKey", "ContainerValues": "ContainerValueKey",
  ]

  /// Expands a property; `nil` if it is in no extension of a type with entries.
  ///
  /// - Parameter property: The property with the attribute.
  init?(_ property: VariableDeclSyntax) {
    var parent = property.parent
    while let node = parent, !node.is(ExtensionDeclSyntax.self) { parent = node.parent }
    guard let owner = parent?.as(ExtensionDeclSyntax.self),
      let last = owner.extendedType.trimmedDescription.split(separator: ".").last,
      let key = Self.keys[String(last)],
      let binding = property.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let own = "EntryKey_\(name)"
    let access =
      property.modifiers.map(\.trimmedDescription)
      .first { ["public", "package", "open", "private", "fileprivate"].contains($0) } ?? ""
    let type = binding.typeAnnotation?.type.trimmedDescription
    let value = binding.initializer?.value
    let accessors = "{ get { self[\(own).self] } set { self[\(own).self] = newValue } }"
    let head = "\(name): \(type ?? "\(own).Value") \(accessors); \(access) enum \(own): \(key) { "
    let start = binding.offsets.lowerBound
    let end = binding.offsets.upperBound
    if key == "FocusedValueKey" {
      let wrapped = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      edits = [SourceEdit(start..<end, head + "typealias Value = \(wrapped) }")]
      return
    }
    let witness = ["public", "package"].contains(access) ? access : ""
    let annotation = type.map { ": \($0)" } ?? ""
    let declaration =
      head + "nonisolated(unsafe) static \(witness) let defaultValue\(annotation) = "
    guard let value else {
      edits = [SourceEdit(start..<end, declaration + "nil }")]
      return
    }
    let after = value.offsets.upperBound
    edits = [
      SourceEdit(start..<value.offsets.lowerBound, declaration), SourceEdit(after..<after, " }"),
    ]
  }
}
