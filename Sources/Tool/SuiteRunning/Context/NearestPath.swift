internal import Foundation
internal import SpecFormat

/// The path or the name that the user probably meant.
enum NearestPath {
  /// Returns an existing path that is similar to a missing one; `nil` if there is none.
  ///
  /// Each missing component is replaced by the most similar entry of its folder.
  static func of(_ path: String) -> String? {
    var found = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/").map({ String($0) }) {
      let next = found + part
      if FileManager.default.fileExists(atPath: next) {
        found = next + "/"
        continue
      }
      let folder = found.isEmpty ? "." : found
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      guard let name = nearest(to: part, among: names.sorted()) else { return nil }
      found += name + "/"
    }
    return found.isEmpty ? nil : String(found.dropLast())
  }

  /// Returns the most similar name; `nil` if it has no letter in common, or if none is similar.
  static func nearest(to name: String, among names: [String]) -> String? {
    guard let nearest = NearestName.of(name, among: names) else { return nil }
    let stem = { (text: String) in text.prefix { $0 != "." }.lowercased() }
    return Set(stem(name)).isDisjoint(with: stem(nearest)) ? nil : nearest
  }
}
