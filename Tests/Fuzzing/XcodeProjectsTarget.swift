import ResourceFiles

@testable import AppCode

extension FuzzTarget {
  /// The readers of `project.pbxproj`, by the tool and as a resource of an app.
  static let xcodeProjects = FuzzTarget(
    name: "xcode-projects",
    suffixes: [".pbxproj"],
    seeds: {
      [
        """
        // !$*UTF8*$!
        {objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L;
            packageReferences = (R); projectDirPath = "";};
          R = {isa = XCLocalSwiftPackageReference; relativePath = ../B;};
          G = {isa = PBXGroup; children = (F, S, G); path = App; sourceTree = "<group>";};
          F = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>";};
          S = {isa = PBXFileSystemSynchronizedRootGroup; path = B; exceptions = (X);
            sourceTree = SOURCE_ROOT;};
          X = {isa = A; target = T; membershipExceptions = (C.swift);
            platformFiltersByRelativePath = {D.swift = (ios);};};
          T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
            buildPhases = (H); dependencies = (D); fileSystemSynchronizedGroups = (S);
            buildConfigurationList = L; packageProductDependencies = (Q);};
          H = {isa = PBXSourcesBuildPhase; files = (B);}; B = {fileRef = F; platformFilter = ios;};
          D = {target = T;}; Q = {productName = B;};
          L = {buildConfigurations = (C); defaultConfigurationName = Debug;};
          C = {name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME:c99extidentifier)";
            INFOPLIST_KEY_UIAppFonts = "A.ttf B.ttf"; developmentRegion = de;};};
        }; rootObject = P;}
        """
      ]
      .map { Array($0.utf8) }
    },
    read: { bytes in
      try InputFolder.write(Array("let a = 1".utf8), to: "App/A.swift")
      try InputFolder.write(bytes, to: "App.xcodeproj/project.pbxproj")
      _ = AppFolder(readingFrom: InputFolder.path)
      let project = try AppProject(of: [InputFolder.path], alone: false)
      require(project.modules.allSatisfy { !$0.name.isEmpty }, "a module has a name")
    }
  )
}
