import Foundation
import Testing

@testable import ResourceFiles
@testable import ViewLayout

/// Resource files that would end the process, take years or need any amount of memory.
@Suite(.timeLimit(.minutes(1))) struct HostileResourceTests {
  /// Returns a binary property list of objects; the first one is the root.
  private static func binary(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    let places = objects.map { object in
      defer { bytes += object }
      return UInt16(bytes.count)
    }
    let table = bytes.count
    bytes += places.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    // The sizes of places and indices, the number of objects, the root and the place of the table.
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [objects.count, 0, table] {
      bytes += withUnsafeBytes(of: UInt64(number).bigEndian) { Array($0) }
    }
    return Data(bytes)
  }

  private static func mistake(_ objects: [[UInt8]]) throws -> String? {
    let folder = try ResourceFolder()
    try folder.write(binary(objects), to: "Info.plist")
    return folder.mistakes.first
  }

  /// The first byte of an object is its type and its length.
  @Test(
    arguments: [
      ([[0xA1, 1], [0xC1, 2], [0x51, 0x61]], "it has a value that property lists cannot have"),
      ([[0xA1, 1], [0x80, 0]], "it has a value that property lists cannot have"),
      ([[0xA1, 0]], "its values are nested too deeply"),
      ([[0xD1, 1, 1], [0x09]], "a key of a dictionary is no text"),
      ([[0xA1, 7]], "it refers to a value outside of the file"),
      ((1...60).map { [0xA2, $0, $0] } + [[0x09]], "it has too many values"),
    ] as [([[UInt8]], String)]
  )
  func `a binary property list that Foundation cannot read is reported`(
    objects: [[UInt8]],
    reason: String
  ) throws {
    let mistake = try Self.mistake(objects)
    #expect(mistake == "Info.plist:1: the property list is broken: \(reason)")
  }

  @Test func `a binary property list with shared values is read`() throws {
    let folder = try ResourceFolder()
    // {UIAppFonts = ("a", "a");}
    let key = [0x5A] + Array("UIAppFonts".utf8)
    try folder.write(
      Self.binary([[0xD1, 1, 2], key, [0xA2, 3, 3], [0x51, 0x61]]),
      to: "Info.plist"
    )
    #expect(folder.contents.properties.fontFiles == ["a", "a"])
    #expect(folder.mistakes == [])
  }

  @Test func `plurals that contain each other give a text of limited length`() throws {
    let names = (0..<12).map { "n\($0)" }
    let form = names.map { "%#@\($0)@" }.joined()
    let plurals = names.map { "\($0) = {other = \"\(form)\";};" }.joined()
    let folder = try ResourceFolder([
      "en.lproj/Localizable.stringsdict":
        "{a = {NSStringLocalizedFormatKey = \"\(form)\"; \(plurals)};}"
    ])
    let text = try #require(folder.resources.text("a"))
    #expect(text.utf8.count < 1_000_000)
  }

  @Test func `a substitution with the smallest argNum uses the next value`() throws {
    let plural = #"{"plural": {"other": {"stringUnit": {"value": "%arg"}}}}"#
    let part = "{\"argNum\": \(Int.min), \"variations\": \(plural)}"
    let unit = #""stringUnit": {"value": "%#@part@"}"#
    let text = "{\"en\": {\(unit), \"substitutions\": {\"part\": \(part)}}}"
    let folder = try ResourceFolder([
      "Localizable.xcstrings":
        "{\"sourceLanguage\": \"en\", \"strings\": {\"%lld\": {\"localizations\": \(text)}}}"
    ])
    let number = FormatArgument(specifier: "%lld", text: "5", number: 5)
    #expect(folder.resources.text("%lld", arguments: [number]) == "5")
  }

  @Test(arguments: ["%.999999999f", "%999999999.1f", "%0999999999d"])
  func `a width or a precision of more than three digits is ignored`(specifier: String) throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings": "\"a %lf\" = \"\(specifier)\";"
    ])
    let number = FormatArgument(specifier: "%lf", text: "5", number: 5)
    #expect(folder.resources.text("a %lf", arguments: [number]) == "5")
  }

  @Test(
    arguments: [
      ("<svg viewBox='0 0 infinity 4'>", "1x"), ("<svg width='1e300' height='4'>", "1x"),
      ("%PDF << /MediaBox [0 0 1e999 4] >>", "1x"), ("<svg width='4' height='4'>", "infx"),
      ("<svg width='4' height='4'>", "1e-300x"), ("<svg width='4' height='4'>", "nanx"),
    ]
  )
  func `an image without a finite size is reported`(text: String, scale: String) throws {
    let folder = try ResourceFolder([
      "A.xcassets/a.imageset/Contents.json":
        "{\"images\": [{\"scale\": \"\(scale)\", \"filename\": \"a.svg\"}]}",
      "A.xcassets/a.imageset/a.svg": text,
    ])
    #expect(folder.mistakes.count == 1)
  }

  @Test func `a color component that is not a number is reported`() throws {
    let folder = try ResourceFolder([
      "A.xcassets/a.colorset/Contents.json":
        #"{"colors": [{"color": {"components": {"white": "nan"}}}]}"#
    ])
    #expect(
      folder.mistakes.first?.hasSuffix("the component 'white' is 'nan', which is not a number")
        == true
    )
  }

  @Test func `comments and lists without an end are read in linear time`() throws {
    let folder = try ResourceFolder([
      "A.xcassets/a.imageset/Contents.json": #"{"images": [{"filename": "a.svg"}]}"#,
      "A.xcassets/a.imageset/a.svg":
        "<svg width='3' height='4'>" + String(repeating: "<!--", count: 250_000),
      "A.xcconfig": String(repeating: "INFOPLIST_KEY_UIAppFonts = (\n", count: 30_000),
    ])
    #expect(folder.mistakes == [])
    #expect(folder.contents.properties.fontFiles == [])
  }
}
