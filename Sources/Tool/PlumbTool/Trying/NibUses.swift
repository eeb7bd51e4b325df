internal import Foundation
internal import SpecFormat

/// The uses of storyboards and nib files, which are not read.
struct NibUses {
  /// The types that load storyboards and nib files.
  static let types: Set<String> = ["UIStoryboard", "UINib"]

  /// Returns whether an error is about one of these types.
  static func causes(_ error: PlacedError) -> Bool {
    MissingName(error.message).map { types.contains($0.owner ?? $0.name) } ?? false
  }

  /// The storyboards and nib files in the folders of the command line.
  private let resources: [String]
  private let places: [PreviewSpec.Place]

  /// - Parameters:
  ///   - files: The Swift files.
  ///   - folders: The files and folders of the command line.
  init(in files: [PreviewFile], folders: [String]) {
    resources = folders.flatMap { folder in
      (FileManager.default.subpaths(atPath: folder) ?? [])
        .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
        .map { "\(folder)/\($0)" }
    }
    places = files.flatMap { file in
      file.source.enumerated().compactMap { index, line in
        line.contains(/\b(?:UIStoryboard|UINib)\(|loadNibNamed\(|@IBOutlet\b/)
          ? PreviewSpec.Place(file: file.path, line: index + 1) : nil
      }
    }
  }
}

extension NibUses {
  /// The maximum number of places that are listed.
  private static let listedPlaces = 4

  /// Returns a sentence that names the uses; `nil` if there are none.
  ///
  /// - Parameter blocked: The uses between the files.
  /// - Returns: The files, the places and the number of previews.
  func text(in blocked: BlockedCode) -> String? {
    guard !resources.isEmpty || !places.isEmpty else { return nil }
    let lines = places.map { "\($0.file):\($0.line)" }
    let all = resources + lines
    let rest = all.count - Self.listedPlaces
    let count = blocked.previewCount(at: places)
    let previews = count == 1 ? "1 preview" : "\(count) previews"
    return "storyboards and nib files are not supported (\(previews) use\(count == 1 ? "s" : "") "
      + "them): " + all.prefix(Self.listedPlaces).joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
