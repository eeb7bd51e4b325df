import Testing

@testable import AppCode

@Suite struct XcodeProjectTests {
  private func project(_ text: ProjectText, swift: [String]) throws -> AppProject {
    try AppFolder(["App.xcodeproj/project.pbxproj": text.text], swift: swift).project()
  }

  @Test func `the path of a file includes the paths of its groups`() throws {
    var text = ProjectText()
    text.addTarget("App", fields: "")
    text.addItem("OUTER", "PBXGroup", "path = Outer; children = (NAMED);")
    text.add("NAMED", "PBXGroup", "name = Named; children = (A, B); sourceTree = \"<group>\";")
    text.add("A", "PBXFileReference", "path = A.swift; sourceTree = \"<group>\";")
    text.add("B", "PBXFileReference", "path = Other/B.swift; sourceTree = SOURCE_ROOT;")
    text.add("BUILD_A", "PBXBuildFile", "fileRef = A;")
    text.add("BUILD_B", "PBXBuildFile", "fileRef = B;")
    text.add("SOURCES_App", "PBXSourcesBuildPhase", "files = (BUILD_A, BUILD_B);")
    let project = try project(text, swift: ["Outer/A.swift", "Other/B.swift"])
    #expect(project.files(of: "App") == ["Other/B.swift", "Outer/A.swift"])
  }

  @Test func `a synchronized group has all files of its folder except its exceptions`() throws {
    var text = ProjectText()
    text.addTarget("App", fields: "fileSystemSynchronizedGroups = (GROUP);")
    text.addTarget("Kit", type: "framework", files: ["K.swift"])
    text.addItem(
      "GROUP",
      "PBXFileSystemSynchronizedRootGroup",
      "path = App; exceptions = (OWN, OTHER);"
    )
    text.add(
      "OWN",
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (\"Info.plist\", \"Views/Shared.swift\"); target = App;"
    )
    text.add(
      "OTHER",
      "PBXFileSystemSynchronizedBuildFileExceptionSet",
      "membershipExceptions = (\"Views/Shared.swift\"); target = Kit;"
    )
    let project = try project(
      text,
      swift: ["App/A.swift", "App/Views/Shared.swift", "App/Views/V.swift", "K.swift"]
    )
    #expect(project.files(of: "App") == ["App/A.swift", "App/Views/V.swift"])
    #expect(project.files(of: "Kit") == ["App/Views/Shared.swift", "K.swift"])
  }

  @Test func `a build file with the platformFilter macos is left out`() throws {
    var text = ProjectText()
    text.addTarget("App", files: ["A.swift", "Mac.swift"])
    text.add(
      "BUILD_App_Mac_swift",
      "PBXBuildFile",
      "fileRef = FILE_Mac_swift; platformFilter = macos;"
    )
    let app = try project(text, swift: ["A.swift", "Mac.swift"])
    #expect(app.files(of: "App") == ["A.swift"])
  }

  @Test(arguments: [
    ("PRODUCT_NAME = \"My Product\";", "My_Product"),
    ("PRODUCT_NAME = \"$(TARGET_NAME)-$(SUFFIX)\"; SUFFIX = 2;", "App_2"),
    (
      "PRODUCT_NAME = Other; PRODUCT_MODULE_NAME = \"${PRODUCT_NAME:c99extidentifier}Kit\";",
      "OtherKit"
    ),
    ("", "App"),
  ])
  func `PRODUCT_NAME and PRODUCT_MODULE_NAME set the name of a module`(
    settings: String,
    name: String
  ) throws {
    var text = ProjectText()
    text.addTarget("App", files: ["A.swift"], settings: settings)
    #expect(try project(text, swift: ["A.swift"]).names == [name])
  }

  @Test(arguments: [
    ("application", "SDKROOT = macosx;", TargetOmission.mac),
    ("application", "SDKROOT = watchos;", .watch),
    ("framework", "SUPPORTED_PLATFORMS = \"appletvos appletvsimulator\";", .tv),
    ("application", "SUPPORTED_PLATFORMS = \"xros xrsimulator\";", .vision),
    ("bundle.ui-testing", "", .tests),
    ("app-extension", "", .extensions),
    ("watchkit2-extension", "", .watch),
    ("tool", "", .mac),
    ("application", "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos macosx\";", nil),
    ("application.on-demand-install-capable", "SDKROOT = iphoneos;", nil),
  ])
  func `the product type and the platforms decide whether a target is left out`(
    type: String,
    settings: String,
    omission: TargetOmission?
  ) throws {
    var text = ProjectText()
    text.addTarget("Other", type: type, files: ["A.swift"], settings: settings)
    let app = try AppFolder(["App.xcodeproj/project.pbxproj": text.text], swift: ["A.swift"])
    let path = app.path.appending("App.xcodeproj")
    let read = XcodeProject(path: path, index: FileIndex())?.declared
    #expect(read?.targets.map(\.omission) == [omission])
  }

  @Test func `an app extension that links WidgetKit is left out as a widget`() throws {
    var text = ProjectText()
    text.addTarget("Glance", type: "app-extension", files: ["W.swift"])
    text.addTarget("App", files: ["A.swift"])
    text.add("SDK", "PBXFileReference", "path = System/WidgetKit.framework; sourceTree = SDKROOT;")
    text.add("LINK", "PBXBuildFile", "fileRef = SDK;")
    text.add("SOURCES_Glance", "PBXFrameworksBuildPhase", "files = (LINK);")
    #expect(
      try project(text, swift: ["A.swift", "W.swift"]).notes.last
        == "1 target is left out: widgets (1)"
    )
  }

  @Test func `build settings of an xcconfig file and its includes apply to a target`() throws {
    var text = ProjectText()
    text.addTarget("App", files: ["A.swift"])
    text.addItem("CONFIG", "PBXFileReference", "path = Config/App.xcconfig;")
    text.add(
      "SETTINGS_App",
      "XCBuildConfiguration",
      "name = Release; baseConfigurationReference = CONFIG; buildSettings = {};"
    )
    let app = try AppFolder(
      [
        "App.xcodeproj/project.pbxproj": text.text,
        "Config/App.xcconfig":
          "#include \"Names.xcconfig\" // names\nPRODUCT_NAME = $(BASE) App;\n",
        "Config/Names.xcconfig": "BASE = Good\nBASE[sdk=macosx*] = Bad\n",
      ],
      swift: ["A.swift"]
    )
    #expect(try app.project().names == ["Good_App"])
  }

  @Test func `SWIFT_DEFAULT_ACTOR_ISOLATION isolates a module to the main actor`() throws {
    var text = ProjectText()
    text.addTarget("App", files: ["A.swift"])
    text.add(
      "SETTINGS_App",
      "XCBuildConfiguration",
      "name = Release; buildSettings = { SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; };"
    )
    let modules = try project(text, swift: ["A.swift"]).modules
    #expect(modules.map(\.isMainActor) == [true])
  }

  @Test func `the dependencies of a target are other targets and package products`() throws {
    var text = ProjectText()
    text.addTarget(
      "App",
      files: ["A.swift"],
      fields: "dependencies = (ON_KIT); packageProductDependencies = (CORE);"
    )
    text.addTarget("Kit", type: "framework", files: ["K.swift"])
    text.add("ON_KIT", "PBXTargetDependency", "target = Kit;")
    text.add("CORE", "XCSwiftPackageProductDependency", "productName = Core;")
    let manifest = """
      let package = Package(
        name: "Core", products: [.library(name: "Core", targets: ["CoreViews", "CoreData"])],
        targets: [.target(name: "CoreViews"), .target(name: "CoreData")])
      """
    let project = try AppFolder(
      ["App.xcodeproj/project.pbxproj": text.text, "Core/Package.swift": manifest],
      swift: [
        "A.swift", "K.swift", "Core/Sources/CoreViews/V.swift", "Core/Sources/CoreData/D.swift",
      ]
    )
    .project()
    #expect(project.module("App")?.dependencies == ["CoreData", "CoreViews", "Kit"])
    #expect(project.names.last == "App")
  }

  @Test func `resources are asset catalogs and the parents of lproj folders`() throws {
    var text = ProjectText()
    text.addTarget(
      "App",
      files: ["App/A.swift"],
      settings: "INFOPLIST_FILE = App/Info.plist;"
    )
    text.addItem("CATALOG", "PBXFileReference", "path = App/Media/Images.xcassets;")
    text.addItem("STRINGS", "PBXVariantGroup", "name = Localizable.strings; children = (EN);")
    text.add("EN", "PBXFileReference", "path = App/en.lproj/L.strings; sourceTree = \"<group>\";")
    text.add("COPY_1", "PBXBuildFile", "fileRef = CATALOG;")
    text.add("COPY_2", "PBXBuildFile", "fileRef = STRINGS;")
    text.add("RESOURCES", "PBXResourcesBuildPhase", "files = (COPY_1, COPY_2);")
    let replaced = text.text.replacing("(SOURCES_App)", with: "(SOURCES_App, RESOURCES)")
    let project = try AppFolder(
      [
        "App.xcodeproj/project.pbxproj": replaced, "App/Media/Images.xcassets/Contents.json": "{}",
        "App/en.lproj/L.strings": "",
      ],
      swift: ["App/A.swift"]
    )
    .project()
    #expect(project.module("App")?.resources == ["App", "App/Media/Images.xcassets"])
    #expect(project.resources == "App")
  }

  @Test func `resources contain the fonts of UIAppFonts, and a missing font is noted`() throws {
    var text = ProjectText()
    text.addTarget(
      "App",
      files: ["App/A.swift"],
      settings: """
        INFOPLIST_FILE = "App/App-Info.plist"; INFOPLIST_KEY_UIAppFonts = ("One.ttf", "Gone.ttf");
        """
    )
    let list = """
      <plist><dict><key>UIAppFonts</key><array><string>Two.otf</string></array></dict></plist>
      """
    let project = try AppFolder(
      [
        "App.xcodeproj/project.pbxproj": text.text, "App/App-Info.plist": list,
        "Design/Fonts/One.ttf": "", "Design/Two.otf": "", "Other/Design/Old/One.ttf": "",
      ],
      swift: ["App/A.swift"]
    )
    .project()
    #expect(project.resources == ".")
    #expect(
      project.notes == ["`UIAppFonts` of App lists `Gone.ttf`, which the project does not have"]
    )
  }

  @Test func `a workspace loads the projects and packages that it lists`() throws {
    var text = ProjectText()
    text.addTarget("App", files: ["A.swift"])
    let project = try AppFolder(
      [
        "All.xcworkspace/contents.xcworkspacedata": """
        <Workspace version = "1.0">
          <FileRef location = "group:Apps/App.xcodeproj"></FileRef>
          <FileRef location = "container:Core"></FileRef>
          <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
        </Workspace>
        """,
        "Apps/App.xcodeproj/project.pbxproj": text.text,
        "Core/Package.swift": "let package = Package(name: \"C\", targets: [.target(name: \"C\")])",
      ],
      swift: ["Apps/A.swift", "Core/Sources/C/C.swift"]
    )
    .project(of: "All.xcworkspace")
    #expect(project.names == ["App", "C"])
  }
}
