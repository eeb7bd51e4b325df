// swift-format-ignore-file
// Read by `.ci/text-metrics/fit`, too. The comments in the table describe its columns and sources.

extension SystemFontData {
  /// The sizes, line spacing, tracking and weights of the system font, as rows of tab-separated
  /// cells.
  static let fonts: StaticString = #"""
# Tables of the system font. Sections are named in brackets; cells are separated by tabs; lengths in points, unless
# stated. Sources: HIG = Apple, Human Interface Guidelines, Typography; recorded = github iamcgn/swiftui-web; an
# estimate is marked as such.

[tracking]
# size, tracking of each letter (HIG). Between rows linear, beyond them the nearest row.
6	0.24
7	0.23
8	0.21
9	0.17
10	0.12
11	0.06
12	0.00
13	-0.08
14	-0.15
15	-0.23
16	-0.31
17	-0.43
18	-0.44
19	-0.45
20	-0.45
21	-0.36
22	-0.26
23	-0.10
24	0.07
25	0.15
26	0.22
27	0.29
28	0.38
29	0.40
30	0.40
31	0.39
32	0.41
33	0.40
34	0.40
35	0.38
36	0.37
37	0.36
38	0.37
39	0.38
40	0.37
41	0.36
42	0.37
43	0.38
44	0.37
45	0.35
46	0.36
47	0.37
48	0.35
49	0.33
50	0.34
51	0.35
52	0.33
53	0.31
54	0.32
56	0.30
58	0.28
60	0.26
62	0.24
64	0.22
66	0.19
68	0.17
70	0.14
72	0.14
76	0.07
80	0.00
84	0.00
88	0.00
92	0.00
96	0.00

[xHeight]
# size, x-height in 2048ths of em (recorded); 1078 below 17 pt, 1040 above 28 pt.
17	1078
18	1076
19	1075
20	1069
21	1063
22	1058
23	1052
24	1047
25	1045
26	1043
27	1042
28	1040

[display]
# size, part of the display face in the outlines, computed from the x-height: (1078 - x-height) / 38.
17	0
18	0.0526
19	0.0789
20	0.2368
21	0.3947
22	0.5263
23	0.6842
24	0.8158
25	0.8684
26	0.9211
27	0.9474
28	1

[weights]
# weight, steps from regular. 500, 600 and 700 agree with recorded widths of many texts, 300 and 900 with one; others are
# estimates.
100	-1.3
200	-1
300	-0.57
400	0
500	1.1
600	1.9
700	3
800	4.6
900	6

[vertical]
# platform, ascender, descender, cap height, in 2048ths of em. iOS: recorded. macOS: 1980 and 432, each rounded to
# whole points, agree with the recorded lines of 13, 24, 32 and 40 pt; those allow 1972 to 2005 and 416 to 435.
iOS	1950	494	1443
macOS	1980	432	1443

[iOSStyles]
# text style, point sizes from extra small to accessibility 5 (HIG, recorded).
largeTitle	31	32	33	34	36	38	40	44	48	52	56	60
title	25	26	27	28	30	32	34	38	43	48	53	58
title2	19	20	21	22	24	26	28	34	39	44	50	56
title3	17	18	19	20	22	24	26	31	37	43	49	55
headline	14	15	16	17	19	21	23	28	33	40	47	53
body	14	15	16	17	19	21	23	28	33	40	47	53
callout	13	14	15	16	18	20	22	26	32	38	44	51
subheadline	12	13	14	15	17	19	21	25	30	36	42	49
footnote	12	12	12	13	15	17	19	23	27	33	38	44
caption	11	11	11	12	14	16	18	22	26	32	37	43
caption2	11	11	11	11	13	15	17	20	24	29	34	40

[iOSStyleWeights]
# text style, weight, weight if bold (recorded as widths of bold texts); others are regular, and semibold if bold.
largeTitle	400	700
title	400	700
title2	400	700
headline	600	600

[iOSLeading]
# size, distance of baselines of a text style (HIG).
11	13
12	16
13	18
14	19
15	20
16	21
17	22
18	23
19	24
20	25
21	26
22	28
23	29
24	30
25	31
26	32
27	33
28	34
29	35
30	36
31	38
32	39
33	40
34	41
36	43
37	44
38	46
39	47
40	48
42	50
43	51
44	52
47	56
48	57
49	58
50	59
51	60
52	61
53	62
55	65
56	66
58	68
60	70

[iOSLeadingExceptions]
# text style, category, distance of baselines, where it differs (the first is recorded, the others are of the HIG).
title	xxLarge	38
title	accessibility4	61
headline	accessibility4	51

[macOSStyles]
# text style, size, distance of baselines, weight (HIG).
largeTitle	26	32	400
title	22	26	400
title2	17	22	400
title3	15	20	400
headline	13	16	700
body	13	16	400
callout	12	15	400
subheadline	11	14	400
footnote	10	13	400
caption	10	13	400
caption2	10	13	500

[designs]
# design, advance of every letter in 2048ths of em, without tracking. Recorded at 15 pt regular and 17 pt semibold,
# which allow 1265 to 1267.
monospaced	1266

[monospacedDigits]
# advance of each digit, what a weight step adds, error, in 2048ths of em: an estimate, scaled from Inter. Tracking applies.
1310	20	50

[italic]
# what italic adds to each advance in 2048ths of em, error of it: an estimate; one recorded text (57 for `Italic 17` at
# 17 pt) agrees.
0	20

[otherLetters]
# first, last, advance in 2048ths of em, error, basis, for letters that the letter table does not have; no tracking, as
# other fonts draw them. Full-width characters have one em; rows with error 0 have no
# width of their own or one em, other rows are estimates. The first row that contains a letter applies.
U+0300	U+036F	0	0	published
U+200B	U+200F	0	0	published
U+FE00	U+FE0F	0	0	published
U+20E3	U+20E3	0	0	published
U+1F3FB	U+1F3FF	0	0	published
U+1F1E6	U+1F1FF	1280	130	estimate
U+1100	U+115F	2048	200	estimate
U+2E80	U+303E	2048	0	published
U+3041	U+33FF	2048	0	published
U+3400	U+4DBF	2048	0	published
U+4E00	U+9FFF	2048	0	published
U+AC00	U+D7A3	1884	120	estimate
U+F900	U+FAFF	2048	0	published
U+FE30	U+FE4F	2048	0	published
U+FF01	U+FF60	2048	0	published
U+FFE0	U+FFE6	2048	0	published
U+0590	U+05FF	1130	300	estimate
U+0600	U+06FF	1000	400	estimate
U+0900	U+097F	1200	400	estimate
U+0E00	U+0E7F	1100	300	estimate
U+1F000	U+1FAFF	2560	250	estimate
U+2600	U+27BF	1900	500	estimate
U+20000	U+3FFFD	2048	0	published
U+0000	U+10FFFF	1150	500	estimate
"""#
}
