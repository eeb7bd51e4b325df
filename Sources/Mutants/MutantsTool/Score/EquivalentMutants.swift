internal import Foundation
internal import SpecFormat

/// The mutants that the lists of the engine's modules exclude, because no expectation can detect
/// them.
struct EquivalentMutants: Sendable {
  /// An error that lists invalid entries.
  struct Mistake: Error, CustomStringConvertible {
    var descriptions: [String]
    var description: String { descriptions.joined(separator: "\n") }
  }

  /// The folder of the lists, one for each module, relative to the package.
  static let folder = "Sources/Mutants/Equivalents"

  let marks: [EquivalenceMark]
  private let marksByMutant: [String: EquivalenceMark]

  /// Reads the lists of all modules.
  ///
  /// - Parameters:
  ///   - files: The files of all modules.
  ///   - root: The directory of the package.
  /// - Throws: A `Mistake` with all invalid entries, or an error if a list cannot be read.
  init(_ files: [MutableFile], root: String) throws {
    let lists = try EngineSources.modules.map { module in
      let path = "\(Self.folder)/\(module).txt"
      let text = try String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
      return (path, "Sources/Engine/\(module)", text)
    }
    try self.init(files, lists: lists)
  }

  /// Reads lists.
  ///
  /// - Parameters:
  ///   - files: The files that the lists name.
  ///   - lists: The path, the folder of the code and the text of each list.
  /// - Throws: A `Mistake` with all invalid entries.
  init(
    _ files: [MutableFile] = [],
    lists: [(path: String, folder: String, text: String)] = []
  ) throws {
    let known = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0) })
    var reader = EquivalenceReader(files: known)
    for list in lists { reader.read(list.text, of: list.path, folder: list.folder) }
    guard reader.mistakes.isEmpty else { throw Mistake(descriptions: reader.mistakes) }
    marks = reader.marks
    var innermost: [String: (mark: EquivalenceMark, count: Int)] = [:]
    for mark in marks {
      for (mutant, count) in known[mark.file]?.mutants(of: mark) ?? []
      where count <= innermost[mutant.id]?.count ?? .max {
        innermost[mutant.id] = (mark, count)
      }
    }
    marksByMutant = innermost.mapValues(\.mark)
  }
}

extension EquivalentMutants {
  /// Returns the entry that excludes a mutant; `nil` for a mutant that counts.
  func mark(of mutant: Mutant) -> EquivalenceMark? { marksByMutant[mutant.id] }

  /// Returns the entries that exclude no survivor of a run.
  func stale(in score: MutantScore) -> [EquivalenceMark] {
    marks.filter { score.equivalents[$0] == nil }
  }
}

extension EquivalenceMark {
  var place: String { "\(list):\(line):1" }
}

/// Reads lists of equivalent mutants, and compares them with the code.
private struct EquivalenceReader {
  let files: [String: MutableFile]
  private(set) var marks: [EquivalenceMark] = []
  private(set) var mistakes: [String] = []

  init(files: [String: MutableFile]) { self.files = files }

  /// Reads a list.
  ///
  /// - Parameters:
  ///   - text: The text of the list.
  ///   - path: Its path, relative to the package.
  ///   - folder: The folder that the paths of files in it are relative to.
  mutating func read(_ text: String, of path: String, folder: String) {
    var file: MutableFile?
    var isInFile = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("# ") {
      let place = "\(path):\(index + 1):1"
      if line.hasPrefix("## ") {
        let name = "\(folder)/\(line.dropFirst(3))"
        (file, isInFile) = (files[name], true)
        if file == nil {
          add("there is no file '\(name)' with mutants", name, files.keys, at: place)
        }
      } else if let file {
        read(String(line), of: file, in: path, line: index + 1)
      } else if !isInFile {
        mistakes.append("\(place): error: the entry is not below the path of a file, '## PATH'")
      }
    }
  }

  private mutating func read(_ entry: String, of file: MutableFile, in list: String, line: Int) {
    guard var mark = EquivalenceMark(entry, of: file.path, in: list, line: line) else {
      let form = "DECLARATION: REASON, or DECLARATION at `CODE` (KIND, …): REASON"
      mistakes.append("\(list):\(line):1: error: an entry has the form \(form)")
      return
    }
    let kinds = MutantKind.allCases.map(\.rawValue)
    for kind in mark.kinds where !kinds.contains(kind) {
      add("there is no kind of mutants '\(kind)'", kind, kinds, at: mark.place)
    }
    if mark.reason.isEmpty { mistakes.append("\(mark.place): error: the entry gives no reason") }
    let inside = file.code.filter { $0.declaration == mark.declaration }
    guard !inside.isEmpty else {
      let names = Set(file.code.map(\.declaration))
      return add(
        "there is no '\(mark.declaration)' in \(file.path)",
        mark.declaration,
        names,
        at: mark.place
      )
    }
    guard let beginning = mark.beginning else {
      mark.ranges = inside.filter(\.isDeclaration).map(\.range)
      return marks.append(mark)
    }
    let named = inside.filter { $0.text.hasPrefix(beginning) }
    if Set(named.map(\.text)).count == 1 {
      mark.ranges = named.map(\.range)
      marks.append(mark)
    } else if named.isEmpty {
      add(
        "no code in '\(mark.declaration)' begins with `\(beginning)`",
        beginning,
        inside.map { String($0.text.prefix(beginning.count)) },
        at: mark.place
      )
    } else {
      mistakes.append(
        "\(mark.place): error: \(named.count) pieces of code begin with `\(beginning)`: add more of it"
      )
    }
  }

  /// Adds a mistake about an unknown name, with the nearest known one.
  private mutating func add(
    _ message: String,
    _ name: String,
    _ known: some Sequence<String>,
    at place: String
  ) {
    let nearest = NearestName.of(name, among: known.sorted()).map { "; the nearest is '\($0)'" }
    mistakes.append("\(place): error: \(message)\(nearest ?? "")")
  }
}
