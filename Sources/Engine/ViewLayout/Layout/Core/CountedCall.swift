/// A call of an author's code that a session counts by the author's type: `FlowLayout.makeCache`.
enum CountedCall: String {
  case makeCache, updateCache, spacing, sizeThatFits, placeSubviews, explicitAlignment
}
