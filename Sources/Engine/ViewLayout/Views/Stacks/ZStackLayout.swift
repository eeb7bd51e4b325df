/// The rule of `ZStack` as a layout: views over each other (R-LAY-11).
nonisolated public struct ZStackLayout: BuiltInLayout {
  /// Nothing: a pile is worked out anew by each call.
  public typealias Cache = Void

  /// The guides that the views line up on, both ways.
  public var alignment: Alignment

  /// Makes a layout.
  ///
  /// - Parameter alignment: The guides that the views line up on, both ways.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  var rule: ZStackRule { ZStackRule(alignment: alignment) }
}
