/// Lines that would be read otherwise than they are meant, where they were put into a file.
package struct EditingError: Error, Equatable {
  /// The block as it is meant; `nil` where there would be one too many.
  let meant: MeantBlock?
  /// The block as it would be read; `nil` where it would be none.
  let read: MeantBlock?
}

extension EditingError: CustomStringConvertible {
  package var description: String {
    guard let meant else { return "there would be one block more" }
    guard let read else { return "the block at line \(meant.line) would be none" }
    let (lines, others) = (meant.writtenLines, read.writtenLines)
    let index = zip(lines, others).prefix { $0 == $1 }.count
    let (line, other) = (
      index < lines.count ? "'\(lines[index])'" : "no line",
      index < others.count ? "'\(others[index])'" : "no line"
    )
    return "the block at line \(meant.line) would be read with \(other) in place of \(line)"
  }
}
