/// How a shape of one ratio meets a space of another.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as fits inside.
  case fit
  /// As small as covers everything.
  case fill
}
