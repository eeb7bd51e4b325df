/// The laws that a `laws` block may name.
package enum LawName: String, Sendable, CaseIterable {
  /// Laying out again at the same proposal computes and changes nothing.
  case idempotent
  /// From right to left, the frames are the mirror image of those from left to right.
  case mirroredInRTL = "mirrored-in-rtl"
  /// A graph that was laid out before gives the frames of a new one.
  case incrementalEqualsFresh = "incremental-equals-fresh"
  /// Answers that are remembered, by the engine or by a layout's own cache, change no frame.
  case cachedEqualsUncached = "cached-equals-uncached"
  /// Answers of one axis at a time and answers of whole proposals give the same frames.
  case axesApartEqualsTogether = "axes-apart-equals-together"
}
