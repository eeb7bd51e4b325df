import Foundation
import LayoutValues
import Testing

@testable import ResourceFiles
@testable import ViewLayout

/// Checks the selection of texts and images by language (R-LOC-1, R-LOC-3, R-LOC-5).
struct LocalizationTests {
  private static let tables = [
    "en.lproj/Localizable.strings": #""title" = "Title"; "rest" = "Rest";"#,
    "de.lproj/Localizable.strings": #""title" = "Titel";"#,
    "pt-BR.lproj/Localizable.strings": #""title" = "Título";"#,
    "zh-Hant.lproj/Localizable.strings": #""title" = "標題";"#,
  ]

  @Test func `GeneratedText finds a key by its letters, ignoring case and separators`() throws {
    let folder = try ResourceFolder([
      "en.lproj/Localizable.strings":
        "\"dialog.button-ok\" = \"Agree\"; \"item_count\" = \"%d items\"; \"a.b\" = \"1\"; \"ab\" = \"2\";"
    ])
    let resources = folder.resources
    for name in ["dialogButtonOk", "dialog_button_ok", "DialogButtonOK"] {
      #expect(GeneratedText(named: name, in: resources)?.string() == "Agree")
    }
    #expect(GeneratedText(named: "itemCount", in: resources)?.string(arguments: [3]) == "3 items")
    // Two keys have these letters.
    #expect(GeneratedText(named: "aB", in: resources) == nil)
    #expect(GeneratedText(named: "dialogButton", in: resources) == nil)
  }

  @Test(
    arguments: [
      ("en", "Title"), ("de", "Titel"), ("de-AT", "Titel"), ("pt", "Título"), ("pt-BR", "Título"),
      ("zh-Hant-HK", "標題"), ("fr", "Title"),
    ]
  )
  func `a text is looked up in the nearest available language`(
    language: String,
    text: String
  ) throws {
    let resources = try ResourceFolder(Self.tables).resources
    #expect(resources.text("title", in: LayoutLanguage(code: language)) == text)
  }

  @Test func `a text without a translation is reported once for each language`() throws {
    let folder = try ResourceFolder(Self.tables)
    let resources = folder.resources
    for language in ["de", "de", "en", "pt-BR"] {
      #expect(resources.text("rest", in: LayoutLanguage(code: language)) == "Rest")
    }
    #expect(
      resources.missingNames.map(\.message) == [
        "the app's folder has no text 'rest' in 'de'; that in 'en' is shown",
        "the app's folder has no text 'rest' in 'pt-BR'; that in 'en' is shown",
      ]
    )
  }

  @Test func `a key with shouldTranslate set to false is not reported as untranslated`() throws {
    let folder = try ResourceFolder([
      "Localizable.xcstrings": #"""
      {"sourceLanguage": "en", "strings": {
        "Plumb": {"shouldTranslate": false},
        "Bye": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Bye"}}}}}}
      """#
    ])
    let german = LayoutLanguage(code: "de")
    let resources = folder.resources
    #expect(resources.text("Plumb", in: german) == "Plumb")
    #expect(resources.missingNames.isEmpty)
    #expect(resources.text("Bye", in: german) == "Bye")
    #expect(resources.missingNames.count == 1)
  }

  @Test(
    arguments: [
      (LayoutLanguage.Pseudo.longer, "Good morning", "GoodGo morningmor"),
      (.longer, "%lld files of %@, 100%%", "%lld filesfi ofo %@, 100%%"),
      (.accented, "Name: %1$@", "Ñåmé: %1$@"),
      (.rightToLeft, "Name", "Name"),
    ]
  )
  func `a pseudolanguage changes words and keeps format specifiers`(
    pseudo: LayoutLanguage.Pseudo,
    text: String,
    changed: String
  ) {
    #expect(pseudo.applied(to: text) == changed)
  }

  @Test(
    arguments: [
      ("de", 1, 30), ("de", 3, 31), ("en", 3, 21), ("ar", 2, 44), ("ar", 3, 44),
    ] as [(String, CGFloat, CGFloat)]
  )
  func `an image variant is selected by language, direction and scale`(
    language: String,
    scale: CGFloat,
    width: CGFloat
  ) {
    func variant(
      _ width: Double,
      _ scale: Double?,
      _ language: String?,
      _ isRTL: Bool? = nil
    )
      -> ImageVariant
    {
      ImageVariant(
        language: language,
        isRightToLeft: isRTL,
        scale: scale,
        size: CGSize(width: width, height: 1)
      )
    }
    let variants = [
      variant(20, 2, nil), variant(21, 3, nil), variant(44, nil, nil, true), variant(30, 2, "de"),
      variant(31, 3, "de"),
    ]
    let localization = LayoutLanguage(code: language)
    #expect(variants.size(in: localization, scale: scale)?.width == width)
  }

  @Test func `Info.plist and the project set development language and orientations`() throws {
    let folder = try ResourceFolder([
      "Info.plist": """
      <plist version="1.0"><dict>
        <key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string>
        <key>UISupportedInterfaceOrientations~ipad</key>
        <array><string>UIInterfaceOrientationLandscapeLeft</string></array>
      </dict></plist>
      """,
      "App.xcodeproj/project.pbxproj": """
      developmentRegion = de;
      INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone = "UIInterfaceOrientationPortrait";
      """,
      "de.lproj/Localizable.strings": #""a" = "A";"#,
      "en.lproj/Localizable.strings": #""a" = "B";"#,
    ])
    let resources = folder.resources
    #expect(folder.mistakes == [])
    #expect(folder.contents.developmentLanguage == "de")
    #expect(folder.contents.properties.phone == [.portrait])
    #expect(folder.contents.properties.pad == [.landscape])
    #expect(resources.text("a") == "A")
  }

  @Test(
    arguments: [
      ("guide.title", true), ("SETTINGS_TITLE", true), ("home.title_2nd", true), ("Title", false),
      ("Good morning", false), ("v1.0", false), ("3.14", false), ("Hello.World", false),
    ]
  )
  func `looksLikeKey distinguishes keys such as guide.title from displayed text`(
    text: String,
    isKey: Bool
  ) {
    #expect(UnresolvedKeys.looksLikeKey(text) == isKey)
  }
}
