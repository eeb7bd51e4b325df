/// Where the bytes of keys come from.
@MainActor
protocol KeyInput {
  /// Waits for bytes.
  ///
  /// - Parameter milliseconds: How long, at most; without end where it is `nil`.
  /// - Returns: All that have come; none where the time is over, and `nil` where none will come any
  ///   more.
  func bytes(within milliseconds: Int?) -> [UInt8]?
}
