/// How pictures look, in light and in dark.
package enum PictureStyle {
  /// The rules of a style sheet for elements of the class `pic`.
  package static let sheet = """
    .pic{--ink:#1c1c1e;--ink2:#6c6c72;--ink3:#a5a5aa;--ink4:#c9c9ce;--screen:#fff;\
    --edge:#d5d5da;--name:#47474d;--modifier:#a05a00;--container:#5b52c4;--section:#0b7285;\
    --wrong:#c92a2a;--cell:#cfe3fb;--extra:#d9f0d3;--behind:#f1ecdf;--ask:#b35309;--say:#1864ab;\
    font-family:ui-sans-serif,system-ui,-apple-system,"Segoe UI","Noto Sans","Noto Sans KR",\
    "Apple SD Gothic Neo","Malgun Gothic",sans-serif;max-width:100%;height:auto}
    @media(prefers-color-scheme:dark){.pic{--ink:#f2f2f4;--ink2:#a2a2a8;--ink3:#6e6e74;\
    --ink4:#4a4a50;--screen:#1b1b1e;--edge:#3a3a40;--name:#c9c9d0;--modifier:#f0a24a;\
    --container:#a9a2ff;--section:#66d9e8;--wrong:#ff8787;--cell:#21405f;--extra:#2b4a2a;\
    --behind:#3a3528;--ask:#ffb266;--say:#74c0fc}}
    .pic .s{fill:var(--screen);stroke:var(--edge)}
    .pic .n text{font-family:ui-monospace,"DejaVu Sans Mono","Noto Sans Mono CJK KR",monospace;\
    paint-order:stroke;stroke-width:1.5px;stroke-linejoin:round;white-space:pre}
    .pic .hs{stroke:var(--screen)}
    .pic .hl{stroke:rgb(255 255 255/70%)}
    .pic .hd{stroke:rgb(0 0 0/55%)}
    .pic .o{fill:none;stroke:var(--ink4);stroke-width:.5}
    .pic .m{stroke:var(--modifier);stroke-width:.8}
    .pic .c{stroke:var(--container);stroke-width:.8}
    .pic .q,.pic .r{stroke:var(--section);stroke-width:.8}
    .pic .r{stroke-dasharray:7 2}
    .pic .p{stroke:var(--ink3);stroke-dasharray:1 2}
    .pic .e-cell{fill:var(--cell)}
    .pic .e-supplementary{fill:var(--extra)}
    .pic .e-decoration{fill:var(--behind)}
    .pic .w{fill:none;stroke:var(--ink);stroke-width:1.5}
    .pic .t text{font-size:9px;fill:var(--name);paint-order:stroke;stroke:var(--screen);\
    stroke-width:3px;stroke-linejoin:round}
    .pic .x{fill:none;stroke:var(--wrong);stroke-width:1.5;stroke-dasharray:4 2}
    .pic .a{stroke:var(--wrong);stroke-width:1.5}
    .pic .h{fill:var(--wrong)}
    .pic .g{stroke:var(--ink3);stroke-width:1}
    .pic .g.w{stroke-dasharray:2 2}
    .pic .l{fill:none;stroke:#1971c2;stroke-width:1.3}
    .pic .l1{stroke:#e8590c}.pic .l2{stroke:#2f9e44}.pic .l3{stroke:#c2255c}
    .pic .l4{stroke:#7048e8}.pic .l5{stroke:#0c8599}.pic .l6{stroke:#b08900}.pic .l7{stroke:#868e96}
    .pic .st rect{fill:none;stroke-width:2;vector-effect:non-scaling-stroke}
    .pic .st-propose{fill:none;stroke:var(--ask);stroke-dasharray:5 3}
    .pic .thin{vector-effect:non-scaling-stroke;stroke-width:1}
    .pic .st-answer{stroke:var(--say)}
    .pic .st .st-place{stroke:var(--say);fill:color-mix(in srgb,var(--say) 25%,transparent)}
    .pic .st-t{fill:var(--ink);paint-order:stroke;stroke:var(--screen)}
    .pic .mono{font-family:ui-monospace,"DejaVu Sans Mono",monospace;stroke-width:0}
    .pic .cur{stroke:var(--ask);stroke-width:1.5}
    """
}
