// The surface of PhotosUI: what app code compiles against. Source: Apple's public documentation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Photos
@_exported import UIKit
import SwiftUI
@_exported import struct ViewLayout.PHPickerFilter
@_exported import struct ViewLayout.PhotosPicker
@_exported import struct ViewLayout.PhotosPickerItem
@_exported import enum ViewLayout.PhotosPickerSelectionBehavior

public struct PHPickerConfiguration {
  public enum Selection: Int, Sendable { case `default`, ordered, continuous }
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

open class PHPickerViewController: UIViewController {
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  public let configuration: PHPickerConfiguration
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}

extension View {
  @_disfavoredOverload
  public func photosPicker(
    isPresented: Binding<Bool>,
    selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary? = nil
  ) -> Self { self }
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> Self { self }
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility,
    edges: Edge.Set = .all
  ) -> Self { self }
  public func photosPickerDisabledCapabilities(_ capabilities: PhotosPickerCapabilities) -> Self {
    self
  }
}

public struct PhotosPickerStyle: Sendable {
  public static let presentation = PhotosPickerStyle()
  public static let inline = PhotosPickerStyle()
  public static let compact = PhotosPickerStyle()
}

public struct PhotosPickerCapabilities: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let search = PhotosPickerCapabilities(rawValue: 1)
  public static let collectionNavigation = PhotosPickerCapabilities(rawValue: 2)
  public static let selectionActions = PhotosPickerCapabilities(rawValue: 4)
}
