import ResourceFiles

@testable import AppCode

extension FuzzTarget {
  /// The readers of `.xcconfig` files, by the tool and as a resource of an app.
  static let buildSettings = FuzzTarget(
    name: "build-settings",
    suffixes: [".xcconfig"],
    seeds: {
      [
        """
        #include "A.xcconfig"
        A = $(B) ${C:c99extidentifier} // a comment
        B = $(inherited) 1;
        B = $(inherited) $(inherited)
        C[sdk=macosx*] = 2
        INFOPLIST_FILE = App/Info.plist
        INFOPLIST_KEY_UIAppFonts = A.ttf Sub/C.otf
        """
      ]
      .map { Array($0.utf8) }
    },
    read: { bytes in
      let path = try InputFolder.write(bytes, to: "A.xcconfig")
      _ = AppFolder(readingFrom: InputFolder.path)
      var settings = BuildSettings()
      settings.read(xcconfig: path, index: FileIndex())
      for name in ["A", "B", "C", "INFOPLIST_FILE"] {
        require(settings[name] != "", "a setting without a value is nil")
      }
    }
  )
}
