import Foundation

/// The functions of HarfBuzz, a library that reads fonts and shapes texts, loaded at run time.
///
/// It is loaded by name where it is installed, so that Plumb builds and runs without it. Nothing
/// else reads the tables of fonts.
package final class HarfBuzz: @unchecked Sendable {
  typealias Handle = OpaquePointer
  /// The version of the library, such as `6.0.0`.
  package let version: String

  let blobFromFile: @convention(c) (UnsafePointer<CChar>) -> Handle?
  let blobData: @convention(c) (Handle, UnsafeMutablePointer<UInt32>) -> UnsafePointer<UInt8>?
  let destroyBlob: @convention(c) (Handle?) -> Void
  let faceCount: @convention(c) (Handle) -> UInt32
  let face: @convention(c) (Handle, UInt32) -> Handle?
  let table: @convention(c) (Handle, UInt32) -> Handle?
  let name: FaceName
  /// The language of names in fonts.
  let english: Handle?
  /// The code of a language by BCP 47 with its length; the result lives as long as the process.
  let language: @convention(c) (UnsafePointer<CChar>, Int32) -> Handle?
  let axes: FaceAxes
  let instanceCount: @convention(c) (Handle) -> UInt32
  let instanceName: @convention(c) (Handle, UInt32) -> UInt32
  let instancePostScriptName: @convention(c) (Handle, UInt32) -> UInt32
  let instancePlace: InstancePlace
  let font: @convention(c) (Handle) -> Handle?
  let destroyFont: @convention(c) (Handle?) -> Void
  let setVariations: @convention(c) (Handle, UnsafeRawPointer, UInt32) -> Void
  let metric: @convention(c) (Handle, UInt32, UnsafeMutablePointer<Int32>) -> Int32
  let style: @convention(c) (Handle, UInt32) -> Float
  let glyph: @convention(c) (Handle, UInt32, UnsafeMutablePointer<UInt32>) -> Int32
  let buffer: @convention(c) () -> Handle?
  let destroyBuffer: @convention(c) (Handle?) -> Void
  let clearBuffer: @convention(c) (Handle) -> Void
  let addText: AddText
  let setDirection: @convention(c) (Handle, UInt32) -> Void
  let setScript: @convention(c) (Handle, UInt32) -> Void
  let setLanguage: @convention(c) (Handle, Handle?) -> Void
  let shape: @convention(c) (Handle, Handle, UnsafeRawPointer?, UInt32) -> Void
  let glyphInfos: GlyphValues
  let glyphPositions: GlyphValues
  let unicode: @convention(c) () -> Handle?
  let script: @convention(c) (Handle?, UInt32) -> UInt32
  let direction: @convention(c) (UInt32) -> UInt32

  /// Parameters: the face, the name's number, the language, the capacity, which becomes the length,
  /// and the characters.
  typealias FaceName =
    @convention(c) (
      Handle, UInt32, Handle?, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<CChar>
    ) -> UInt32
  /// Parameters: the face, the first axis, the capacity, which becomes the number of axes, and the
  /// axes.
  typealias FaceAxes =
    @convention(c) (
      Handle, UInt32, UnsafeMutablePointer<UInt32>, UnsafeMutableRawPointer
    ) -> UInt32
  /// Parameters: the face, the instance, the capacity, which becomes the number of axes, and their
  /// values.
  typealias InstancePlace =
    @convention(c) (
      Handle, UInt32, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<Float>
    ) -> UInt32
  /// Parameters: the buffer, the text with its length in bytes, and the start and length of the
  /// part to shape.
  typealias AddText =
    @convention(c) (Handle, UnsafePointer<UInt8>, Int32, UInt32, Int32) -> Void
  /// Parameters: the buffer, and the number of glyphs, which is set.
  typealias GlyphValues =
    @convention(c) (Handle, UnsafeMutablePointer<UInt32>) -> UnsafeRawPointer?

  /// Loads a library.
  ///
  /// - Parameter path: The name or path of the library.
  /// - Throws: A sentence if there is none, or if it lacks a function.
  init(loading path: String) throws(LoadingError) {
    guard let library = dlopen(path, RTLD_LAZY | RTLD_LOCAL) else {
      throw LoadingError(sentence: "there is no library '\(path)'")
    }
    func function<F>(_ name: String, as type: F.Type = F.self) throws(LoadingError) -> F {
      guard let address = dlsym(library, "hb_\(name)") else {
        throw LoadingError(sentence: "'\(path)' has no function 'hb_\(name)'; it is too old")
      }
      return unsafeBitCast(address, to: type)
    }
    typealias Version = @convention(c) () -> UnsafePointer<CChar>
    version = String(cString: try function("version_string", as: Version.self)())
    blobFromFile = try function("blob_create_from_file_or_fail")
    blobData = try function("blob_get_data")
    destroyBlob = try function("blob_destroy")
    faceCount = try function("face_count")
    face = try function("face_create")
    table = try function("face_reference_table")
    name = try function("ot_name_get_utf8")
    language = try function("language_from_string")
    english = language("en", -1)
    axes = try function("ot_var_get_axis_infos")
    instanceCount = try function("ot_var_get_named_instance_count")
    instanceName = try function("ot_var_named_instance_get_subfamily_name_id")
    instancePostScriptName = try function("ot_var_named_instance_get_postscript_name_id")
    instancePlace = try function("ot_var_named_instance_get_design_coords")
    font = try function("font_create")
    destroyFont = try function("font_destroy")
    setVariations = try function("font_set_variations")
    metric = try function("ot_metrics_get_position")
    style = try function("style_get_value")
    glyph = try function("font_get_nominal_glyph")
    buffer = try function("buffer_create")
    destroyBuffer = try function("buffer_destroy")
    clearBuffer = try function("buffer_clear_contents")
    addText = try function("buffer_add_utf8")
    setDirection = try function("buffer_set_direction")
    setScript = try function("buffer_set_script")
    setLanguage = try function("buffer_set_language")
    shape = try function("shape")
    glyphInfos = try function("buffer_get_glyph_infos")
    glyphPositions = try function("buffer_get_glyph_positions")
    unicode = try function("unicode_funcs_get_default")
    script = try function("unicode_script")
    direction = try function("script_get_horizontal_direction")
  }

  /// The reason why a library cannot be used.
  struct LoadingError: Error {
    var sentence: String
  }
}

extension HarfBuzz {
  /// The environment variable with the path of the library to load; empty to load none.
  package static let variable = "PLUMB_HARFBUZZ"

  /// The name of the library on Linux, and the paths where package managers of macOS install it.
  private static let names = [
    "libharfbuzz.so.0", "/opt/homebrew/lib/libharfbuzz.0.dylib",
    "/usr/local/lib/libharfbuzz.0.dylib",
  ]

  /// The command that installs the library on Debian and Ubuntu.
  package static let installation = "apt-get install libharfbuzz0b"

  /// The library of this machine; `nil` if none is installed.
  package static let shared: HarfBuzz? = {
    let configured = ProcessInfo.processInfo.environment[variable]
    for name in configured.map({ [$0] }) ?? names where !name.isEmpty {
      if let library = try? HarfBuzz(loading: name) { return library }
    }
    return nil
  }()

  /// The name and version, such as `HarfBuzz 6.0.0`.
  package var description: String { "HarfBuzz \(version)" }

  /// Returns the number of a tag of four characters.
  static func tag(_ text: StaticString) -> UInt32 {
    text.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }
}
