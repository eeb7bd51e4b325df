import Foundation
import Testing

@testable import AppCode

@Suite struct AppProjectErrorTests {
  @Test func `one error lists the problems of all given paths`() throws {
    let app = try AppFolder(["Notes/a.txt": ""], swift: ["Sources/A.swift"])
    let paths = ["Surces", "Notes", "Notes/a.txt"].map { app.path.appending($0) }
    let error = #expect(throws: AppProjectError.self) { try AppProject(of: paths, alone: false) }
    #expect(
      error?.description == """
        \(paths[0]): error: there is no such file or folder; did you mean 'Sources'?
        \(paths[1]): error: no Swift file in it
        \(paths[2]): error: not a Swift file, a folder, an Xcode project or workspace, or a package
        """
    )
  }

  @Test func `a project without an iOS target is an error that counts its other targets`() throws {
    var text = ProjectText()
    text.addTarget("Desktop", files: ["A.swift"], settings: "SDKROOT = macosx;")
    let app = try AppFolder(["App.xcodeproj/project.pbxproj": text.text], swift: ["A.swift"])
    let error = #expect(throws: AppProjectError.self) { try app.project() }
    #expect(
      error?.description
        == "\(app.path): error: no target for iOS in it; 1 target is left out: macOS (1)"
    )
  }
}
