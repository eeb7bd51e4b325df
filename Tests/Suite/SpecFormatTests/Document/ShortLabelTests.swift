import Testing

@testable import SpecFormat

struct ShortLabelTests {
  @Test(
    arguments: [
      ("Reset", "Reset"), ("Twenty-four characters ok", "Twenty-four characters…"),
      ("Mathematician and writer of", "Mathematician and…"),
      ("Donaudampfschifffahrtsgesellschaft", "Donaudampfschifffahrtsg…"),
      ("Oh donaudampfschifffahrtsgesellschaft", "Oh donaudampfschifffahr…"),
      ("아주 긴 이름을 가진 항목이라서 짧게 써야 하는 것", "아주 긴 이름을 가진 항목이라서 짧게…"), ("", ""),
    ]
  )
  func `labels over 24 characters are truncated with an ellipsis`(label: String, short: String) {
    #expect(ShortLabel.text(label) == short)
    #expect(ShortLabel.matches(short, label: label))
    #expect(ShortLabel.text(short) == short)
  }

  @Test(
    arguments: [
      ("Math…", "Mathematician", true), ("Math…", "Math…", true), ("Math", "Mathematician", false),
      ("Meth…", "Mathematician", false), ("…", "Mathematician", false), ("Math…", "Mat", false),
    ]
  )
  func `a truncated label matches every label with its prefix`(
    written: String,
    label: String,
    stands: Bool
  ) {
    #expect(ShortLabel.matches(written, label: label) == stands)
    #expect(!ShortLabel.matches(written, label: nil))
  }

  @Test(
    arguments: [
      ("Text \"Mathematician and writer of\" #bio", "Text \"Mathematician and…\" #bio"),
      ("Text \"One\"", "Text \"One\""), ("HStack #row", "HStack #row"),
      (
        #"Text "A \"quoted\" word of many letters" #"an id""#,
        #"Text "A \"quoted\" word of…" #"an id""#
      ),
      (#"Text "open"#, #"Text "open"#),
    ]
  )
  func `a long quoted label in the name of a node is truncated`(name: String, short: String) {
    #expect(ShortLabel.name(name) == short)
  }
}
