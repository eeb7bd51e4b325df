// swift-format-ignore-file

extension SystemFontData {
  /// The recorded sizes of symbols in the regular weight and the medium scale, as rows of
  /// tab-separated cells.
  static let symbols: StaticString = #"""
# name, width and height at 13 points, width and height at 17 points; recorded at 2 pixels per point on macOS 26.2
# (iamcgn/swiftui-web, symbol/catalog-13 and symbol/catalog-17). The sizes of mic.fill at 17 points
# (cashapp/AccessibilitySnapshot), and of exclamationmark.triangle.fill and checkmark.shield.fill
# (meshtastic/Meshtastic-Apple) follow from images at 3 pixels per point; their sizes at 13 points are estimates, and
# so are those of chevron.right, gear and wifi, whose sizes at 17 points were recorded on iOS 26.0 (ios/symbol/basic).
ant	14	17.5	18.5	22
archivebox	16	14	21	17.5
arrow.clockwise	13.5	16	18	20
arrow.down.left	12.5	11.5	16.5	14.5
arrow.right	15	12	19.5	15
arrow.right.circle	15	15	20	19
arrow.up	13	14	17	18
arrow.up.and.down.and.arrow.left.and.right	17	17	22.5	21.5
arrow.up.circle	15	15	20	19
arrow.up.left.and.arrow.down.right	15.5	14.5	20	18
at	15.5	16	20.5	20
backward.end.fill	15	12	19.5	15
bell.fill	15	15.5	20	19.5
bell.slash	15	16.5	19	20.5
bicycle	24	15	31	19
bold	11	11.5	14	14
bolt	13	17	17	21.5
book	17.5	14	22.5	17.5
bookmark	14	16	17.5	20
briefcase	18	14.5	23.5	18.5
building.2	15.5	17	20.5	21.5
bus	17.5	17	22.5	21.5
calendar	16	14	21	17.5
car	18.5	14	24	17.5
checkmark.circle	15	15	20	19
checkmark.circle.fill	15	15	20	19
checkmark.shield.fill	13.5	15.5	17.5	20
checkmark.square	15	14	19.5	17.5
chevron.left.forwardslash.chevron.right	21	14.5	27.5	18
chevron.right	9.5	12.5	12.5	16.5
circle.fill	15	15	20	19
clock	15	15	20	19
creditcard	18	13	24	16.5
crop	17	16	22.5	20.5
cursorarrow	10.5	15.5	14	19.5
cylinder	14	15.5	18.5	19.5
desktopcomputer	18.5	15	24	19
doc.on.doc	16	18	21	23
dog	21	17	27.5	21.5
dollarsign.circle	15	15	20	19
drop	11	15	15	19
ellipsis	14	4.5	18.5	5.5
envelope	18.5	13	24.5	16.5
exclamationmark.triangle.fill	15.5	14	20.5	18.2
eye	20.5	13	26	16.5
eye.slash	20.5	16	26	20
face.smiling	15	15	20	19
folder	17.5	14	23	17.5
folder.badge.plus	17.5	15	23	19
folder.fill	17.5	14	23	17.5
gamecontroller	21.5	14	28	17.5
gear	16.5	16	21.5	20.5
gearshape.fill	15.5	15.5	20.5	19.5
globe	15	15	20	19
hand.thumbsup	15	16	20	20.5
heart	16	14	20.5	17.5
heart.fill	16	14	20.5	17.5
hexagon	16	16.5	21	21
highlighter	16.5	16	21.5	20
info.circle.fill	15	15	20	19
iphone	13.5	15.5	17	20
italic	10	11.5	13	14
key	11.5	18	15.5	23
leaf	15.5	14	21	18
line.3.horizontal	16	8.5	21	10.5
link.badge.plus	16.5	17	22	21.5
list.number	16	13	21	16
magnifyingglass	15.5	15	20.5	18.5
mic.fill	13.5	15.5	17.5	20
minus	13.5	3.5	18	3.5
minus.circle	15	15	20	19
mountain.2	25	13.5	33	17
paintbrush	16.5	18	21.5	22.5
paperclip	15	16.5	20	21
paperplane	16	15.5	21	19.5
pause.fill	11	12.5	14.5	16
person.2	21.5	15	27.5	19
person.circle	15	15	20	19
person.fill	14	13.5	18	17
phone	15.5	14.5	20.5	18.5
photo	18	14	24	17.5
pin	15	17	20	21.5
play.fill	11.5	13	15	16
plus	13.5	12.5	18	16
plus.circle	15	15	20	19
plus.circle.fill	15	15	20	19
plus.magnifyingglass	15.5	15	20.5	18.5
plus.square	15	14	19.5	17.5
power	15	15.5	20	19.5
puzzlepiece	22	14.5	28.5	18.5
quote.opening	17	11	22.5	14
rectangle	18	14	24	17.5
repeat	17	13.5	22	17
scissors	19.5	15	26	19
shippingbox	16	16.5	21	20.5
sidebar.left	18	14	24	17.5
sidebar.right	18	14	24	17.5
slider.horizontal.3	16	13	21	16.5
snowflake	13.5	15	18	19
square	15	14	19.5	17.5
square.3.layers.3d	16	16.5	21	20.5
square.dashed	15	14	19.5	17.5
star	16.5	16	22	20
sun.max	16	16	21	20.5
tag	17	16.5	22.5	21
terminal	18	14	24	17.5
text.alignright	16	13	21	16.5
text.justify	16	13	21	16.5
tram	15	18	19.5	23
trash.circle	15	15	20	19
trash.fill	14.5	16.5	19.5	20.5
tray	18	13	24	16.5
tree	19.5	19	25.5	24
triangle	16.5	14.5	20.5	18
trophy	15.5	16	20.5	20.5
truck.box	21.5	16	28.5	20
underline	10.5	13.5	14	17
waveform.path.ecg	16	15.5	20	19.5
wifi	17	12.5	22.5	16
wind	16	13.5	21	17
xmark	13.5	12.5	17.5	15.5
"""#
}
