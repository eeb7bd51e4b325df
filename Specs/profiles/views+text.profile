# The profile 'views', and line breaking, truncation and styles of texts in the test font.
swiftui
recorded/swiftui-*
articles/custom-view
articles/layout-cache
articles/under-the-hood
guide/circle
not swiftui/controls
not swiftui/lists
not swiftui/publishers
not swiftui/basics/app-apis
not swiftui/basics/app-code
not swiftui/frames/navigation-and-tabs
not swiftui/images-and-shapes/uibezierpath
not recorded/swiftui-controls
not metrics
not block rejected
not block checks
not block issues
not block laws
