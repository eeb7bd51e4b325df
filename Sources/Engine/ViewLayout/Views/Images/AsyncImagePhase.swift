/// How far a picture has come that is being loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It will not be there.
  case failure(any Error)

  /// The picture; `nil` while it is not there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it will not be there; `nil` while it may.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
