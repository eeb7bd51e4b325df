import Foundation
import LayoutValues
import Testing

@testable import ResourceFiles
@testable import ViewLayout

struct StringTableTests {
  private static func number(_ value: Int) -> FormatArgument {
    FormatArgument(specifier: "%lld", text: "\(value)", number: Double(value))
  }

  private static func word(_ text: String) -> FormatArgument {
    FormatArgument(specifier: "%@", text: text)
  }

  @Test func `a strings file may contain comments, escapes and unquoted keys`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings": #"""
      /* A title,
         in two lines */
      "title" = "One \"two\"\n\U00E9"; // the end
      plain = "Words";
      """#,
      "de.lproj/Localizable.strings": #""title" = "Eins";"#,
    ])
    #expect(folder.mistakes == [])
    #expect(folder.resources.text("title") == "One \"two\"\né")
    #expect(folder.resources.text("plain") == "Words")
    #expect(folder.contents.developmentLanguage == "en")
  }

  @Test func `a strings file in UTF-16 is read`() throws {
    let folder = try ResourceFolder()
    let data = try #require("\"a\" = \"é\";".data(using: .utf16))
    try folder.write(data, to: "Base.lproj/Localizable.strings")
    #expect(folder.resources.text("a") == "é")
  }

  @Test(
    arguments: [
      ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", "3: ';' is missing after 'c'"),
      ("\n\"a\" = \"b;\n", "2: the text has no closing quotation mark"),
      ("/* a", "1: the comment has no end"),
      ("= ;", "1: a key in quotation marks is missing"),
    ]
  )
  func `a malformed strings file is reported with the line`(text: String, mistake: String) throws {
    let folder = try ResourceFolder(["en.lproj/A.strings": text])
    #expect(folder.mistakes == ["en.lproj/A.strings:\(mistake)"])
  }

  @Test func `arguments replace format specifiers in order or by position`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings": #"""
      "%@ to %@" = "To %2$@ from %1$@";
      "%lld%% of %@" = "%lld %% (%@)";
      "%lf km" = "%.1f kilometers";
      """#
    ])
    let resources = folder.resources
    let words = [Self.word("A"), Self.word("B")]
    #expect(resources.text("%@ to %@", arguments: words) == "To B from A")
    let share = resources.text("%lld%% of %@", arguments: [Self.number(5), Self.word("all")])
    #expect(share == "5 % (all)")
    let length = FormatArgument(specifier: "%lf", text: "2.25", number: 2.25)
    #expect(resources.text("%lf km", arguments: [length]) == "2.2 kilometers")
  }

  @Test func `a string catalog may have plurals, substitutions and keys without a text`() throws {
    let folder = try ResourceFolder([
      "Localizable.xcstrings": #"""
      {"sourceLanguage": "de", "version": "1.0", "strings": {
        "Hallo": {},
        "%@ hat %lld Inseln": {"localizations": {"de": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "new", "value": "%1$@ hat eine Insel"}},
          "other": {"stringUnit": {"state": "new", "value": "%1$@ hat %2$lld Inseln"}}}}}}},
        "%lld of %lld": {"localizations": {"de": {
          "stringUnit": {"state": "new", "value": "%#@part@ von %2$lld"},
          "substitutions": {"part": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "new", "value": "eine"}},
            "other": {"stringUnit": {"state": "new", "value": "%arg"}}}}}}}}}}}
      """#
    ])
    #expect(folder.mistakes == [])
    let resources = folder.resources
    #expect(resources.text("Hallo") == "Hallo")
    let key = "%@ hat %lld Inseln"
    let one = resources.text(key, arguments: [Self.word("A"), Self.number(1)])
    #expect(one == "A hat eine Insel")
    let two = resources.text(key, arguments: [Self.word("A"), Self.number(2)])
    #expect(two == "A hat 2 Inseln")
    let parts = [1, 4].map {
      resources.text("%lld of %lld", arguments: [Self.number($0), Self.number(5)])
    }
    #expect(parts == ["eine von 5", "4 von 5"])
  }

  @Test func `a stringsdict file selects a plural form by the number`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.stringsdict": """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>Has %#@files@</string>
      <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>zero</key><string>no file</string>
      <key>one</key><string>a file</string>
      <key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """
    ])
    #expect(folder.mistakes == [])
    let texts = [0, 1, 7].map {
      folder.resources.text("%lld files", arguments: [Self.number($0)])
    }
    #expect(texts == ["Has no file", "Has a file", "Has 7 files"])
  }

  @Test func `malformed string catalogs and stringsdict files are reported with the line`() throws {
    let folder = try ResourceFolder([
      "A.xcstrings": "{\n\"sourceLanguage\": \"en\",\n\"strings\" {}}",
      "B.xcstrings": #"{"strings": {}}"#,
      "en.lproj/C.stringsdict": "<plist><dict>\n<key>a</key><dict/>\n</dict></plist>",
      "en.lproj/D.stringsdict": "<plist>\n<dict>\n<key>a</key><dict></dict>",
    ])
    let mistakes = folder.mistakes
    try #require(mistakes.count == 4)
    #expect(mistakes[0] == "A.xcstrings:3: the JSON is broken: Invalid value")
    #expect(mistakes[1] == "B.xcstrings:1: 'the file' has no member 'sourceLanguage'")
    #expect(mistakes[2] == "en.lproj/C.stringsdict:2: 'a' has no 'NSStringLocalizedFormatKey'")
    #expect(mistakes[3].hasPrefix("en.lproj/D.stringsdict:3: the property list is broken: "))
  }

  // From the table of plural rules of the Unicode Common Locale Data Repository.
  @Test(
    arguments: [
      ("en", [0, 1, 2], "other one other"), ("fr", [0, 1, 2], "one one other"),
      ("ja", [1, 2], "other other"), ("ru", [1, 2, 5, 11, 21, 22], "one few many many one few"),
      ("pl", [1, 2, 5, 12, 21, 22], "one few many many many few"),
      ("cs", [1, 3, 5], "one few other"),
      ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"),
      ("he", [1, 2, 3], "one two other"), ("ro", [1, 0, 19, 20], "one few few other"),
      ("lt", [0, 1, 2, 11, 21, 1.5], "other one few other one many"),
      ("lv", [0, 1, 2, 11, 21], "zero one other zero one"),
      ("sl", [1, 2, 3, 5, 101], "one two few other one"), ("is", [1, 11, 21], "one other one"),
      ("fil", [1, 3, 4, 14], "one one other other"),
      ("sr", [1, 2, 5], "one few other"), ("pt-BR", [0, 1, 2], "one one other"),
      ("pt-PT", [0, 1, 2], "other one other"), ("gu", [0, 1, 2], "one one other"),
      ("kn", [0, 2], "one other"), ("pa", [0, 1, 2], "one one other"),
      ("ga", [1, 2, 3, 7, 11], "one two few many other"),
      ("cy", [0, 1, 2, 3, 6, 4], "zero one two few many other"),
      ("mt", [2, 3, 11, 20], "two few many other"), ("am", [0, 1.5], "one other"),
      ("fr", [1_000_000, 1_000_001, 2_000_000], "many other many"),
      ("es", [1_000_000, 5], "many other"), ("it", [1_000_000, 0], "many other"),
      ("da", [1, 1.5, 2], "one one other"), ("gd", [11, 12, 13, 20], "one two few other"),
    ] as [(String, [Double], String)]
  )
  func `the plural category of a number in each language is that of CLDR`(
    language: String,
    numbers: [Double],
    names: String
  ) {
    let found = numbers.map { PluralCategory.name(for: $0, in: language) }
    #expect(found.joined(separator: " ") == names)
  }

  @Test func `a language without a plural rule is reported once and uses that of English`() throws {
    let folder = try ResourceFolder([
      "qqq.lproj/Localizable.stringsdict": """
      <plist><dict><key>%lld items</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>one</string><key>other</key><string>all</string></dict>
      </dict></dict></plist>
      """
    ])
    let resources = folder.resources
    let (text, issues) = IssueCollector.collecting {
      (1...2).map {
        resources.text(
          "%lld items",
          arguments: [Self.number($0)],
          in: LayoutLanguage(code: "qqq")
        )
      }
    }
    #expect(text == ["one", "all"])
    #expect(
      issues.map(\.message) == [
        "the plural rule of 'qqq' is unknown; that of English is used"
      ]
    )
  }

  @Test func `escapes, unquoted words and single quotes are read as in Foundation`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings": #"""
      "octal" = "x\341y"; "small" = "\u00e9"; "pair" = "\Ud83d\Ude00";
      nav/title = hello; 'single' = 'a "b"';
      "alone";
      """#
    ])
    #expect(folder.mistakes == [])
    let keys = ["octal", "small", "pair", "nav/title", "single", "alone"]
    #expect(
      keys.map { folder.resources.text($0) } == ["xÆy", "u00e9", "😀", "hello", "a \"b\"", "alone"]
    )
  }

  @Test func `a no-break space between strings entries is reported with its line`() throws {
    let folder = try ResourceFolder(["en.lproj/A.strings": "\"a\" = \"b\";\n\u{A0}\"c\" = \"d\";"])
    #expect(folder.mistakes.first?.hasPrefix("en.lproj/A.strings:2: a key is missing") == true)
  }

  /// Returns a dictionary of strings with an entry.
  private func dictionary(_ key: String, _ entry: String) -> String {
    "<plist><dict><key>\(key)</key><dict>\(entry)</dict></dict></plist>"
  }

  @Test func `stringsdict device rules select the iPhone text, width rules the longest`() throws {
    let plural = """
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>%lld sheet</string>
      <key>other</key><string>%lld sheets</string></dict>
      """
    let devices = """
      <key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>
      <key>ipad</key><string>Touch</string><key>other</key><string>Press</string></dict>
      """
    let widths = """
      <key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>Hi</string>
      <key>50</key><string>Hello there</string></dict>
      """
    let folder = try ResourceFolder([
      "en.lproj/Localizable.stringsdict": dictionary("%lld sheets", plural),
      "en.lproj/A.stringsdict": dictionary("start", devices),
      "en.lproj/B.stringsdict": dictionary("title", widths),
    ])
    #expect(folder.mistakes == [])
    let resources = folder.resources
    #expect(resources.text("%lld sheets", arguments: [Self.number(5)]) == "5 sheets")
    #expect(resources.text("start", table: "A") == "Tap")
    #expect(resources.text("title", table: "B") == "Hello there")
  }

  @Test func `a plural variable nested in another one uses a separate argument`() throws {
    let entry = """
      <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
      <key>files</key><dict><key>one</key><string>%1$lld file in %2$#@folders@</string>
      <key>other</key><string>%1$lld files in %2$#@folders@</string></dict>
      <key>folders</key><dict><key>one</key><string>%2$lld folder</string>
      <key>other</key><string>%2$lld folders</string></dict>
      """
    let folder = try ResourceFolder([
      "en.lproj/Localizable.stringsdict": dictionary("%lld in %lld", entry)
    ])
    let text = folder.resources.text("%lld in %lld", arguments: [Self.number(3), Self.number(1)])
    #expect(text == "3 files in 1 folder")
  }

  @Test func `a format looked up without arguments selects its plural when formatted`() throws {
    let entry = """
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>%d file</string>
      <key>few</key><string>%d fff</string><key>other</key><string>%d files</string></dict>
      """
    let folder = try ResourceFolder([
      "en.lproj/Localizable.stringsdict": dictionary("files", entry),
      "ru.lproj/Localizable.stringsdict": dictionary("files", entry),
    ])
    let resources = folder.resources
    let format = try #require(resources.text("files"))
    #expect(format == "%d files")
    #expect(String(format: format, 1) == "1 file")
    #expect(String.localizedStringWithFormat(format, 2) == "2 files")
    let russian = try #require(resources.text("files", in: LayoutLanguage(code: "ru")))
    #expect(String(format: russian, 3) == "3 fff")
    #expect(String(format: "%d of %d", 3, 4) == "3 of 4")
  }

  @Test func `a format with several numbers selects all plurals, also nested ones`() throws {
    let entry = """
      <key>NSStringLocalizedFormatKey</key><string>%1$#@files@</string>
      <key>files</key><dict><key>one</key><string>%1$d file %2$#@folders@</string>
      <key>other</key><string>%1$d files %2$#@folders@</string></dict>
      <key>folders</key><dict><key>one</key><string>in %2$d folder</string>
      <key>other</key><string>in %2$d folders</string></dict>
      """
    let pair = """
      <key>NSStringLocalizedFormatKey</key><string>%@: %#@n@, %#@m@</string>
      <key>n</key><dict><key>one</key><string>%d day</string>
      <key>other</key><string>%d days</string></dict>
      <key>m</key><dict><key>one</key><string>%d hour</string>
      <key>other</key><string>%d hours</string></dict>
      """
    let folder = try ResourceFolder([
      "en.lproj/Localizable.stringsdict": dictionary("nested", entry),
      "en.lproj/Other.stringsdict": dictionary("pair", pair),
    ])
    let nested = try #require(folder.resources.text("nested"))
    #expect(String(format: nested, 1, 3) == "1 file in 3 folders")
    #expect(String(format: nested, locale: nil, 2, 1) == "2 files in 1 folder")
    let several = try #require(folder.resources.text("pair", table: "Other"))
    #expect(
      String.localizedStringWithFormat(several, NSString(string: "Left"), 1, 2)
        == "Left: 1 day, 2 hours"
    )
    #expect(String(format: "%d, %d, %d", 1, 2, 3) == "1, 2, 3")
  }

  @Test func `a missing text, image or color is reported once, with a similar name`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings": #""title" = "Title";"#,
      "A.xcassets/boat.symbolset/Contents.json": "{}",
    ])
    let resources = folder.resources
    let (_, issues) = IssueCollector.collecting {
      for _ in 0..<2 {
        _ = resources.text("titel")
        _ = resources.text("12 %@", arguments: [Self.word("A")])
        _ = resources.image("boot")
        _ = resources.color("sea")
      }
    }
    #expect(
      issues.map(\.message) == [
        "the app's folder has no text 'titel'",
        "the app's folder has no image 'boot'; did you mean 'boat'?",
        "the app's folder has no color 'sea'",
      ]
    )
    #expect(resources.missingNames == issues)
  }
}
