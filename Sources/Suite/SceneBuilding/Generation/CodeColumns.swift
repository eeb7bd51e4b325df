internal import SpecFormat

extension SpecDocument {
  /// Converts a column of the compiled code of a spec to a column of its file.
  ///
  /// In the file, markers of quotations and lists and directives may precede the code, and code
  /// that was replaced before compilation is as the author wrote it. A column within a replacement
  /// is converted to the start of the replaced text.
  ///
  /// - Parameters:
  ///   - column: The column in the compiled code, in bytes from 1.
  ///   - number: The line in the file, from 1.
  /// - Returns: The column in the file, in characters from 1; `nil` outside of the spec's code.
  package func column(ofCode column: Int, inLine number: Int) -> Int? {
    guard let block = compiledBlocks.first(where: { $0.contains(line: number) }),
      let fence = markdown.fences.first(where: { $0.line == block.fenceLine })
    else { return nil }
    guard let written = fence.content.first(where: { $0.line == number }) else {
      return fence.opener.column
    }
    let lines = SourceText.lines(of: block.code)
    let index = number - block.line
    let code = lines.indices.contains(index) ? lines[index] : written.text
    // An import is compiled elsewhere, in columns that are not moved.
    if code.allSatisfy(\.isWhitespace) { return written.firstColumn + max(column - 1, 0) }
    let offset = String(decoding: code.utf8.prefix(max(column - 1, 0)), as: UTF8.self).count
    return written.firstColumn + written.offset(ofCode: offset, in: code)
  }
}

extension BlockLine {
  /// Returns the offset in the line as written, in characters, of an offset in the compiled line.
  fileprivate func offset(ofCode offset: Int, in code: String) -> Int {
    guard code != text else { return offset }
    let start = zip(code, text).prefix { $0 == $1 }.count
    guard offset > start else { return offset }
    let common = min(code.count, text.count) - start
    let end = zip(code.reversed(), text.reversed()).prefix(common).prefix { $0 == $1 }.count
    let remaining = code.count - offset
    return remaining <= end ? text.count - remaining : max(start, indentation.count)
  }
}
