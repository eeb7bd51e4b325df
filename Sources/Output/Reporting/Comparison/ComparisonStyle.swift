/// Where the pictures of a comparison are.
package struct ComparisonStyle: Sendable {
  /// The stem of the names of picture files; `nil` where there are no files.
  package var pictureStem: String?
  /// The address at which pictures can be read, `{file}` in it; `nil` for a file beside the text.
  package var pictureAddress: String?

  package init(pictureStem: String? = nil, pictureAddress: String? = nil) {
    self.pictureStem = pictureStem
    self.pictureAddress = pictureAddress
  }
}

extension ComparisonStyle {
  func address(of name: String) -> String {
    pictureAddress?.replacing("{file}", with: name) ?? name
  }
}
