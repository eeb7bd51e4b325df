import SpecFormat
import Testing

struct PreferencesLineTests {
  @Test(arguments: [
    ("82", "82"), ("nil", "nil"), ("(50.0, 20.0)", "(50.0, 20.0)"), ("a = b", "a = b"),
    ("\" a \"", " a "), ("\"\"", ""), ("[\"a\", \"b\"]", "[\"a\", \"b\"]"), ("\"a\" b", "\"a\" b"),
  ])
  func `a preferences value is the text after the first =, without outer quotes`(
    written: String,
    value: String
  ) {
    let content = expectation("preferences", "SizeKey = \(written)")?.content
    #expect(
      content as? PreferencesFence
        == PreferencesFence([PreferenceLine(line: 4, key: "SizeKey", value: value)])
    )
  }
}
