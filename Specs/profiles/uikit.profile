# UIKit's views: constraints, stack views, text, controls, scroll views, tables and hosted views.
uikit
recorded/uikit-*
not uikit/checks
not metrics
not block rejected
not block checks
not block issues
not block laws
