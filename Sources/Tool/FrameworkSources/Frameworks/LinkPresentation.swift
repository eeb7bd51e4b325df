// The surface of LinkPresentation: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import UIKit

open class LPLinkMetadata: NSObject, @unchecked Sendable {
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  open var iconProvider: NSItemProvider?
  open var imageProvider: NSItemProvider?
  open var videoProvider: NSItemProvider?
  open var remoteVideoURL: URL?
}

open class LPMetadataProvider: NSObject {
  open var shouldFetchSubresources = true
  open var timeout: TimeInterval = 30
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    let metadata = LPLinkMetadata()
    (metadata.url, metadata.title) = (url, "Title of the page")
    return metadata
  }
  open func startFetchingMetadata(
    for url: URL,
    completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  open func cancel() {}
}

open class LPLinkView: UIView {
  open var metadata = LPLinkMetadata()
  public init(url: URL) { super.init(frame: .zero) }
  public init(metadata: LPLinkMetadata) {
    super.init(frame: .zero)
    self.metadata = metadata
  }
  public required init?(coder: NSCoder) { return nil }
}
