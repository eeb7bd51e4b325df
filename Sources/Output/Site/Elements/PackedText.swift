internal import CSupport

/// Compresses text for a string of a script, which a page on a disk can load.
///
/// The string has printable ASCII characters only, without quotation marks, backslashes and `<`.
/// `site.js` has the inverse, which uses the browser's own decompression.
enum PackedText {
  /// Returns the packed text.
  ///
  /// - Complexity: O(*n*) for *n* bytes of text.
  static func packed(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: packed_bound(bytes.count)) { buffer in
        bytes.withMemoryRebound(to: CChar.self) { source in
          buffer.withMemoryRebound(to: CChar.self) { target in
            guard let space = target.baseAddress else { return 0 }
            // An empty text has no address.
            return pack_text(source.baseAddress, source.count, space)
          }
        }
      }
    }
  }
}
