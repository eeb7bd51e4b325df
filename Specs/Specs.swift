// The specs, compiled: `SpecPlugin` makes one Swift file of the Swift blocks of each Markdown
// file in this folder, and one with the `catalog` of all scenarios.
