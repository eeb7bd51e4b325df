/// The color schemes of an interface.
///
/// An app can state one in its properties, and a view can prefer one for its window. Images and
/// colors of an asset catalog, and the pictures of views, depend on it (R-LOC-7).
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light
  case dark
}
