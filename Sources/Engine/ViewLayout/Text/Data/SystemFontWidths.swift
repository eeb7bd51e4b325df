// swift-format-ignore-file
// Read by `.ci/text-metrics/fit`, too. The comments in the table describe its columns and sources.

extension SystemFontData {
  /// The recorded widths of texts of the system font, as rows of tab-separated cells.
  static let widths: StaticString = #"""
# Widths of texts on one line in the system font, recorded on macOS 26.2 and on the iOS 26.0 simulator (scale 2).
# Recorded by the project github iamcgn/swiftui-web; `source` is the path there. One row for each text, size, weight,
# and design. `precision`: half = rounded up to half a point, third and
# point = rounded up to a third of a point and to a point, hundredth = rounded to 0.01 pt, unit = a whole number of
# 2048ths of em. `use`: whether the letter table is fitted to it; `no` marks rows that contradict many others, or
# another design. Widest lines of wrapped texts count as texts, with the space at their end; 38 points of kerning are
# subtracted from `words fill the line`. `Hg` at 10 pt exceeds what 13, 17 and 26 pt allow; `0:00 PM` may have had a narrow space.
text	size	weight	design	platforms	width	precision	use	source
 	13	400	default	macOS	4	half	yes	Fixtures/Goldens/text-metrics.json
$12.50	13	400	default	macOS	41.09	hundredth	yes	Docs/elements/TextField.md
, 	13	400	default	iOS	7.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
/	13	400	default	macOS	4	half	yes	Fixtures/Goldens/text-metrics.json
0	13	400	default	iOS	8.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
09	13	400	default	macOS	16.5	half	yes	Fixtures/Goldens/text-metrics.json
0:00 PM	17	400	default	iOS	62.5	half	no	Fixtures/Goldens/uikit/text-metrics.json
1	13	400	default	macOS	6	half	yes	Fixtures/Goldens/text-metrics.json
1	17	400	default	iOS	7.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
1,234	13	400	default	macOS	33.3	hundredth	yes	Docs/elements/TextField.md
10	13	400	default	macOS	14.5	half	yes	Fixtures/Goldens/text-metrics.json
100	13	400	default	iOS	22.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
11	13	400	default	macOS	12	half	yes	Fixtures/Goldens/text-metrics.json
12	13	400	default	macOS	14	half	yes	Fixtures/Goldens/table/widths/frames.json
15	13	400	default	macOS	14	half	yes	Fixtures/Goldens/text-metrics.json
16	13	400	default	iOS	14.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
2	13	400	default	macOS	8	half	yes	Fixtures/Goldens/text-metrics.json
2	17	400	default	iOS	10	half	yes	Fixtures/Goldens/ios/text-metrics.json
2025	13	400	default	macOS	32	half	yes	Fixtures/Goldens/text-metrics.json
25	13	400	default	iOS	16	half	yes	Fixtures/Goldens/ios/text-metrics.json
26.0	17	400	default	iOS	34	half	yes	Fixtures/Goldens/uikit/text-metrics.json
2:30 PM	17	400	default	iOS	62.5	half	no	Docs/elements/UIKit/DatePicker.md
3	13	400	default	macOS	8.5	half	yes	Fixtures/Goldens/table/widths/frames.json
3.14159	13	400	default	macOS	47.5	half	yes	Fixtures/Goldens/text/dates/frames.json
30	13	400	default	iOS	16.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
30%	13	400	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
31	13	400	default	macOS	14.5	half	yes	Fixtures/Goldens/text-metrics.json
40	13	400	default	macOS	16.5	half	yes	Fixtures/Goldens/table/widths/frames.json; Fixtures/Goldens/text-metrics.json
40	24	500	default	macOS	30.5	half	yes	Fixtures/Goldens/text-metrics.json
42	13	400	default	macOS	16.0596	hundredth	yes	Fixtures/Goldens/textfield/formatted/frames.json
5	13	400	default	macOS	8	half	yes	Fixtures/Goldens/text-metrics.json
50	13	400	default	macOS	16.5	half	yes	Fixtures/Goldens/text-metrics.json
50	17	400	default	iOS	20.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
60%	13	400	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
7	13	400	default	macOS	7.5	half	yes	Fixtures/Goldens/text-metrics.json
8	13	400	default	macOS	8.5	half	yes	Fixtures/Goldens/text-metrics.json
:	13	400	default	macOS	4	half	yes	Fixtures/Goldens/text-metrics.json
A	13	400	default	macOS	9	half	yes	Fixtures/Goldens/section/hstack/frames.json
A footer explains the section above it.	13	400	default	iOS	228	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
A footer note.	13	400	default	iOS	83	half	yes	Fixtures/Goldens/uikit/text-metrics.json
A long label that needs room	17	400	default	iOS	218	half	yes	Fixtures/Goldens/uikit/text-metrics.json
A0 D0	13	400	default	iOS	38	half	yes	Fixtures/Goldens/ios/text-metrics.json
A1 D0	13	400	default	macOS	35.5	half	yes	Fixtures/Goldens/text-metrics.json
A2 D1	13	400	default	macOS	35.5	half	yes	Fixtures/Goldens/text-metrics.json
AM	13	400	default	iOS	20	half	yes	Fixtures/Goldens/ios/text-metrics.json
ANR filling run loop	15	400	default	iOS	131.5	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
ANR fully blocking	15	400	default	iOS	125.5	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
Above	13	400	default	macOS	38.5	half	yes	Fixtures/Goldens/text-metrics.json
Above	17	400	default	iOS	48.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Accent	13	400	default	macOS	42.5	half	yes	Fixtures/Goldens/colorpicker/basic/frames.json
Account	11	500	default	macOS	44.5	half	yes	Fixtures/Goldens/text-metrics.json
Account	12	400	default	macOS	47	half	yes	Fixtures/Goldens/text-metrics.json
Account	12	500	default	macOS	48	half	yes	Fixtures/Goldens/text-metrics.json
Account	12	600	default	macOS	49	half	yes	Fixtures/Goldens/text-metrics.json
Account	12	700	default	macOS	50	half	yes	Fixtures/Goldens/text-metrics.json
Account	13	400	default	macOS	50	half	yes	Fixtures/Goldens/text-metrics.json
Account	13	700	default	macOS	54	half	yes	Fixtures/Goldens/text-metrics.json
Account	15	400	default	iOS macOS	57	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Account	15	500	default	macOS	58.5	half	yes	Fixtures/Goldens/text-metrics.json
Account	15	600	default	macOS	59.5	half	yes	Fixtures/Goldens/text-metrics.json
Account	15	700	default	macOS	61	half	yes	Fixtures/Goldens/text-metrics.json
Account	17	400	default	iOS	63.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Account	17	500	default	iOS	65	half	yes	Fixtures/Goldens/ios/text-metrics.json
Account	20	400	default	iOS	73	half	yes	Fixtures/Goldens/ios/text-metrics.json
Account	20	600	default	iOS	76.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Account	20	700	default	iOS	79	half	yes	Fixtures/Goldens/ios/text-metrics.json
Action	13	400	default	macOS	39	half	yes	Fixtures/Goldens/text-metrics.json
Activation Point	15	600	default	iOS	112.667	third	yes	cashapp/AccessibilitySnapshot basic page
After a header	17	400	default	iOS	108.333	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Alpha	13	400	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Alpha	17	600	default	iOS	46	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Another title	17	400	default	iOS	94	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Apple	10	400	default	iOS	28	half	yes	Fixtures/Goldens/ios/text-metrics.json
Apple	11	400	default	macOS	30.5	half	yes	Fixtures/Goldens/text-metrics.json
Apple	11	500	default	macOS	31.5	half	yes	Fixtures/Goldens/text-metrics.json
Apple	12	400	default	macOS	33	half	yes	Fixtures/Goldens/text-metrics.json
Apple	12	500	default	macOS	34	half	yes	Fixtures/Goldens/text-metrics.json
Apple	12	600	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Apple	13	400	default	macOS	35	half	yes	Fixtures/Goldens/text-metrics.json
Apple	13	500	default	macOS	36	half	yes	Fixtures/Goldens/text-metrics.json
Apple	13	600	default	macOS	37	half	yes	Fixtures/Goldens/text-metrics.json
Apple	15	400	default	iOS	40	half	yes	Fixtures/Goldens/ios/text-metrics.json
Apple	17	400	default	iOS	44.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Apple	17	600	default	iOS	46.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Apple detail	13	400	default	macOS	72	half	yes	Fixtures/Goldens/text-metrics.json
Apple detail	17	400	default	iOS	90.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Apr 2025	13	700	default	macOS	61	half	yes	Fixtures/Goldens/text-metrics.json
Auto Layout	15	400	default	iOS	82	half	yes	Fixtures/Goldens/uikit/text-metrics.json
B	13	400	default	macOS	8.5	half	yes	Fixtures/Goldens/section/hstack/frames.json
BB	13	400	default	macOS	17	half	yes	Fixtures/Goldens/text-metrics.json
Banana	10	400	default	macOS	35.5	half	yes	Fixtures/Goldens/text-metrics.json
Banana	10	500	default	macOS	36.5	half	yes	Fixtures/Goldens/text-metrics.json
Banana	10	600	default	macOS	37	half	yes	Fixtures/Goldens/text-metrics.json
Banana	12	400	default	macOS	42	half	yes	Fixtures/Goldens/text-metrics.json
Banana	12	500	default	iOS	43	half	yes	Fixtures/Goldens/ios/text-metrics.json
Banana	12	600	default	iOS	44	half	yes	Fixtures/Goldens/ios/text-metrics.json
Banana	13	400	default	macOS	45	half	yes	Fixtures/Goldens/picker/basic/frames.json; Fixtures/Goldens/section/vstack/frames.json
Banana	16	400	default	iOS	54	half	yes	Fixtures/Goldens/ios/text-metrics.json
Banana	16	500	default	iOS	55.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Banana	16	600	default	iOS	56.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Banana	17	400	default	iOS	57	half	yes	Fixtures/Goldens/ios/list/basic/frames.json
Behind	17	400	default	iOS	53	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Below	13	400	default	macOS	36.5	half	yes	Fixtures/Goldens/animation/frame/frames.json
Beta	13	400	default	macOS	28	half	yes	Fixtures/Goldens/text-metrics.json
Beta	17	600	default	iOS	36.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Big	26	400	default	macOS	36.5	half	yes	Fixtures/Goldens/text/hstack-baseline/frames.json
Bluetooth	17	400	default	iOS	74	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Bluetooth	17	600	default	iOS	77.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Body	17	600	default	iOS	41	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Body XS	14	400	default	iOS	55	half	yes	Fixtures/Goldens/uikit/label/fonts/frames.json
Body XXXL	23	400	default	iOS	113.5	half	yes	Fixtures/Goldens/uikit/label/fonts/frames.json
Bold 13	13	600	default	iOS	47	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Bordered	13	400	default	macOS	56	half	yes	Fixtures/Goldens/button/styles/frames.json
Borderless	13	400	default	macOS	65	half	yes	Fixtures/Goldens/button/styles/frames.json
Both	13	400	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
Both	17	400	default	iOS	36	half	yes	Fixtures/Goldens/ios/text-metrics.json
Bottom	13	400	default	macOS	44.5	half	yes	Fixtures/Goldens/text-metrics.json
Boxed	13	400	default	macOS	37.5	half	yes	Fixtures/Goldens/form/grouped/frames.json
Bright	22	400	default	macOS	57.5	half	yes	Fixtures/Goldens/text-metrics.json
C	17	400	default	iOS	12	half	yes	Fixtures/Goldens/ios/text-metrics.json
Callout	16	600	default	iOS	54	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Cancel	13	400	default	macOS	42	half	yes	Fixtures/Goldens/text-metrics.json
Cancel	17	400	default	iOS	52.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Cancel	17	500	default	iOS	54	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Cancel	17	600	default	iOS	55	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Cancel	20	600	default	iOS	63.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Canvas	13	400	default	macOS	44.5	half	yes	Fixtures/Goldens/text-metrics.json
Caption	12	600	default	iOS	46	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Caption 2	11	600	default	iOS	53	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Capture Transaction	15	400	default	iOS	139	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
Card	13	400	default	macOS	29	half	yes	Fixtures/Goldens/text-metrics.json
Carrot	13	400	default	macOS	38.5	half	yes	Fixtures/Goldens/section/title/frames.json; Fixtures/Goldens/text-metrics.json
Centred	17	400	default	iOS	61.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Cherry	10	400	default	macOS	33	half	yes	Fixtures/Goldens/text-metrics.json
Cherry	10	500	default	macOS	34	half	yes	Fixtures/Goldens/text-metrics.json
Cherry	10	600	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Cherry	12	400	default	macOS	38.5	half	yes	Fixtures/Goldens/text-metrics.json
Cherry	12	500	default	iOS	39.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Cherry	12	600	default	iOS	40.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Cherry	13	400	default	macOS	41.5	half	yes	Fixtures/Goldens/picker/basic/frames.json
Cherry	16	400	default	iOS	49.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Cherry	16	500	default	iOS	51	half	yes	Fixtures/Goldens/ios/text-metrics.json
Cherry	16	600	default	iOS	52	half	yes	Fixtures/Goldens/ios/text-metrics.json
Cherry	17	400	default	iOS	52	half	yes	Fixtures/Goldens/ios/list/basic/frames.json
Child	13	400	default	macOS	31.5	half	yes	Fixtures/Goldens/lifecycle/appear/frames.json
Chocolate	17	400	default	iOS	77.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Chocolate	17	600	default	iOS	81	half	yes	Fixtures/Goldens/ios/text-metrics.json
Color	13	400	default	macOS	33	half	yes	Fixtures/Goldens/text-metrics.json
Color	13	700	default	macOS	35	half	yes	Fixtures/Goldens/text-metrics.json
Colored	13	400	default	macOS	48	half	yes	Fixtures/Goldens/text-metrics.json
Compact	13	400	default	macOS	55	half	yes	Fixtures/Goldens/text-metrics.json
Compact	17	400	default	iOS	70	half	yes	Fixtures/Goldens/ios/text-metrics.json
Compositional	15	400	default	iOS	98.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Content	13	400	default	macOS	48.5	half	yes	Fixtures/Goldens/text-metrics.json
Content	17	400	default	iOS	61	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Controls	17	600	default	iOS	68	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Copy	13	400	default	macOS	31.5	half	yes	Fixtures/Goldens/text-metrics.json
Copy	17	400	default	iOS	40	half	yes	Fixtures/Goldens/ios/text-metrics.json
Copy	17	600	default	iOS	41.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Corey	13	400	default	macOS	36	half	yes	Fixtures/Goldens/text-metrics.json
Count	13	400	default	macOS	36.5	half	yes	Fixtures/Goldens/stepper/basic/frames.json
Count: 0	13	400	default	iOS	52	half	yes	Fixtures/Goldens/ios/text-metrics.json
Count: 1	13	400	default	iOS	50	half	yes	Fixtures/Goldens/ios/text-metrics.json
Current state or content	11	400	default	iOS	126.667	third	yes	cashapp/AccessibilitySnapshot basic page
Custom	13	400	default	macOS	47	half	yes	Fixtures/Goldens/text-metrics.json
Custom	15	400	default	iOS	53.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Dash dot dot	13	400	default	macOS	78.5	half	yes	Fixtures/Goldens/text-metrics.json
Date	17	400	default	iOS	36	half	yes	Fixtures/Goldens/ios/list/editing/frames.json
Dec 2025	13	700	default	macOS	62.5	half	yes	Fixtures/Goldens/text-metrics.json
Default	14	700	default	iOS	50.3333	third	yes	thumbtack/thumbprint-ios pills
Delete	13	400	default	macOS	39.5	half	yes	Fixtures/Goldens/text-metrics.json
Delete	17	400	default	iOS	49.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Delete	17	600	default	iOS	51.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Delete file?	17	600	default	iOS	89	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Detail	13	400	default	macOS	35	half	yes	Fixtures/Goldens/text-metrics.json
Detail	17	400	default	iOS	44	half	yes	Fixtures/Goldens/ios/text-metrics.json
Detail	17	600	default	iOS	46	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Detail content	17	400	default	iOS	106.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Disabled	13	400	default	macOS	53	half	yes	Fixtures/Goldens/text-metrics.json
Disabled	15	400	default	iOS	60	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Disabled	17	400	default	iOS	66.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Disabled	17	600	default	iOS	69.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Disabled button	17	400	default	iOS	120.667	third	yes	AndrewKochulab/sim-mirror src/sim_mirror/testing/fixtures/mcpbridge-hierarchy-probe.txt
Done	13	400	default	macOS	32	half	yes	Fixtures/Goldens/text-metrics.json
Done	17	400	default	iOS	40.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Done	17	600	default	iOS	42	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Dotted	13	400	default	macOS	41.5	half	yes	Fixtures/Goldens/text-metrics.json
Double taps: 0	13	400	default	iOS	88.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Down	13	400	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Drag the box	13	400	default	macOS	78	half	yes	Fixtures/Goldens/text-metrics.json
E	13	400	default	iOS	8	half	yes	Fixtures/Goldens/ios/text-metrics.json
Echo	13	400	default	macOS	30.5	half	yes	Fixtures/Goldens/text-metrics.json
Echo	17	400	default	iOS	38	half	yes	Fixtures/Goldens/ios/text-metrics.json
Elderberry	17	400	default	iOS	79.5	half	yes	Fixtures/Goldens/ios/search/basic/frames.json
Element Grouping	15	600	default	iOS	128	third	yes	cashapp/AccessibilitySnapshot basic page
Element type and behavior	11	400	default	iOS	140	third	yes	cashapp/AccessibilitySnapshot basic page
Email	13	400	default	macOS	32.5	half	yes	Fixtures/Goldens/text-metrics.json
Email	17	400	default	iOS	41	half	yes	Fixtures/Goldens/ios/text-metrics.json
Empty	13	400	default	macOS	38.5	half	yes	Fixtures/Goldens/table/regimes/frames.json; Fixtures/Goldens/text-metrics.json
Empty	13	700	default	macOS	41.5	half	yes	Fixtures/Goldens/text-metrics.json
Enabled	10	500	default	macOS	40	half	yes	Fixtures/Goldens/text-metrics.json
Enabled	10	600	default	macOS	40.5	half	yes	Fixtures/Goldens/text-metrics.json
Enabled	12	400	default	macOS	45.5	half	yes	Fixtures/Goldens/text-metrics.json
Enabled	12	500	default	iOS	47	half	yes	Fixtures/Goldens/ios/text-metrics.json
Enabled	12	600	default	iOS	47.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Enabled	13	400	default	macOS	49	half	yes	Fixtures/Goldens/toggle/basic/frames.json
Enabled	16	400	default	iOS	58.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Enabled	16	500	default	iOS	60	half	yes	Fixtures/Goldens/ios/text-metrics.json
Enabled	16	600	default	iOS	61	half	yes	Fixtures/Goldens/ios/text-metrics.json
Enabled	16	700	default	iOS	62.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
End	26	400	default	macOS	43.5	half	yes	Fixtures/Goldens/text-metrics.json
Entries: 0	13	400	default	macOS	57.5	half	yes	Fixtures/Goldens/text-metrics.json
First Header	16	600	default	iOS	93.5	half	yes	gonzalezreal/swift-markdown-ui table
Focus email	13	400	default	macOS	72.5	half	yes	Fixtures/Goldens/text-metrics.json
Focus me	13	400	default	macOS	59	half	yes	Fixtures/Goldens/text-metrics.json
Focused: email	13	400	default	macOS	91.5	half	yes	Fixtures/Goldens/text-metrics.json
Focused: name	13	400	default	macOS	92.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	11	400	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	11	500	default	macOS	35	half	yes	Fixtures/Goldens/text-metrics.json
Footer	12	500	default	macOS	38	half	yes	Fixtures/Goldens/text-metrics.json
Footer	12	600	default	macOS	38.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	12	700	default	macOS	39.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	13	400	default	macOS	39.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	13	500	default	macOS	40.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	13	600	default	macOS	41.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	13	700	default	macOS	42.5	half	yes	Fixtures/Goldens/text-metrics.json
Footer	15	400	default	iOS macOS	45	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Footer	15	500	default	macOS	46	half	yes	Fixtures/Goldens/text-metrics.json
Footer	15	600	default	macOS	47	half	yes	Fixtures/Goldens/text-metrics.json
Footer	15	700	default	macOS	48	half	yes	Fixtures/Goldens/text-metrics.json
Footer	17	400	default	iOS	49.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Footer	17	500	default	iOS	51	half	yes	Fixtures/Goldens/ios/text-metrics.json
Footer	17	600	default	iOS	52	half	yes	Fixtures/Goldens/ios/text-metrics.json
Footer	20	400	default	iOS	57	half	yes	Fixtures/Goldens/ios/text-metrics.json
Footer	20	600	default	iOS	60	half	yes	Fixtures/Goldens/ios/text-metrics.json
Footer	20	700	default	iOS	61.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Footnote	13	600	default	iOS	57	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Footnote AXM	23	400	default	iOS	143	half	yes	Fixtures/Goldens/uikit/label/fonts/frames.json
Four	13	400	default	macOS	27.5	half	yes	Fixtures/Goldens/text-metrics.json
Four	17	400	default	iOS	34.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Fourth row	17	400	default	iOS	82.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Fruit	10	400	default	iOS	22.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruit	11	400	default	macOS	24	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	11	500	default	macOS	25	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	12	400	default	macOS	26	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	12	500	default	macOS	27	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	12	600	default	macOS	27.5	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	12	700	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	13	400	default	macOS	28	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	13	500	default	macOS	29	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	13	600	default	macOS	29.5	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	13	700	default	macOS	30.5	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	15	400	default	iOS macOS	31.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Fruit	15	500	default	macOS	32.5	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	15	600	default	macOS	33.5	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	15	700	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Fruit	17	400	default	iOS	34.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruit	17	500	default	iOS	36	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruit	17	600	default	iOS	37	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruit	20	400	default	iOS	39.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruit	20	500	default	iOS	41	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruit	20	600	default	iOS	42.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruit	20	700	default	iOS	44	half	yes	Fixtures/Goldens/ios/text-metrics.json
Fruits	13	400	default	macOS	34.5	half	yes	Fixtures/Goldens/section/vstack/frames.json
Gamma	13	400	default	macOS	46.5	half	yes	Fixtures/Goldens/text-metrics.json
Go	13	400	default	macOS	17.5	half	yes	Fixtures/Goldens/text-metrics.json
Go	17	400	default	iOS	22	half	yes	Fixtures/Goldens/ios/text-metrics.json
Gray	17	400	default	iOS	36	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Gray	22	400	default	macOS	45	half	yes	Fixtures/Goldens/text-metrics.json
H	13	400	default	macOS	10	half	yes	Fixtures/Goldens/text-metrics.json
Header	13	400	default	macOS	44.5	half	yes	Fixtures/Goldens/section/hstack/frames.json; Fixtures/Goldens/text-metrics.json
Header	13	700	default	macOS	47.5	half	yes	Fixtures/Goldens/text-metrics.json
Header	17	600	default	iOS	58.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Headline	17	600	default	iOS	70.5	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Headline AXXXXL	53	600	default	iOS	428	half	yes	Fixtures/Goldens/uikit/label/fonts/frames.json
Height 11	11	400	default	iOS	48.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Height 15	15	400	default	iOS	65.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Height 20	20	400	default	iOS	87	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Height 28	28	400	default	iOS	120.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Hello	11	500	default	macOS	28	half	yes	Fixtures/Goldens/text-metrics.json
Hello	12	500	default	macOS	30	half	yes	Fixtures/Goldens/text-metrics.json
Hello	12	600	default	macOS	30.5	half	yes	Fixtures/Goldens/text-metrics.json
Hello	12	700	default	macOS	31.5	half	yes	Fixtures/Goldens/text-metrics.json
Hello	13	400	default	macOS	30.95	hundredth	yes	Docs/elements/TextField.md
Hello	13	400	default	macOS	31	half	yes	Fixtures/Goldens/text-metrics.json
Hello	13	700	default	macOS	33.5	half	yes	Fixtures/Goldens/text-metrics.json
Hello	15	400	default	iOS macOS	35	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Hello	15	500	default	macOS	36	half	yes	Fixtures/Goldens/text-metrics.json
Hello	15	600	default	macOS	37	half	yes	Fixtures/Goldens/text-metrics.json
Hello	15	700	default	macOS	38	half	yes	Fixtures/Goldens/text-metrics.json
Hello	17	400	default	iOS	39	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Hello	17	600	default	iOS	41	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hello	20	400	default	iOS	45	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hello	20	500	default	iOS	46.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hello	20	600	default	iOS	47.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hello	20	700	default	iOS	48.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hello	22	400	default	macOS	49	half	yes	Fixtures/Goldens/text-metrics.json
Hello	28	400	default	iOS	62.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hello World	13	400	default	macOS	70.5	half	yes	Fixtures/Goldens/text-metrics.json
Hello, 	13	700	default	macOS	41	half	yes	Fixtures/Goldens/text-metrics.json
Hello, UIKit	17	400	default	iOS	84.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Hello, World	13	400	default	macOS	73.658203125	unit	yes	Docs/decisions/0005-text-metrics.md
Help me	13	400	default	macOS	50.5	half	yes	Fixtures/Goldens/text-metrics.json
Hg	10	400	default	macOS	14.5	half	no	Fixtures/Goldens/text/vstack-spacing-mixed/frames.json
Hg	12	400	default	iOS	16.5	half	yes	Fixtures/Goldens/ios/representable/measure-baselines/frames.json
Hg	13	400	default	macOS	17.5	half	yes	Fixtures/Goldens/image/swap/frames.json
Hg	17	400	default	iOS	22.5	half	yes	Fixtures/Goldens/ios/representable/measure-baselines/frames.json
Hg	20	400	default	iOS	26	half	yes	Fixtures/Goldens/ios/representable/measure-baselines/frames.json
Hg	26	400	default	macOS	33.5	half	yes	Fixtures/Goldens/text/vstack-spacing-mixed/frames.json
Hg	34	400	default	iOS	43.5	half	yes	Fixtures/Goldens/ios/representable/measure-baselines/frames.json
Hi	13	400	default	macOS	13	half	yes	Fixtures/Goldens/text-metrics.json
Hidden	13	400	default	macOS	43.5	half	yes	Fixtures/Goldens/text-metrics.json
Hidden	17	400	default	iOS	55	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hidden	17	600	default	iOS	57.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Hidden secret	13	400	default	iOS	85	half	yes	Fixtures/Goldens/ios/text-metrics.json
Home content	17	400	default	iOS	108.5	half	yes	Fixtures/Goldens/ios/tabs/basic/frames.json
Idle	13	400	default	macOS	22	half	yes	Fixtures/Goldens/text-metrics.json
Inbox	17	600	default	iOS	44	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Increment	13	400	default	macOS	61	half	yes	Fixtures/Goldens/text-metrics.json
Increment	17	400	default	iOS	77	half	yes	Fixtures/Goldens/ios/text-metrics.json
Inner	13	400	default	macOS	31	half	yes	Fixtures/Goldens/text-metrics.json
Inner	15	400	default	iOS	35	half	yes	Fixtures/Goldens/ios/text-metrics.json
Inner	17	400	default	iOS	38.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Inside	13	400	default	macOS	36.5	half	yes	Fixtures/Goldens/groupbox/basic/frames.json
Invert	22	400	default	macOS	54	half	yes	Fixtures/Goldens/text-metrics.json
It's a 'quote', with commas, and: colons	17	400	default	iOS	298.667	third	yes	AndrewKochulab/sim-mirror src/sim_mirror/testing/fixtures/mcpbridge-hierarchy-probe.txt
Italic 17	17	400	italic	iOS	57	half	no	Fixtures/Goldens/uikit/label/fonts/frames.json
Jan 2026	13	700	default	macOS	61	half	yes	Fixtures/Goldens/text-metrics.json
Kerned text	13	400	default	macOS	70	half	yes	Fixtures/Goldens/text-metrics.json
Large	17	400	default	iOS	43.5	half	yes	Fixtures/Goldens/ios/button/looks/frames.json
Large Title	34	700	default	iOS	166	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Last	13	400	default	macOS	26	half	yes	Fixtures/Goldens/text-metrics.json
Layout	15	400	default	iOS	47	point	yes	Tinder/Layout LayoutTests
Layout	17	400	default	iOS	51.3333	third	yes	Tinder/Layout LayoutTests
Layout must 	13	700	default	macOS	83.5	half	yes	Fixtures/Goldens/text-metrics.json
Layout must wrap this sentence onto several lines inside a narrow frame.	16	400	default	iOS	525.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Level	13	400	default	macOS	31.5	half	yes	Fixtures/Goldens/text-metrics.json
Loading	13	400	default	macOS	48.5	half	yes	Fixtures/Goldens/text-metrics.json
Log: none	13	400	default	macOS	60	half	yes	Fixtures/Goldens/text-metrics.json
Lorem Ipsum	15	400	default	iOS	89	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
Max	10	400	default	macOS	20	half	yes	Fixtures/Goldens/text-metrics.json
Max	10	500	default	macOS	20.5	half	yes	Fixtures/Goldens/text-metrics.json
Max	10	600	default	macOS	21	half	yes	Fixtures/Goldens/text-metrics.json
Max	12	400	default	macOS	23.5	half	yes	Fixtures/Goldens/text-metrics.json
Max	12	500	default	iOS	24	half	yes	Fixtures/Goldens/ios/text-metrics.json
Max	12	600	default	iOS	24.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Max	16	400	default	iOS	30.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Max	16	500	default	iOS	31.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Max	16	600	default	iOS	32	half	yes	Fixtures/Goldens/ios/text-metrics.json
Medium	17	400	default	iOS	61.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Medium	17	600	default	iOS	64	half	yes	Fixtures/Goldens/ios/text-metrics.json
Menu	13	400	default	macOS	34	half	yes	Fixtures/Goldens/splitview/widths/frames.json
Message	13	400	default	macOS	54.5	half	yes	Fixtures/Goldens/text-metrics.json
Message	15	400	default	iOS	62	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
Min	10	400	default	iOS	17.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Min	10	500	default	macOS	18	half	yes	Fixtures/Goldens/text-metrics.json
Min	10	600	default	macOS	18.5	half	yes	Fixtures/Goldens/text-metrics.json
Min	11	400	default	macOS	19	half	yes	Fixtures/Goldens/text-metrics.json
Min	11	500	default	macOS	19.5	half	yes	Fixtures/Goldens/text-metrics.json
Min	12	400	default	macOS	20.5	half	yes	Fixtures/Goldens/text-metrics.json
Min	12	500	default	macOS	21	half	yes	Fixtures/Goldens/text-metrics.json
Min	12	600	default	macOS	21.5	half	yes	Fixtures/Goldens/text-metrics.json
Min	13	400	default	macOS	22	half	yes	Fixtures/Goldens/text-metrics.json
Min	13	500	default	macOS	22.5	half	yes	Fixtures/Goldens/text-metrics.json
Min	13	600	default	macOS	23	half	yes	Fixtures/Goldens/text-metrics.json
Min	15	400	default	iOS	25	half	yes	Fixtures/Goldens/ios/text-metrics.json
Min	16	400	default	iOS	26.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Min	16	500	default	iOS	27.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Min	16	600	default	iOS	28	half	yes	Fixtures/Goldens/ios/text-metrics.json
Min	17	400	default	iOS	28	half	yes	Fixtures/Goldens/ios/text-metrics.json
Mini	15	400	default	iOS	28.5	half	yes	Fixtures/Goldens/ios/button/looks/frames.json
Mono 15	15	400	monospaced	iOS	65	half	no	Fixtures/Goldens/uikit/label/fonts/frames.json
Mono 17 semibold	17	600	monospaced	iOS	168.5	half	no	Fixtures/Goldens/uikit/label/fonts/frames.json
Movement	17	400	default	iOS	80.3333	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Name	10	500	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
Name	10	600	default	macOS	29	half	yes	Fixtures/Goldens/text-metrics.json
Name	11	500	default	macOS	31	half	yes	Fixtures/Goldens/text-metrics.json
Name	12	400	default	macOS	33	half	yes	Fixtures/Goldens/text-metrics.json
Name	12	500	default	macOS	34	half	yes	Fixtures/Goldens/text-metrics.json
Name	12	600	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Name	12	700	default	macOS	35	half	yes	Fixtures/Goldens/text-metrics.json
Name	13	400	default	iOS macOS	35.5	half	yes	Fixtures/Goldens/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Name	13	700	default	macOS	37.5	half	yes	Fixtures/Goldens/text-metrics.json
Name	15	400	default	iOS macOS	40.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Name	15	500	default	macOS	41	half	yes	Fixtures/Goldens/text-metrics.json
Name	15	600	default	macOS	42	half	yes	Fixtures/Goldens/text-metrics.json
Name	15	700	default	macOS	42.5	half	yes	Fixtures/Goldens/text-metrics.json
Name	16	400	default	iOS	43	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	16	500	default	iOS	43.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	16	600	default	iOS	44.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	16	700	default	iOS	45	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	17	400	default	iOS	45	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Name	17	600	default	iOS	46.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	20	400	default	iOS	52	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	20	500	default	iOS	53	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	20	600	default	iOS	54	half	yes	Fixtures/Goldens/ios/text-metrics.json
Name	20	700	default	iOS	55	half	yes	Fixtures/Goldens/ios/text-metrics.json
Narrow	13	400	default	macOS	44	half	yes	Fixtures/Goldens/text-metrics.json
Narrow	17	400	default	iOS	55.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Nested	13	400	default	macOS	43.5	half	yes	Fixtures/Goldens/groupbox/basic/frames.json; Fixtures/Goldens/text-metrics.json
Network	13	400	default	macOS	51	half	yes	Fixtures/Goldens/disclosure/basic/frames.json
No Results	13	400	default	macOS	65.5	half	yes	Fixtures/Goldens/text-metrics.json
No Results	26	700	default	macOS	130.5	half	yes	Fixtures/Goldens/text-metrics.json
Notifications	17	400	default	iOS	96	half	yes	Fixtures/Goldens/ios/text-metrics.json
Notifications	17	600	default	iOS	101.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Number 1	13	400	default	macOS	58	half	yes	Fixtures/Goldens/text-metrics.json
Number 1	17	400	default	iOS	73.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Number 2	13	400	default	macOS	60	half	yes	Fixtures/Goldens/text-metrics.json
Number 2	17	400	default	iOS	76	half	yes	Fixtures/Goldens/ios/text-metrics.json
Number 3	13	400	default	macOS	60.5	half	yes	Fixtures/Goldens/text-metrics.json
Number 3	17	400	default	iOS	76	half	yes	Fixtures/Goldens/ios/text-metrics.json
OK	13	400	default	macOS	18.5	half	yes	Fixtures/Goldens/stepper/basic/frames.json
OOM crash	15	400	default	iOS	78	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
One	13	400	default	iOS macOS	25	half	yes	Fixtures/Goldens/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
One	13	500	default	iOS	25.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
One	17	400	default	iOS	31.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
One	17	600	default	iOS	32.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Open site	13	400	default	macOS	58.5	half	yes	Fixtures/Goldens/text-metrics.json
Option	13	400	default	macOS	41	half	yes	Fixtures/Goldens/groupbox/basic/frames.json
Options	13	400	default	macOS	47.5	half	yes	Docs/elements/Menu.md
Outer	13	400	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Outer	15	400	default	iOS	39	half	yes	Fixtures/Goldens/ios/text-metrics.json
Outer	17	400	default	iOS	43.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
PREFERENCES	15	400	default	iOS	102.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
PREFERENCES	17	400	default	iOS	114.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Padded	13	400	default	macOS	46.5	half	yes	Fixtures/Goldens/text-metrics.json
Padded	15	400	default	iOS	52.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Padded	17	400	default	iOS	58.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Page 1	28	600	default	iOS	83	half	yes	Fixtures/Goldens/uikit/page/scroll/frames.json
Page 2	28	600	default	iOS	86.5	half	yes	Fixtures/Goldens/uikit/page/scroll/frames.json
Performance scenarios	15	400	default	iOS	158.5	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
Pinned label	17	400	default	iOS	93	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Placeholder	13	400	default	macOS	71.56	hundredth	yes	Docs/elements/TextField.md
Placeholder	13	400	default	macOS	72	half	yes	Fixtures/Goldens/text-metrics.json
Placeholder	17	400	default	iOS	90	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Placeholder	17	600	default	iOS	94.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Plain	11	500	default	macOS	26.5	half	yes	Fixtures/Goldens/text-metrics.json
Plain	12	500	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
Plain	12	600	default	macOS	29	half	yes	Fixtures/Goldens/text-metrics.json
Plain	12	700	default	macOS	30	half	yes	Fixtures/Goldens/text-metrics.json
Plain	13	400	default	macOS	29.5	half	yes	Fixtures/Goldens/text-metrics.json
Plain	13	700	default	macOS	32	half	yes	Fixtures/Goldens/text-metrics.json
Plain	15	400	default	iOS macOS	33	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Plain	15	500	default	macOS	34	half	yes	Fixtures/Goldens/text-metrics.json
Plain	15	600	default	macOS	35	half	yes	Fixtures/Goldens/text-metrics.json
Plain	15	700	default	macOS	36	half	yes	Fixtures/Goldens/text-metrics.json
Plain	17	400	default	iOS	36.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Plain	17	600	default	iOS	39	half	yes	Fixtures/Goldens/ios/text-metrics.json
Plain	20	400	default	iOS	42	half	yes	Fixtures/Goldens/ios/text-metrics.json
Plain	20	500	default	iOS	43.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Plain	20	600	default	iOS	45	half	yes	Fixtures/Goldens/ios/text-metrics.json
Plain	20	700	default	iOS	46.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Plain attributed	13	400	default	macOS	92.5	half	yes	Fixtures/Goldens/text/attributed/frames.json
Plain content	13	400	default	macOS	79.5	half	yes	Fixtures/Goldens/text-metrics.json
Plain row	13	400	default	macOS	55	half	yes	Fixtures/Goldens/form/grouped/frames.json
Popover	13	400	default	macOS	50	half	yes	Fixtures/Goldens/text-metrics.json
Preferences	15	400	default	iOS	82.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Preferences	17	400	default	iOS	91.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Preferences	17	500	default	iOS	94.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Prominent	13	400	default	macOS	62	half	yes	Fixtures/Goldens/text-metrics.json
Prominent	17	400	default	iOS	78	half	yes	Fixtures/Goldens/ios/text-metrics.json
Prominent	17	600	default	iOS	82.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Push	13	400	default	macOS	30	half	yes	Fixtures/Goldens/text-metrics.json
Push	17	400	default	iOS	38	half	yes	Fixtures/Goldens/ios/text-metrics.json
Red	13	400	default	macOS	23.5	half	yes	Fixtures/Goldens/text-metrics.json
Red Blue	13	400	default	macOS	54	half	yes	Fixtures/Goldens/text-metrics.json
Regular	17	400	default	iOS	58	half	yes	Fixtures/Goldens/ios/button/looks/frames.json
Release spring	17	400	default	iOS	111.667	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Reset DSN	15	400	default	iOS	74	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
Results for the search	17	400	default	iOS	165.5	half	yes	Fixtures/Goldens/uikit/nav/search-results/frames.json
Retry	13	400	default	macOS	32.5	half	yes	Fixtures/Goldens/text-metrics.json
Right	13	400	default	macOS	32	half	yes	Fixtures/Goldens/text-metrics.json
Right	17	400	default	iOS	40	half	yes	Fixtures/Goldens/ios/text-metrics.json
Right side	13	400	default	macOS	60.5	half	yes	Fixtures/Goldens/text-metrics.json
Right-click me	13	400	default	macOS	87.5	half	yes	Fixtures/Goldens/text-metrics.json
Root	13	400	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
Root	17	400	default	iOS	35.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Row	13	400	default	macOS	26	half	yes	Fixtures/Goldens/stepper/basic/frames.json
Row	17	400	default	iOS	32.5	half	yes	Fixtures/Goldens/ios/nav/inline/frames.json
Row 0	13	400	default	macOS	37.5	half	yes	Fixtures/Goldens/foreach/range/frames.json; Fixtures/Goldens/text-metrics.json
Row 1	13	400	default	macOS	35.5	half	yes	Fixtures/Goldens/foreach/range/frames.json
Row 2	13	400	default	macOS	37	half	yes	Fixtures/Goldens/foreach/range/frames.json; Fixtures/Goldens/text-metrics.json
Row 2	17	400	default	iOS	47	half	yes	Fixtures/Goldens/ios/text-metrics.json
Row 2	17	600	default	iOS	48.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Row 3	17	400	default	iOS	47.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Row 3	17	600	default	iOS	49	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	10	500	default	macOS	24	half	yes	Fixtures/Goldens/text-metrics.json
Save	10	600	default	macOS	24	half	yes	Fixtures/Goldens/text-metrics.json
Save	11	500	default	macOS	26	half	yes	Fixtures/Goldens/text-metrics.json
Save	12	400	default	macOS	27.5	half	yes	Fixtures/Goldens/text-metrics.json
Save	12	500	default	macOS	28	half	yes	Fixtures/Goldens/text-metrics.json
Save	12	600	default	macOS	28.5	half	yes	Fixtures/Goldens/text-metrics.json
Save	12	700	default	macOS	29	half	yes	Fixtures/Goldens/text-metrics.json
Save	13	400	default	macOS	29.5	half	yes	Fixtures/Goldens/text-metrics.json
Save	13	700	default	macOS	31	half	yes	Fixtures/Goldens/text-metrics.json
Save	15	400	default	iOS macOS	33.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Save	15	500	default	macOS	34	half	yes	Fixtures/Goldens/text-metrics.json
Save	15	600	default	macOS	34.5	half	yes	Fixtures/Goldens/text-metrics.json
Save	15	700	default	macOS	35.5	half	yes	Fixtures/Goldens/text-metrics.json
Save	16	400	default	iOS	35	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	16	500	default	iOS	36	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	16	600	default	iOS	36.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	16	700	default	iOS	37.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	17	400	default	iOS	37	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Save	17	600	default	iOS	38.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	20	400	default	iOS	43	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	20	500	default	iOS	44	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	20	600	default	iOS	44.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Save	20	700	default	iOS	46	half	yes	Fixtures/Goldens/ios/text-metrics.json
Search again.	13	400	default	macOS	82.5	half	yes	Fixtures/Goldens/unavailable/basic/frames.json
Search items	17	500	default	iOS	102	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Second	13	400	default	macOS	46	half	yes	Fixtures/Goldens/text-metrics.json
Second	17	400	default	iOS	58	half	yes	Fixtures/Goldens/ios/text-metrics.json
Second	17	600	default	iOS	60.3333	third	yes	cashapp/AccessibilitySnapshot basic page
Second Header	16	600	default	iOS	116.5	half	yes	gonzalezreal/swift-markdown-ui table
Second line	17	400	default	iOS	89	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Second paragraph wraps here 	13	400	default	macOS	186	half	yes	Fixtures/Goldens/text-metrics.json
Second paragraph wraps here as well.	13	400	default	macOS	230.5	half	yes	Fixtures/Goldens/text-metrics.json
Secret	13	400	default	macOS	39.5	half	yes	Fixtures/Goldens/text-metrics.json
Section 1	17	600	default	iOS	72.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Section 2	17	600	default	iOS	75	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Section Header	17	600	default	iOS	122.667	third	yes	cashapp/AccessibilitySnapshot basic page
Select	13	400	default	macOS	38.5	half	yes	Fixtures/Goldens/text-metrics.json
Selected	17	400	default	iOS	67	half	yes	Fixtures/Goldens/ios/text-metrics.json
Selected	17	600	default	iOS	70.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Selected row	17	400	default	iOS	99.3333	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Selected: none	13	400	default	macOS	91	half	yes	Fixtures/Goldens/text-metrics.json
Sep 11, 2026	17	400	default	iOS	98	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Settings	13	400	default	macOS	50.5	half	yes	Fixtures/Goldens/text-metrics.json
Settings	15	400	default	iOS	57	half	yes	Fixtures/Goldens/ios/text-metrics.json
Settings	17	400	default	iOS	63	half	yes	Fixtures/Goldens/ios/text-metrics.json
Settings	17	600	default	iOS	66.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Settings	34	700	default	iOS	133	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Settings content	17	400	default	iOS	125.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Seven	17	400	default	iOS	47	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Shadow	22	400	default	macOS	77.5	half	yes	Fixtures/Goldens/text-metrics.json
Share	13	400	default	macOS	35	half	yes	Fixtures/Goldens/text-metrics.json
Share	15	400	default	iOS	40	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Short	17	400	default	iOS	42	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Show Nib	15	400	default	iOS	65.5	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
Show sheet	17	400	default	iOS	89	half	yes	Fixtures/Goldens/ios/sheet/medium/frames.json
Shown	13	400	default	macOS	41	half	yes	Fixtures/Goldens/disclosure/basic/frames.json; Fixtures/Goldens/text-metrics.json
Sign In	17	400	default	iOS	52	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Sign In	17	600	default	iOS	54	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Silent	15	400	default	iOS	38.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Six	13	400	default	macOS	18.5	half	yes	Fixtures/Goldens/text-metrics.json
Six	17	400	default	iOS	23	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Slow	13	400	default	macOS	29	half	yes	Fixtures/Goldens/text-metrics.json
Small	13	400	default	macOS	33	half	yes	Fixtures/Goldens/text-metrics.json
Small	15	400	default	iOS	37.5	half	yes	Fixtures/Goldens/ios/button/looks/frames.json
Small	17	400	default	iOS	41.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Small	17	600	default	iOS	44	half	yes	Fixtures/Goldens/ios/text-metrics.json
Some content under the title.	17	400	default	iOS	221.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Sounds	17	400	default	iOS	57.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Star button	13	400	default	macOS	68.5	half	yes	Fixtures/Goldens/text-metrics.json
Star label	13	400	default	macOS	57.5	half	yes	Fixtures/Goldens/text-metrics.json
Star label	17	400	default	iOS	71.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Star label	22	400	default	macOS	89	half	yes	Fixtures/Goldens/text-metrics.json
Stretched	17	400	default	iOS	75	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Struck	13	400	default	macOS	39.5	half	yes	Fixtures/Goldens/text-metrics.json
Subheadline	15	600	default	iOS	89	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Subtitle text	17	400	default	iOS	91.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Swift	15	400	default	iOS	35	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Swift	17	500	default	iOS	40	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Taps: 0	13	400	default	macOS	44	half	yes	Fixtures/Goldens/text-metrics.json
Text	13	400	default	macOS	25.5	half	yes	Fixtures/Goldens/text-metrics.json
Text	17	400	default	iOS	32.5	half	yes	Fixtures/Goldens/ios/representable/scroll/frames.json
Text description for an element	11	400	default	iOS	163	third	yes	cashapp/AccessibilitySnapshot basic page
The quick brown fox	10	400	default	iOS macOS	97.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
The quick brown fox	10	500	default	macOS	100	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	11	400	default	macOS	106	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	12	400	default	macOS	114.5	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	13	400	default	macOS	122.5	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	13	700	default	macOS	130.5	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	15	400	default	iOS macOS	138.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
The quick brown fox	16	400	default	iOS	146.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
The quick brown fox	17	400	default	iOS macOS	154	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
The quick brown fox	20	300	default	macOS	174	half	yes	Fixtures/Goldens/text/system-fonts/frames.json
The quick brown fox	20	400	default	iOS	176.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
The quick brown fox	20	500	default	macOS	181	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	20	700	default	macOS	189.5	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	20	900	default	macOS	202	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	22	400	default	macOS	191	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	24	400	default	macOS	207	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	26	400	default	macOS	224	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox	32	400	default	macOS	275	half	yes	Fixtures/Goldens/text-metrics.json
The quick brown fox jumps over the lazy dog	17	400	default	iOS	339	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Third	17	400	default	iOS	39.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Third row	17	400	default	iOS	72	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Three	13	400	default	iOS macOS	35.5	half	yes	Fixtures/Goldens/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Three	13	500	default	iOS	36.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Three	17	400	default	iOS	44.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Ticks: 0	13	400	default	macOS	47.5	half	yes	Fixtures/Goldens/text-metrics.json
Ticks: 1	13	400	default	macOS	45.5	half	yes	Fixtures/Goldens/text-metrics.json
Tight	13	400	default	macOS	31.5	half	yes	Fixtures/Goldens/text-metrics.json
Time	13	400	default	macOS	30	half	yes	Fixtures/Goldens/text-metrics.json
Time	17	400	default	iOS	38	half	yes	Fixtures/Goldens/ios/text-metrics.json
Tint	13	400	default	macOS	23.5	half	yes	Fixtures/Goldens/text-metrics.json
Tint	17	400	default	iOS	29.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Tinted	13	400	default	macOS	38.5	half	yes	Fixtures/Goldens/text-metrics.json
Tinted	17	400	default	iOS	48.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Title	13	400	default	macOS	26.5	half	yes	Fixtures/Goldens/text-metrics.json
Title	17	400	default	iOS	33	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Title	28	400	default	iOS	52	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Title	28	600	default	iOS	55.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Title	28	700	default	iOS	57.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/ios/text/bold-trait/frames.json
Title 2	22	700	default	iOS	63.5	half	yes	Fixtures/Goldens/ios/text/bold-trait/frames.json
Title 3	20	400	default	iOS	54.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Title 3	20	600	default	iOS	57.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/ios/text/bold-trait/frames.json
Title 3	20	700	default	iOS	59	half	yes	Fixtures/Goldens/ios/text-metrics.json
Title S	26	400	default	iOS	69.5	half	yes	Fixtures/Goldens/uikit/label/fonts/frames.json
Title line	22	400	default	macOS	79	half	yes	Fixtures/Goldens/text-metrics.json
Toggle	13	400	default	macOS	41	half	yes	Fixtures/Goldens/text-metrics.json
Toggle	17	400	default	iOS	51.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Top	13	400	default	macOS	22.5	half	yes	Fixtures/Goldens/foreach/range/frames.json
Try again later.	13	400	default	macOS	89.5	half	yes	Fixtures/Goldens/text-metrics.json
Try again later.	17	400	default	iOS	111.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Twenty point text	20	400	default	iOS	150.5	half	yes	Fixtures/Goldens/uikit/label/fitting/frames.json
Two	13	400	default	iOS macOS	25	half	yes	Fixtures/Goldens/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Two	13	500	default	iOS	25.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
Two	17	400	default	iOS	31.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Two	17	600	default	iOS	33	half	yes	Fixtures/Goldens/ios/text-metrics.json
Value	17	400	default	iOS	42	half	yes	Fixtures/Goldens/ios/list/basic/frames.json
Vegan	11	400	default	iOS	33	third	yes	cashapp/AccessibilitySnapshot basic page
Vegetables	11	400	default	macOS	58.5	half	yes	Fixtures/Goldens/text-metrics.json
Vegetables	11	500	default	macOS	60	half	yes	Fixtures/Goldens/text-metrics.json
Vegetables	12	700	default	macOS	68	half	yes	Fixtures/Goldens/text-metrics.json
Vegetables	13	400	default	macOS	68	half	yes	Fixtures/Goldens/text-metrics.json
Vegetables	13	500	default	macOS	69.5	half	yes	Fixtures/Goldens/text-metrics.json
Vegetables	13	600	default	macOS	71	half	yes	Fixtures/Goldens/text-metrics.json
Vegetables	13	700	default	macOS	72.5	half	yes	Fixtures/Goldens/text-metrics.json
Vegetables	17	400	default	iOS	85	half	yes	Fixtures/Goldens/ios/text-metrics.json
Vegetables	17	500	default	iOS	87.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Vegetables	17	600	default	iOS	89	half	yes	Fixtures/Goldens/ios/text-metrics.json
Voice Control phrases	11	400	default	iOS	115.667	third	yes	cashapp/AccessibilitySnapshot basic page
Volume	11	500	default	macOS	40	half	yes	Fixtures/Goldens/text-metrics.json
Volume	12	500	default	macOS	43	half	yes	Fixtures/Goldens/text-metrics.json
Volume	12	600	default	macOS	44	half	yes	Fixtures/Goldens/text-metrics.json
Volume	12	700	default	macOS	45	half	yes	Fixtures/Goldens/text-metrics.json
Volume	13	400	default	macOS	45	half	yes	Fixtures/Goldens/text-metrics.json
Volume	13	700	default	macOS	48.5	half	yes	Fixtures/Goldens/text-metrics.json
Volume	15	400	default	iOS macOS	51	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/text-metrics.json
Volume	15	500	default	macOS	52.5	half	yes	Fixtures/Goldens/text-metrics.json
Volume	15	600	default	macOS	53.5	half	yes	Fixtures/Goldens/text-metrics.json
Volume	15	700	default	macOS	55	half	yes	Fixtures/Goldens/text-metrics.json
Volume	17	400	default	iOS	57	half	yes	Fixtures/Goldens/ios/text-metrics.json
Volume	17	600	default	iOS	59.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Volume	20	400	default	iOS	66	half	yes	Fixtures/Goldens/ios/text-metrics.json
Volume	20	500	default	iOS	67.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Volume	20	600	default	iOS	69	half	yes	Fixtures/Goldens/ios/text-metrics.json
Volume	20	700	default	iOS	71	half	yes	Fixtures/Goldens/ios/text-metrics.json
WWWW	13	400	default	macOS	50.01953125	unit	yes	Docs/decisions/0005-text-metrics.md
Web	15	400	default	iOS	31	half	yes	Fixtures/Goldens/uikit/text-metrics.json
What happens when activated	11	400	default	iOS	158.333	third	yes	cashapp/AccessibilitySnapshot basic page
What's	16	600	default	iOS	52.6667	third	yes	pointfreeco/swift-snapshot-testing testTraits text snapshots
What's the point?	26	400	default	iOS	196	third	yes	pointfreeco/swift-snapshot-testing label with traits
What's the point?	28	400	default	iOS	210.667	third	yes	pointfreeco/swift-snapshot-testing label with traits
What's the point?	32	400	default	iOS	240.333	third	yes	pointfreeco/swift-snapshot-testing label with traits
What's the point?	38	400	default	iOS	284	third	yes	pointfreeco/swift-snapshot-testing label with traits
What's the point?	48	400	default	iOS	356.667	third	yes	pointfreeco/swift-snapshot-testing label with traits
What's the point?	58	400	default	iOS	428.333	third	yes	pointfreeco/swift-snapshot-testing label with traits
Wi-Fi	17	400	default	iOS	40.5	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
Wi-Fi	17	600	default	iOS	42.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
Wide	13	400	default	macOS	31	half	yes	Fixtures/Goldens/splitview/widths/frames.json
Widgets	17	600	default	iOS	66.3333	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Widgets	34	700	default	iOS	132.667	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Width	17	400	default	iOS	45.3333	third	yes	Tembeon/morph test/fixtures/ios27/list/list-tree-light.txt (a dump of the view tree)
Working	13	400	default	macOS	50	half	yes	Fixtures/Goldens/text-metrics.json
Yellow	13	400	default	macOS	38.5	half	yes	Fixtures/Goldens/text-metrics.json
bold	13	700	default	macOS	29	half	yes	Fixtures/Goldens/text/markdown/frames.json
corey	13	400	default	iOS	34	half	yes	Fixtures/Goldens/uikit/text-metrics.json
fatalError	15	400	default	iOS	64	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
gray	14	700	default	iOS	31	third	yes	thumbtack/thumbprint-ios pills
jumps over the 	17	400	default	iOS	117	half	yes	Fixtures/Goldens/uikit/text-metrics.json
jumps over the lazy dog	17	400	default	iOS	181	half	yes	Fixtures/Goldens/uikit/text-metrics.json
label: 'fake', identifier: 'fake', hitPoint: {1.0, 2.0}	17	400	default	iOS	350.667	third	yes	AndrewKochulab/sim-mirror src/sim_mirror/testing/fixtures/mcpbridge-hierarchy-probe.txt
light_blue	14	700	default	iOS	69.6667	third	yes	thumbtack/thumbprint-ios pills
light_green	14	700	default	iOS	79.6667	third	yes	thumbtack/thumbprint-ios pills
light_indigo	14	700	default	iOS	82.6667	third	yes	thumbtack/thumbprint-ios pills
light_purple	14	700	default	iOS	84.6667	third	yes	thumbtack/thumbprint-ios pills
light_red	14	700	default	iOS	63	third	yes	thumbtack/thumbprint-ios pills
light_yellow	14	700	default	iOS	84	third	yes	thumbtack/thumbprint-ios pills
mixed Case	13	400	default	macOS	70.5	half	yes	Fixtures/Goldens/text-metrics.json
mixed case	13	400	default	macOS	68.5	half	yes	Fixtures/Goldens/text-metrics.json
permissions	15	400	default	iOS	82.5	half	yes	getsentry/sentry static/app/components/events/mockViewHierarchyData.tsx (a view hierarchy of a sample app on an iPhone 8 size simulator)
point	16	400	default	iOS	37	third	yes	pointfreeco/swift-snapshot-testing testTraits text snapshots
small	13	400	default	macOS	31.5	half	yes	Fixtures/Goldens/text/hstack-baseline/frames.json
struck	13	400	default	macOS	38	half	yes	Fixtures/Goldens/text/markdown/frames.json
the	16	400	default	iOS	23.6667	third	yes	pointfreeco/swift-snapshot-testing testTraits text snapshots
the site	13	400	default	macOS	45	half	yes	Fixtures/Goldens/text-metrics.json
words fill the line	13	400	default	macOS	102.5	half	yes	Fixtures/Goldens/text-metrics.json
••••••	17	400	default	iOS	46	half	yes	Fixtures/Goldens/ios/text-metrics.json; Fixtures/Goldens/uikit/text-metrics.json
••••••	17	600	default	iOS	46.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
−	13	400	default	macOS	8.5	half	yes	Fixtures/Goldens/text-metrics.json
−	15	400	default	iOS	9.5	half	yes	Fixtures/Goldens/uikit/text-metrics.json
−	17	400	default	iOS	10.5	half	yes	Fixtures/Goldens/ios/text-metrics.json
"""#
}
