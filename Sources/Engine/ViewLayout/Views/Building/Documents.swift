public import Foundation

/// A document of an app as a value; no scene reads or writes files.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written to.
  static var writableContentTypes: [UTType] { get }
  /// The file for reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file for writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads the document from a file.
  init(configuration: Self.ReadConfiguration) throws

  /// Returns the document as a file.
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
  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written to.
  static var writableContentTypes: [UTType] { get }
  /// The file for reading.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The file for writing.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// Reads the document from a file.
  init(configuration: Self.ReadConfiguration) throws

  /// Returns the values to write.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns values as a file.
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
  /// The present file; `nil` for a new one.
  public let existingFile: FileWrapper?
}

/// An open document of a document group.
public struct FileDocumentConfiguration<Document: FileDocument> {
  @Binding public var document: Document
  /// The location of the file; `nil` for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
  public var isEditable: Bool
}

/// An open document of a document group, as an object.
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// The location of the file; `nil` for a new one.
  public var fileURL: URL?
  /// Whether the document can be changed.
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

  /// Makes windows that only show documents.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) where Document: FileDocument {}
}

/// A file or a folder in memory, which Foundation on Linux does not have.
open class FileWrapper: @unchecked Sendable {
  /// The contents of a file; `nil` for a folder.
  open private(set) var regularFileContents: Data?
  /// The files of a folder by name; `nil` for a file.
  open private(set) var fileWrappers: [String: FileWrapper]?
  /// The name under which the wrapper was read; `nil` if it was not read.
  open var filename: String?
  /// The name under which the wrapper is written; `nil` for any name.
  open var preferredFilename: String?

  public init(regularFileWithContents contents: Data) { regularFileContents = contents }

  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    fileWrappers = childrenByPreferredName
  }

  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { fileWrappers != nil }

  /// Whether the wrapper is a file.
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
