public import Foundation

/// A document of an app as a value; no scene reads or writes files.
@preconcurrency
public protocol FileDocument: Sendable {
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  /// The file for reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file for writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  init(configuration: Self.ReadConfiguration) throws

  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document of an app as an object; no scene reads or writes files.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The type of the values that are written.
  associatedtype Snapshot
  static var readableContentTypes: [UTType] { get }
  static var writableContentTypes: [UTType] { get }
  /// The file for reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file for writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  init(configuration: Self.ReadConfiguration) throws

  func snapshot(contentType: UTType) throws -> Snapshot

  func fileWrapper(
    snapshot: Snapshot,
    configuration: Self.WriteConfiguration
  ) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  public let contentType: UTType
  public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
  public let contentType: UTType
  public let existingFile: FileWrapper?
}

/// An open document of a document group.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// An open document of a document group, as an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  public var fileURL: URL?
  public var isEditable: Bool
}

/// The windows of the documents of an app; no window is laid out.
public struct DocumentGroup<Document, Content: View>: Scene {
  public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}

  public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) where Document: ReferenceFileDocument {}

  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

/// A file or a folder in memory, which Foundation on Linux does not have.
open class FileWrapper: @unchecked Sendable {
  open private(set) var regularFileContents: Data?
  open private(set) var fileWrappers: [String: FileWrapper]?
  open var filename: String?
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  open var isDirectory: Bool { fileWrappers != nil }

  open var isRegularFile: Bool { regularFileContents != nil }

  @discardableResult
  open func addFileWrapper(_ child: FileWrapper) -> String {
    let name = child.preferredFilename ?? child.filename ?? "Untitled"
    fileWrappers?[name] = child
    return name
  }

  open func removeFileWrapper(_ child: FileWrapper) {
    fileWrappers = fileWrappers?.filter { $0.value !== child }
  }
}

extension URL {
  /// Returns `false`: there are no permissions for files.
  public func startAccessingSecurityScopedResource() -> Bool { false }

  /// Does nothing: there are no permissions for files.
  public func stopAccessingSecurityScopedResource() {}
}
