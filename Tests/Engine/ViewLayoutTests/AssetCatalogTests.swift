import Foundation
import Testing

@testable import ResourceFiles
@testable import ViewLayout

/// Expected sizes are the pixels in the hand-written headers divided by the scales.
struct AssetCatalogTests {
  private static let scales = #"""
    {"images": [
      {"idiom": "universal", "scale": "1x"},
      {"idiom": "universal", "scale": "2x", "filename": "a@2x.png"},
      {"idiom": "universal", "scale": "3x", "filename": "a@3x.png"}]}
    """#

  private static func single(_ name: String) -> String {
    #"{"images": [{"idiom": "universal", "filename": "\#(name)"}]}"#
  }

  @Test func `Color.resolve returns the components for the color scheme`() {
    var environment = EnvironmentValues()
    let color = Color(light: [1, 0, 0, 1], dark: [0, 0, 0.5, 1], name: nil)
    #expect(color.resolve(in: environment) == Color.Resolved(red: 1, green: 0, blue: 0))
    environment.colorScheme = .dark
    #expect(color.resolve(in: environment) == Color.Resolved(red: 0, green: 0, blue: 0.5))
  }

  @Test func `the size of an image is that of its file divided by the scale`() throws {
    let folder = try ResourceFolder(["A.xcassets/a.imageset/Contents.json": Self.scales])
    try folder.write(.png(width: 40, height: 30), to: "A.xcassets/a.imageset/a@2x.png")
    try folder.write(.png(width: 60, height: 45), to: "A.xcassets/a.imageset/a@3x.png")
    try folder.write(.png(width: 90, height: 60), to: "Loose/b@3x.png")
    let resources = folder.resources
    #expect(resources.size(of: "a") == CGSize(width: 20, height: 15))
    #expect(resources.size(of: "b") == CGSize(width: 30, height: 20))
  }

  @Test(
    arguments: [
      ("a.svg", #"<svg width="30" height="20px" viewBox="0 0 3 2">"#, 30, 20),
      ("a.svg", "<?xml version='1.0'?>\n<svg\n viewBox='0 0 24 16'>", 24, 16),
      ("a.svg", #"<svg width="100%" height="100%" viewBox="0,0,8,9">"#, 8, 9),
      ("a.pdf", "%PDF-1.7\n<< /MediaBox [ 0 0 48 36.5 ] >>", 48, 36.5),
    ] as [(String, String, Double, Double)]
  )
  func `an SVG has the size of its attributes, and a PDF that of its MediaBox`(
    name: String,
    text: String,
    width: Double,
    height: Double
  ) throws {
    let folder = try ResourceFolder([
      "A.xcassets/a.imageset/Contents.json": Self.single(name),
      "A.xcassets/a.imageset/\(name)": text,
    ])
    #expect(folder.mistakes == [])
    #expect(folder.resources.size(of: "a") == CGSize(width: width, height: height))
  }

  @Test func `the size of a JPEG is read from its start-of-frame segment`() throws {
    let folder = try ResourceFolder()
    let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9]
    try folder.write(Data(header), to: "photo.jpg")
    #expect(folder.resources.size(of: "photo.jpg") == CGSize(width: 9, height: 7))
    #expect(folder.resources.size(of: "photo") == nil)
  }

  @Test func `Exif orientations 5 and 8 swap the width and height of a JPEG`() throws {
    let folder = try ResourceFolder()
    for orientation in [UInt8(1), 3, 5, 8] {
      // An APP1 segment with one entry in little-endian order: the tag 0x112.
      let entry: [UInt8] = [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
      let exif =
        Array("Exif".utf8) + [0, 0] + Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0] + entry
        + [0, 0, 0, 0]
      let segment = [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif
      let frame: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 7, 0, 9]
      try folder.write(Data([0xFF, 0xD8] + segment + frame), to: "a\(orientation).jpg")
    }
    let resources = folder.resources
    let upright = CGSize(width: 9, height: 7)
    let turned = CGSize(width: 7, height: 9)
    #expect(resources.size(of: "a1.jpg") == upright)
    #expect(resources.size(of: "a3.jpg") == upright)
    #expect(resources.size(of: "a5.jpg") == turned)
    #expect(resources.size(of: "a8.jpg") == turned)
  }

  @Test func `the size of a PDF is that of its CropBox after its rotation`() throws {
    let boxes = "/MediaBox [0 0 100 80] /CropBox [10 10 40 30]"
    let page = "%PDF-1.4\n<< /Type /Page \(boxes) /Rotate 270 >>"
    let folder = try ResourceFolder([
      "A.xcassets/a.imageset/Contents.json": Self.single("a.pdf"),
      "A.xcassets/a.imageset/a.pdf": page,
    ])
    #expect(folder.resources.size(of: "a") == CGSize(width: 20, height: 30))
  }

  @Test func `the last of two images with the same name is used, the other is reported`() throws {
    let folder = try ResourceFolder([
      "App/A.xcassets/logo.imageset/Contents.json": Self.single("a.svg"),
      "App/A.xcassets/logo.imageset/a.svg": #"<svg width="10" height="10">"#,
      "Widget/A.xcassets/logo.imageset/Contents.json": Self.single("a.svg"),
      "Widget/A.xcassets/logo.imageset/a.svg": #"<svg width="30" height="20">"#,
      "Widget/A.xcassets/logo.colorset/Contents.json": #"{"colors": []}"#,
    ])
    let resources = folder.resources
    #expect(resources.size(of: "logo") == CGSize(width: 30, height: 20))
    let sets = ["App", "Widget"].map { "\(folder.path)/\($0)/A.xcassets/logo.imageset" }
    #expect(
      folder.contents.repeatedNames == [
        RepeatedName(name: "image 'logo'", unused: sets[0], used: sets[1])
      ]
    )
  }

  @Test func `a folder that provides a namespace prefixes the names of its assets`() throws {
    let folder = try ResourceFolder([
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/boat.symbolset/Contents.json": "{}",
      "A.xcassets/Plain/car.symbolset/Contents.json": "{}",
    ])
    #expect(folder.resources.image("Icons/boat") == .symbol)
    #expect(folder.resources.image("car") == .symbol)
  }

  @Test func `color components may be hex, 0 to 255 or 0 to 1, in light and dark mode`() throws {
    let folder = try ResourceFolder([
      "A.xcassets/sea.colorset/Contents.json": #"""
      {"colors": [
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"components": {"white": "1.0", "alpha": "1.0"}}},
        {"color": {"components": {"red": "0xFF", "green": "51", "blue": "0.5", "alpha": "0.25"}}}]}
      """#
    ])
    let light = AssetIndex.ColorValue(red: 1, green: 0.2, blue: 0.5, alpha: 0.25)
    let dark = AssetIndex.ColorValue(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(folder.resources.color("sea") == AssetIndex.NamedColor(light: light, dark: dark))
  }

  @Test func `an image set has a dark variant, and high contrast is ignored`() throws {
    let folder = try ResourceFolder([
      "A.xcassets/a.imageset/Contents.json": #"""
      {"images": [
        {"filename": "light.svg"},
        {"filename": "dark.svg",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "contrast.svg",
         "appearances": [{"appearance": "contrast", "value": "high"}]}]}
      """#,
      "A.xcassets/a.imageset/light.svg": #"<svg width="10" height="10">"#,
      "A.xcassets/a.imageset/dark.svg": #"<svg width="16" height="12">"#,
      "A.xcassets/a.imageset/contrast.svg": #"<svg width="90" height="90">"#,
    ])
    #expect(folder.resources.size(of: "a") == CGSize(width: 10, height: 10))
    #expect(folder.resources.size(of: "a", colorScheme: .dark) == CGSize(width: 16, height: 12))
  }

  @Test func `UIUserInterfaceStyle in Info.plist or build settings sets the color scheme`() throws {
    let file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      </dict></plist>
      """
    let folder = try ResourceFolder(["Info.plist": file])
    #expect(folder.contents.properties.interfaceStyle == .dark)
    let project = try ResourceFolder([
      "App.xcodeproj/project.pbxproj": "INFOPLIST_KEY_UIUserInterfaceStyle = Light;"
    ])
    #expect(project.contents.properties.interfaceStyle == .light)
    #expect(try ResourceFolder().contents.properties.interfaceStyle == nil)
  }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", "INFOPLIST_FILE = \"Config/Trails-iOS.plist\";", true),
    ("A.xcconfig", "INFOPLIST_FILE = $(SRCROOT)/Config/Trails-iOS.plist\nA = B", true),
    ("A.xcodeproj/project.pbxproj", "INFOPLIST_FILE = Config/Other.plist;", false),
  ])
  func `INFOPLIST_FILE in build settings selects the app's property list`(
    file: String,
    setting: String,
    isFound: Bool
  ) throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      </dict></plist>
      """
    let folder = try ResourceFolder(["Config/Trails-iOS.plist": list, file: setting])
    #expect(folder.contents.properties.interfaceStyle == (isFound ? .dark : nil))
  }

  @Test(arguments: [
    ("A.xcodeproj/project.pbxproj", "INFOPLIST_KEY_UIAppFonts = (\n\"A B.ttf\",\nC.otf,\n);"),
    ("A.xcodeproj/project.pbxproj", "INFOPLIST_KEY_UIAppFonts = A.ttf;"),
    ("A.xcodeproj/project.pbxproj", "INFOPLIST_KEY_UIAppFonts = \"A.ttf Sub/C.otf\";"),
    ("A.xcconfig", "INFOPLIST_KEY_UIAppFonts = A.ttf Sub/C.otf\nB = C"),
  ])
  func `INFOPLIST_KEY_UIAppFonts in build settings lists the font files`(
    file: String,
    setting: String
  ) throws {
    let names = try ResourceFolder([file: setting]).contents.properties.fontFiles
    #expect([["A B.ttf", "C.otf"], ["A.ttf"], ["A.ttf", "Sub/C.otf"]].contains(names))
    #expect(names.count == setting.count { $0 == "." })
  }

  @Test func `a missing file of an image set is reported, and the others are used`() throws {
    let folder = try ResourceFolder(["A.xcassets/a.imageset/Contents.json": Self.scales])
    try folder.write(.png(width: 40, height: 30), to: "A.xcassets/a.imageset/a@2x.png")
    #expect(folder.mistakes == ["A.xcassets/a.imageset/a@3x.png:1: the file cannot be read"])
    #expect(folder.resources.size(of: "a") == CGSize(width: 20, height: 15))
  }

  @Test func `malformed assets are reported with path and line, and others are read`() throws {
    let folder = try ResourceFolder([
      "A.xcassets/a.imageset/Contents.json": "{\n\"images\": [\n}",
      "A.xcassets/b.imageset/Contents.json": Self.single("b.heic"),
      "A.xcassets/b.imageset/b.heic": "heic",
      "A.xcassets/c.colorset/Contents.json":
        #"{"colors": [{"color": {"components": {"red": "x", "green": "0", "blue": "0"}}}]}"#,
      "A.xcassets/d.symbolset/Contents.json": "{}",
    ])
    let mistakes = folder.mistakes
    try #require(mistakes.count == 3)
    #expect(mistakes[0].hasPrefix("A.xcassets/a.imageset/Contents.json:3: the JSON is broken"))
    #expect(mistakes[1].hasPrefix("A.xcassets/b.imageset/b.heic:1: the format of the image"))
    #expect(mistakes[2].hasSuffix("the component 'red' is 'x', which is not a number"))
    #expect(folder.resources.image("d") == .symbol)
  }
}

extension AppResources {
  /// Returns the size of an image without a language at scale 1; `nil` for another asset.
  fileprivate func size(of name: String, colorScheme: ColorScheme = .light) -> CGSize? {
    guard case .image(let variants)? = image(name) else { return nil }
    return variants.size(in: nil, scale: 1, colorScheme: colorScheme)
  }
}
