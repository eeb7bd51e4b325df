internal import SpecFormat

extension SpecDocument {
  /// The folder of specs that the document is in, with a slash at its end.
  var folder: String { String(file.dropLast("\(name).md".count)) }
}
