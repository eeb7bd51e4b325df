extension Unicode.Scalar {
  /// Whether nobody sees it, or it changes how what is around it is shown: controls, line ends that
  /// are no line feed, marks that turn the direction of text around, characters without a width.
  ///
  /// Joiners of letters are not among them: where they join, as in emoji and in Persian, they are
  /// seen, and ``VisibleText`` knows where that is.
  var isHidden: Bool {
    switch value {
    case 0x20...0x7E: false
    case ..<0x20, 0x7F...0x9F: true
    // The soft hyphen, the Arabic letter mark, the Mongolian vowel separator.
    case 0xAD, 0x61C, 0x180E: true
    // No width, marks of direction; line ends, embeddings, overrides; joiners, isolates.
    case 0x200B, 0x200E...0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    // The byte order mark, annotations, and what XML cannot hold.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xFFFE...0xFFFF: true
    // Tags.
    case 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether it joins the letters around it, and else is seen by nobody.
  var isJoiner: Bool { value == 0x200C || value == 0x200D }
}
