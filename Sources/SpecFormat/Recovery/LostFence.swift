/// Something that looks like a fence of ours and was not parsed as one.
struct LostFence {
  /// From 1.
  var line: Int
  var opener: FenceOpener
  var cause: LostFenceCause
}
