/// A use of deprecated API, which causes no warning if it is called through the protocol.
protocol DeprecatedUse {
  @MainActor static func use() -> Any
}

enum DeprecatedUses {
  @MainActor static func result(of type: any DeprecatedUse.Type) -> Any { type.use() }
}
