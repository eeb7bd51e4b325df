/// The bytes of a key, or of another input, as a terminal sends them.
struct TypedKey: Sendable {
  /// The bytes, in parts that are sent with pauses.
  let parts: [[UInt8]]

  init(bytes: [UInt8]...) { parts = bytes }

  init(_ texts: String...) { parts = texts.map { Array($0.utf8) } }
}

extension TypedKey: CustomStringConvertible {
  var description: String {
    parts.map { String(decoding: $0, as: UTF8.self).debugDescription }.joined(separator: " ... ")
  }
}

/// Keys of one kind, none of which is a command of a review.
struct TypedKeys: Sendable {
  let name: String
  let keys: [TypedKey]

  private init(_ name: String, _ keys: [TypedKey]) {
    (self.name, self.keys) = (name, keys)
  }

  private init(_ name: String, _ texts: some Sequence<String>) {
    self.init(name, texts.map { TypedKey($0) })
  }
}

extension TypedKeys: CustomStringConvertible {
  var description: String { name }
}

extension TypedKeys {
  static let all: [TypedKeys] = [
    letters, digits, controls, arrows, modified, positions, functions, alt, mouse, answers,
    characters, brokenCharacters, escapes, halves, pastes, bareBursts,
  ]

  /// The first key of each kind, and all control keys, which depend on the terminal's settings.
  static let onTerminal: [TypedKey] = all.compactMap(\.keys.first) + controls.keys.dropFirst()

  private static let ascii = (UInt8(0)...127).map { String(UnicodeScalar($0)) }
  private static let upper = ascii[0x41...0x5A]
  private static let lower = ascii[0x61...0x7A]

  private static let letters = TypedKeys(
    "letters in both cases",
    (lower + upper).filter { !["a", "r", "s", "A", "q"].contains($0) }
  )
  private static let digits = TypedKeys(
    "digits and signs",
    ascii[0x20...0x40] + ascii[0x5B...0x60] + ascii[0x7B...0x7E]
  )
  /// The control keys, except those that end or stop a review, and Escape.
  private static let controls = TypedKeys(
    "control keys",
    (ascii[0x00...0x1F] + [ascii[0x7F]]).filter {
      !["\u{3}", "\u{4}", "\u{1A}", "\u{1B}"].contains($0)
    }
  )
  private static let arrows = TypedKeys(
    "arrows in both forms",
    "ABCDEabcd".flatMap { ["\u{1B}[\($0)", "\u{1B}O\($0)", "\u{1B}\u{1B}[\($0)"] }
  )
  private static let modified = TypedKeys(
    "arrows with modifiers",
    (2...8).flatMap { modifier in
      "ABCDHF".flatMap { ["\u{1B}[1;\(modifier)\($0)", "\u{1B}O\(modifier)\($0)"] }
    }
  )
  private static let positions = TypedKeys(
    "home, end, pages, insert and delete",
    ["\u{1B}[H", "\u{1B}[F", "\u{1B}OH", "\u{1B}OF"]
      + (1...8).flatMap { ["\u{1B}[\($0)~", "\u{1B}[\($0);5~", "\u{1B}[\($0)^", "\u{1B}[\($0)@"] }
  )
  private static let functions = TypedKeys(
    "function keys",
    "PQRS".flatMap { ["\u{1B}O\($0)", "\u{1B}[1;2\($0)"] } + "ABCDE".map { "\u{1B}[[\($0)" }
      + [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24].flatMap {
        ["\u{1B}[\($0)~", "\u{1B}[\($0);2~"]
      }
  )
  /// Letters with Alt, except `Alt+O` and `Alt+[`, which start escape sequences.
  private static let alt = TypedKeys(
    "letters with Alt",
    (lower + upper).filter { $0 != "O" }.map { "\u{1B}\($0)" } + ["\u{1B}é", "\u{1B}\r"]
  )
  private static let mouse = TypedKeys(
    "reports of the mouse and of the window",
    [
      "\u{1B}[<0;10;10M", "\u{1B}[<0;10;10m", "\u{1B}[M !!", "\u{1B}[MaAy", "\u{1B}[0;10;10M",
      "\u{1B}[I", "\u{1B}[O",
    ]
  )
  private static let answers = TypedKeys(
    "answers of the terminal",
    ["\u{1B}[?1;2c", "\u{1B}[24;80R", "\u{1B}[?2026;2$y", "\u{1B}[97u", "\u{1B}[97;5u"]
  )
  private static let characters = TypedKeys(
    "characters of several bytes",
    ["é", "ä", "а", "日", "Ａ", "ａ", "ｙ", "😀", "\u{E5}", "\u{100}"]
  )
  private static let brokenCharacters = TypedKeys(
    "bytes that are no character",
    [
      TypedKey(bytes: [0xFF]), TypedKey(bytes: [0x80]), TypedKey(bytes: [0xC3]),
      TypedKey(bytes: [0xE9]), TypedKey(bytes: [0xC0, 0x81]), TypedKey(bytes: [0xED, 0xA0, 0x80]),
      TypedKey(bytes: [0xF0, 0x9F], [0x98, 0x80]), TypedKey(bytes: [0x9B]),
      TypedKey(bytes: [0xE9, 0x61]), TypedKey(bytes: [0x9B, 0x41]),
    ]
  )
  private static let escapes = TypedKeys("Escape alone", ["\u{1B}", "\u{1B}\u{1B}"])
  private static let halves = TypedKeys(
    "sequences in parts, and halves before a letter",
    [
      TypedKey("\u{1B}[", "A"), TypedKey("\u{1B}[", "a"), TypedKey("\u{1B}[1;", "a"),
      TypedKey("\u{1B}[1", ";", "2", "A"), TypedKey("\u{1B}O", "A"), TypedKey("\u{1B}O", "a"),
      TypedKey("\u{1B}", "[", "A"), TypedKey("\u{1B}", "O", "a"), TypedKey("\u{1B}[<0;1", ";1M"),
      TypedKey("\u{1B}[M", "aA", "y"), TypedKey("\u{1B}[[", "A"),
    ]
  )
  private static let pastes = TypedKeys(
    "pasted text in brackets",
    ["a", "A", "y", "Ay", "a\ny\nA\n", "", "a\u{3}", String(repeating: "aAy\r", count: 500)].map {
      TypedKey("\u{1B}[200~\($0)\u{1B}[201~")
    } + [
      TypedKey("\u{1B}[200~", "A", "y", "a", "\u{1B}[201~"),
      TypedKey("\u{1B}[20", "0~A", "y\u{1B}[2", "01~"),
      TypedKey("\u{1B}[200~A\u{1B}[201~A"), TypedKey("a\u{1B}[200~y\u{1B}[201~"),
      TypedKey("\u{1B}[200~\u{1B}[A\u{1B}[200~y\u{1B}[201~"),
    ]
  )
  private static let bareBursts = TypedKeys(
    "pasted text without brackets",
    [
      "Ay", "aa", "yA", "a\n", "AAyy", "yes\nAll\n", "a\u{3}y", "\u{1B}[Aa", "a\u{1B}[A",
      "\u{1B}[A\u{1B}[A", "e\u{301}", String(repeating: "aAy\n", count: 500),
    ]
  )
}
