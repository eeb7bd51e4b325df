extension EnvironmentAttributes {
  /// The names of the dynamic type sizes, smallest first.
  static let dynamicTypes = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
    "accessibility2", "accessibility3", "accessibility4", "accessibility5",
  ]
}
