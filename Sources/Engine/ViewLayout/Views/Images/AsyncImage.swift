public import Foundation

/// An image that loads from a URL; it always remains in its initial phase, without an image.
nonisolated public struct AsyncImage<Content: View>: View {
  let content: Content

  /// Makes the view for the phase without an image.
  public init(
    url: URL?,
    scale: CGFloat = 1,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// Makes the view for the phase without an image, which is the placeholder.
  public init<Picture: View, Placeholder: View>(
    url: URL?,
    scale: CGFloat = 1,
    @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.content = ViewBuilder.buildEither(second: placeholder())
  }

  /// The view for the phase without an image.
  @MainActor public var body: some View { content }
}

extension AsyncImage where Content == Color {
  /// Makes an image without a placeholder; it is a gray view that fills its proposal.
  public init(url: URL?, scale: CGFloat = 1) { content = .gray }
}

/// The loading phase of an asynchronous image.
public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
