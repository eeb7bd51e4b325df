public import Foundation

/// A button that shows the photos of a library; no scene shows them.
nonisolated public struct PhotosPicker<Label: View>: View {
  let label: Label

  /// Makes a picker of one photo.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a picker of one photo of a library.
  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a picker of several photos; `nil` is no limit of their number.
  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// The label as a button.
  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  /// Makes a picker of one photo, with a text as its label.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }

  /// Makes a picker of several photos, with a text as its label; `nil` is no limit of their number.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }
}

/// A photo that was selected in a picker; no scene selects any.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding in which a photo is loaded.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    /// The system chooses the encoding.
    case automatic
    /// The encoding that the photo has.
    case current
    /// An encoding that most apps can read.
    case compatible
  }

  /// The identifier of the photo in its library; `nil` if it is unknown.
  public let itemIdentifier: String?
  /// The content types of the photo.
  public var supportedContentTypes: [UTType] { [.image] }

  /// Makes an item of a photo in the library.
  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Returns `nil`, because there is no library.
  public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? { nil }

  /// Loads nothing; the handler is not called.
  @discardableResult
  public func loadTransferable<Item: Transferable>(
    type: Item.Type,
    completionHandler: @escaping @Sendable (Result<Item?, any Error>) -> Void
  ) -> Progress { Progress(totalUnitCount: 1) }
}

/// The selection of several photos.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// Without an order, with an order, continuously, or both.
  case `default`, ordered, continuous, continuousAndOrdered
}

/// A filter of photos in a picker.
public struct PHPickerFilter: Hashable, Sendable {
  /// A filter that accepts pictures.
  public static let images = PHPickerFilter()
  /// A filter that accepts videos.
  public static let videos = PHPickerFilter()
  /// A filter that accepts pictures with motion.
  public static let livePhotos = PHPickerFilter()
  /// Pictures of a screen.
  public static let screenshots = PHPickerFilter()
  /// Wide pictures of a scenery.
  public static let panoramas = PHPickerFilter()

  /// Returns a filter that accepts what one of several filters accepts.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }

  /// Returns a filter that accepts what all of several filters accept.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }

  /// Returns a filter that accepts what another one rejects.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { filter }
}

/// A library of photos, which is empty here.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

  /// Returns the library of the device.
  public static func shared() -> PHPhotoLibrary { library }
}

nonisolated extension View {
  /// Shows the photos of a library for a selection; this has no effect on layout.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View { modifier(EmptyModifier()) }

  /// Shows the photos of a library for a selection; this has no effect on layout.
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    matching filter: PHPickerFilter? = nil
  ) -> some View { modifier(EmptyModifier()) }
}
