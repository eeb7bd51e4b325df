extension MetricsPage {
  /// The section on fonts of apps; `.ci/text-metrics/fonts.py` prints the table.
  static let fonts = """
    ## Fonts of the app

    A text in a font of the app has the width that HarfBuzz computes from the tables of its file
    ([R-FNT-3](../Rules/LayoutRules.md#r-fnt-3)). No width of such a font on an Apple system is published, so that
    these widths are derived from the font's tables, and not recorded. Lines have the ascent and descent of `hhea`,
    as 50 recorded sizes of Lato on macOS have ([R-FNT-5](../Rules/LayoutRules.md#r-fnt-5)).

    Thirty short texts at 17 points, in English, German and French, beside a separate HarfBuzz (uharfbuzz 0.57.0 with
    HarfBuzz 15.0.0; Plumb loaded 6.0.0). The first columns are the errors in the system font, which is the estimate
    without HarfBuzz ([R-FNT-6](../Rules/LayoutRules.md#r-fnt-6)); lengths are in points.

    | font | mean error | bias | worst | too narrow | own tables: largest difference | line | by `hhea` | gap |
    |---|---|---|---|---|---|---|---|---|
    | Inter 4.001 | 4.1 % | −4.1 % | −8.3 | 30 | 0.005 | 20.57 | 20.57 | 0.00 |
    | Roboto 2.138 | 1.4 % | +1.0 % | +2.9 | 8 | 0.005 | 19.92 | 19.92 | 0.00 |
    | Lato 2.007 | 2.1 % | +1.6 % | +6.5 | 4 | 0.005 | 20.40 | 20.40 | 0.00 |
    | Open Sans 1.10 | 2.9 % | −2.5 % | −8.6 | 26 | 0.005 | 23.15 | 23.15 | 0.00 |
    | Montserrat 9.000 | 9.3 % | −9.2 % | −26.4 | 29 | 0.005 | 20.72 | 20.72 | 0.00 |
    | Poppins 4.004 | 9.4 % | −8.6 % | −26.5 | 27 | 0.005 | 23.80 | 23.80 | 1.70 |
    | JetBrains Mono 2.242 | 20.9 % | −20.9 % | −53.1 | 30 | 0.000 | 22.44 | 22.44 | 0.00 |

    A difference of 0.005 is the rounding of the printed width. Of the texts in the six proportional fonts, 95 of 100
    are estimated with an error of less than 13.2 % of the estimate; `explain` states 15 %.
    """
}
