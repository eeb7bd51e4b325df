# Layout, state and scrolling of SwiftUI's views, with single-line texts in the test font; no controls, no lists.
swiftui
recorded/swiftui-*
articles/custom-view
articles/layout-cache
articles/under-the-hood
guide/circle
not swiftui/text
not swiftui/controls
not swiftui/lists
not swiftui/publishers
not swiftui/basics/app-apis
not swiftui/basics/app-code
not swiftui/frames/navigation-and-tabs
not swiftui/images-and-shapes/uibezierpath
not recorded/swiftui-controls
not recorded/swiftui-text
not metrics
not block rejected
not block checks
not block issues
not block laws
