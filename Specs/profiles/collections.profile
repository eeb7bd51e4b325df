# Collection views: compositional, flow and list layouts, self-sizing, updates, and snapshots of data sources.
collections
recorded/compositional-*
recorded/snapshots-*
articles/compositional-home
articles/diffable-home
articles/flow-layout
not metrics
not block rejected
not block checks
not block issues
not block laws
