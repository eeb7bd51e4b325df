public import Foundation

/// A picture that is loaded, of which nothing is there yet: a scene is laid out at one moment, and
/// waits for nothing.
nonisolated public struct AsyncImage<Content: View>: View {
  let content: Content

  /// Makes the view of what is shown while nothing is there.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// Makes the view of a placeholder, which is shown while nothing is there.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// What is shown while nothing is there.
  @MainActor public var body: some View { content }
}

extension AsyncImage where Content == Color {
  /// Makes the view of a picture alone; a grey that fills what it is proposed while nothing is
  /// there.
  public init(url: URL?, scale: CGFloat = 1) { content = .gray }
}

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
