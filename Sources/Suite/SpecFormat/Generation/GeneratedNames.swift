/// The names that generated code goes by, unique in their module.
struct GeneratedNames {
  /// The file of a spec, escaped as a JSON pointer is, so that no two paths share one; it ends as no
  /// hand-written file does.
  let file: String
  /// The characters that the names of the spec's declarations begin with.
  private let prefix: String

  /// Makes the names for a spec.
  ///
  /// - Parameter name: The path under the specs folder without `.md`: `views/stacks`.
  init(of name: String) {
    file = Self.escaped(name) + ".md.swift"
    var digest = Digest()
    digest.combine(name)
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
    prefix = "spec_\(String(letters))_\(digest.hexadecimal.prefix(8))"
  }

  /// A path as the name of a file, which no other path has.
  static func escaped(_ path: String) -> String {
    path.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  /// The file of the spec's shared code, where other specs are compiled with it.
  var sharedFile: String { "shared." + file }

  /// The module of the spec, or of a part of it from 0, where it is compiled alone.
  func module(ofPart part: Int) -> String { part == 0 ? prefix : "\(prefix)_part\(part)" }

  /// The constant that holds the spec's scenarios.
  var scenarios: String { "\(prefix)_scenarios" }

  /// The function of a scenario, by its place in the spec from 1.
  func function(_ number: Int) -> String { "\(prefix)_scenario\(number)" }
}
