extension FuzzTarget {
  /// The reader of `.xcstrings` files.
  static let stringCatalogs = FuzzTarget(
    name: "string-catalogs",
    suffixes: [".xcstrings"],
    seeds: {
      [
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld of %lld": {"localizations": {
        "en": {"stringUnit": {"state": "new", "value": "%#@part@ of %2$lld"}, "substitutions": {
        "part": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"value": "one"}}, "other": {"stringUnit": {"value": "%arg"}}}}}}}}}}}
        """,
        """
        {"sourceLanguage": "en", "strings": {"a": {"shouldTranslate": false, "localizations": {
        "zh-TW": {"variations": {"device": {"iphone": {"stringUnit": {"value": "b %05.1f"}},
        "other": {"variations": {"plural": {"few": {"stringUnit": {"value": "c"}}}}}}}}}}}}
        """,
        "{\"sourceLanguage\": \"de\", \"strings\": {\"%@\": {\"localizations\": {}}}}",
      ]
      .map { Array($0.utf8) }
    },
    read: { try ResourceTexts.read($0, named: "Localizable.xcstrings") }
  )
}
