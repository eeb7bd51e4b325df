extension FuzzTarget {
  /// The reader of `.stringsdict` files.
  static let plurals = FuzzTarget(
    name: "plurals",
    suffixes: [".stringsdict"],
    seeds: {
      [
        """
        {a = {NSStringLocalizedFormatKey = "%#@n@ %2$#@m@";
          n = {one = "%d day"; other = "%#@m@ %1$d days";};
          m = {NSStringFormatSpecTypeKey = NSStringPluralRuleType; other = "%arg %#@n@";};};}
        """,
        """
        {a = {NSStringDeviceSpecificRuleType = {iphone = "a"; other = {
          NSStringLocalizedFormatKey = "%@";};};};
         b = {NSStringVariableWidthRuleType = {20 = "a"; 50 = "b %lf";};};}
        """,
        "{a = {NSStringLocalizedFormatKey = \"%1$@ %#@n@ %3$5.1f\"; n = {zero = none;};};}",
        "{a = {n = {};}; b = c;}",
      ]
      .map { Array($0.utf8) }
    },
    read: { try ResourceTexts.read($0, named: "en.lproj/Localizable.stringsdict") }
  )
}
