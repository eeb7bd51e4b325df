import PlumbTool
import Scenarios

PlumbTool.main(catalog: Catalog(root: "", folder: "Specs", scenarios: []))
