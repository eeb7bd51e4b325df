// The specs, compiled: `SpecPlugin` makes Swift of the Markdown files in this folder.
