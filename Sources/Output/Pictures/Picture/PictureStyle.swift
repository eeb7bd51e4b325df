/// The style sheet of pictures, for light and dark mode.
package enum PictureStyle {
  /// A line of the sheet for files, with the condition under which a picture needs it.
  private struct Line {
    enum Condition {
      case always
      /// The markup has texts of a given length.
      case textLength
      /// The markup has one of the classes.
      case anyClass(Set<Substring>)
      /// The markup has all classes of one of the selectors.
      case anySelector([Set<Substring>])
    }

    let text: String
    let condition: Condition
  }

  /// Returns the rules that the markup of a picture needs, without long lists of fonts.
  ///
  /// These are the rules for all pictures, and those for the classes in the markup.
  static func sheet(for markup: String) -> String {
    let names = markup.matches(of: classAttribute).flatMap { $0.output.1.split(separator: " ") }
    let classes = Set(names).union(["pic"])
    let needed = lines.filter { line in
      switch line.condition {
      case .always: true
      case .textLength: markup.contains("textLength")
      case .anyClass(let own): !own.isDisjoint(with: classes)
      case .anySelector(let selectors): selectors.contains { $0.isSubset(of: classes) }
      }
    }
    return needed.map(\.text).joined(separator: "\n")
  }

  // Literals of regular expressions are parsed each time they are evaluated.
  nonisolated(unsafe) private static let classAttribute = /class="([^"]*)"/

  private static let lines = sheet.split(separator: "\n").map { line in
    // A file has its size in attributes, and CairoSVG draws nothing for `height:auto`.
    let text = line.replacing(/(font-family:[^,;}]*),[^;}]*?(,(?:sans-serif|monospace))/) { match in
      "\(match.output.1)\(match.output.2)"
    }.replacing("max-width:100%;height:auto;", with: "")
    return Line(text: String(text), condition: condition(of: line))
  }

  private static func condition(of line: Substring) -> Line.Condition {
    let classes = { (text: Substring) in
      Set(text.matches(of: /\.([a-z][a-z0-9-]*)/).map(\.output.1))
    }
    if line.hasPrefix(".pic{") || line.contains("){.pic{") { return .always }
    if line.hasPrefix(".pic .n text{") { return .textLength }
    // A line with other selectors is needed if the markup has any of its classes.
    guard line.hasPrefix(".pic ") else { return .anyClass(classes(line).subtracting(["pic"])) }
    return .anySelector(line.prefix { $0 != "{" }.split(separator: ",").map(classes))
  }

  /// The rules of a style sheet for elements of the class `pic`.
  package static let sheet = """
    .pic{--ink:#1c1c1e;--ink2:#606066;--ink3:#a5a5aa;--ink4:#c9c9ce;--screen:#fff;\
    --edge:#d5d5da;--name:#47474d;--modifier:#a05a00;--container:#5b52c4;--section:#0b7285;\
    --wrong:#c92a2a;--cell:#cfe3fb;--extra:#d9f0d3;--behind:#f1ecdf;--row:#f2f2f7;--bar:#f5f5f7;--veil:#e4e4ea;--ph:#d3d7de;--pl:#a9b1bd;--ask:#b35309;--say:#1864ab;\
    font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans KR",\
    "Apple SD Gothic Neo","Malgun Gothic",sans-serif;max-width:100%;height:auto;background:var(--screen);\
    outline:1px solid var(--edge);outline-offset:-1px}
    @media(prefers-color-scheme:dark){.pic{--ink:#f2f2f4;--ink2:#b2b2b8;--ink3:#6e6e74;\
    --ink4:#4a4a50;--screen:#1b1b1e;--edge:#3a3a40;--name:#c9c9d0;--modifier:#f0a24a;\
    --container:#a9a2ff;--section:#66d9e8;--wrong:#ff8787;--cell:#21405f;--extra:#2b4a2a;\
    --behind:#3a3528;--row:#2c2c2f;--bar:#26262a;--veil:#3c3c42;--ph:#3d434c;--pl:#59616c;--ask:#ffb266;--say:#74c0fc}}
    .pic .s{fill:var(--screen);stroke:var(--edge)}
    .pic .n{font:16px -apple-system,Inter,system-ui,"Segoe UI",Roboto,"Noto Sans",\
    "Noto Sans KR","Noto Sans CJK KR",sans-serif;white-space:pre}
    .pic .sf{fill:var(--screen)}
    .pic .dk{--ink:#f2f2f4;--ink2:#b2b2b8;--ink3:#6e6e74;--ink4:#4a4a50;--screen:#1b1b1e;\
    --row:#2c2c2f;--bar:#26262a;--veil:#3c3c42;--ph:#3d434c;--pl:#59616c}
    .pic .mo{font-family:ui-monospace,"DejaVu Sans Mono","Noto Sans Mono CJK KR",monospace}
    .pic .se{font-family:ui-serif,Georgia,"Noto Serif","DejaVu Serif",serif}
    .pic .es{text-decoration:underline dotted .5px;text-underline-offset:2px}
    .pic .hs,.pic .hl,.pic .hd{paint-order:stroke;stroke-width:.7px;stroke-linejoin:round}
    .pic .hs{fill:var(--ink);stroke:var(--screen);stroke-width:1px}
    .pic .hl{stroke:rgb(255 255 255/60%)}
    .pic .hd{stroke:rgb(0 0 0/30%)}
    @media(prefers-color-scheme:dark){.pic .hl{stroke:rgb(255 255 255/65%);stroke-width:1.5px}}
    .pic .y{fill:none}
    .pic .y,.pic .yf{stroke-width:2;stroke-linecap:round;stroke-linejoin:round}
    .pic .yf{fill-opacity:.4}
    .pic .ph{fill:var(--ph)}
    .pic .pl{fill:var(--pl)}
    .pic .hg{fill:var(--ph);fill-opacity:.35;stroke:var(--pl);stroke-dasharray:4 3}
    .pic .hh{fill:none;stroke:var(--pl);stroke-width:.8}
    .pic .hn{fill:var(--ink2);text-anchor:middle;paint-order:stroke;stroke:var(--screen);stroke-width:3px}
    .pic .o{fill:none;stroke:var(--ink4);stroke-width:.5}
    .pic .m{stroke:var(--modifier);stroke-width:.8}
    .pic .c{stroke:var(--container);stroke-width:.8}
    .pic .q,.pic .r{stroke:var(--section);stroke-width:.8}
    .pic .r{stroke-dasharray:7 2}
    .pic .p{stroke:var(--ink3);stroke-dasharray:1 2}
    .pic .e-cell,.pic .e-supplementary,.pic .e-decoration{stroke:var(--ink4);stroke-width:.5}
    .pic .e-cell{fill:var(--cell)}
    .pic .e-supplementary{fill:var(--extra)}
    .pic .e-decoration{fill:var(--behind)}
    .pic .w{fill:none;stroke:var(--ink);stroke-width:1.5}
    .pic .td{stroke-dasharray:1.5 3}
    .pic .u{fill:var(--screen);fill-rule:evenodd;opacity:.5}
    .pic .t text{font-size:9px;fill:var(--name);paint-order:stroke;stroke:var(--screen);\
    stroke-width:3px;stroke-linejoin:round}
    .pic .t .wr{fill:var(--wrong);font-weight:700}
    .pic .x{fill:none;stroke:var(--wrong);stroke-width:1.5;stroke-dasharray:4 2}
    .pic .a{stroke:var(--wrong);stroke-width:1.5}
    .pic .h{fill:var(--wrong)}
    .pic .g{stroke:var(--ink3);stroke-width:1}
    .pic .g.w{stroke-dasharray:2 2}
    .pic .l{fill:none;stroke:var(--k);stroke-width:1.4;stroke-linecap:round}
    .pic .kd{stroke-dasharray:5 3}
    .pic .kb{fill:var(--k);fill-opacity:.09}
    .pic .t .kt{fill:var(--k);font-weight:700}
    .k{--k:#1864ab;color:var(--k)}.k1,.k9{--k:#c2410c}.k2,.k10{--k:#237a36}.k3,.k11{--k:#b01e56}
    .k4,.k12{--k:#6236d6}.k5,.k13{--k:#0b6e7e}.k6,.k14{--k:#8a6500}.k7,.k15{--k:#5c636a}
    @media(prefers-color-scheme:dark){.k{--k:#74b8f5}.k1,.k9{--k:#ff9a5c}.k2,.k10{--k:#69d17f}\
    .k3,.k11{--k:#ff85ad}.k4,.k12{--k:#b197fc}.k5,.k13{--k:#4fd0e0}.k6,.k14{--k:#e6c04a}\
    .k7,.k15{--k:#b4bbc2}}
    .pic .st rect{fill:none;stroke-width:2;vector-effect:non-scaling-stroke}
    .pic .st-propose{fill:none;stroke:var(--ask);stroke-dasharray:5 3}
    .pic .thin{vector-effect:non-scaling-stroke;stroke-width:1}
    .pic .st-answer{stroke:var(--say)}
    .pic .st .st-place{stroke:var(--say);fill:color-mix(in srgb,var(--say) 25%,transparent)}
    .pic .st-t{fill:var(--ink);paint-order:stroke;stroke:var(--screen)}
    .pic .cur{stroke:var(--ask);stroke-width:2}
    .mx-multiply{mix-blend-mode:multiply}.mx-screen{mix-blend-mode:screen}\
    .mx-overlay{mix-blend-mode:overlay}.mx-darken{mix-blend-mode:darken}\
    .mx-lighten{mix-blend-mode:lighten}.mx-color-dodge{mix-blend-mode:color-dodge}\
    .mx-color-burn{mix-blend-mode:color-burn}.mx-soft-light{mix-blend-mode:soft-light}\
    .mx-hard-light{mix-blend-mode:hard-light}.mx-difference{mix-blend-mode:difference}\
    .mx-exclusion{mix-blend-mode:exclusion}.mx-hue{mix-blend-mode:hue}\
    .mx-saturation{mix-blend-mode:saturation}.mx-color{mix-blend-mode:color}\
    .mx-luminosity{mix-blend-mode:luminosity}.mx-plus-lighter{mix-blend-mode:plus-lighter}
    """
}
