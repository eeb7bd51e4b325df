public import Foundation

/// A button that shows the photos of a library; no scene shows them.
nonisolated public struct PhotosPicker<Label: View>: View {
  let label: Label

  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  public init(
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) { self.label = label() }

  @MainActor public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) { label = Text(titleKey) }

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
    case automatic
    case current
    case compatible
  }

  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [.image] }

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

/// The way in which several photos are selected.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  case `default`, ordered, continuous, continuousAndOrdered
}

/// A filter of photos in a picker.
public struct PHPickerFilter: Hashable, Sendable {
  public static let images = PHPickerFilter()
  public static let videos = PHPickerFilter()
  public static let livePhotos = PHPickerFilter()
  public static let screenshots = PHPickerFilter()
  public static let panoramas = PHPickerFilter()

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }

  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter() }

  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { filter }
}

/// A library of photos, which is empty here.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()

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
