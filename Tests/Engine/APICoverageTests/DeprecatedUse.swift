/// A use of what is deprecated, as it is in SwiftUI: through the protocol it is no warning.
protocol DeprecatedUse {
  @MainActor static func use() -> Any
}

enum DeprecatedUses {
  @MainActor static func result(of type: any DeprecatedUse.Type) -> Any { type.use() }
}
