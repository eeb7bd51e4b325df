import EngineKit

Engine(name: "SmallEngine", version: "1.0", can: [.nodes, .lines]).run()
