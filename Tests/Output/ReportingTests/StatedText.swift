import SpecFormat

/// Lines with their values, as tests write them: `  Text "a"  0 0 10 20`.
enum StatedText {
  /// Takes four numbers at a line's end for a frame, and fewer each for itself.
  static func lines(_ text: String) -> [StatedLine] {
    text.split(separator: "\n").map { line in
      var words = line.split(separator: " ")
      let numbers = words.reversed().prefix(4).prefix { Double($0) != nil }.reversed()
        .compactMap { Double($0) }
      words.removeLast(numbers.count)
      return StatedLine(
        words.joined(separator: " "),
        numbers.count == 4 ? [.frame(numbers)] : numbers.map { .number($0) },
        depth: line.prefix { $0 == " " }.count / 2
      )
    }
  }
}
