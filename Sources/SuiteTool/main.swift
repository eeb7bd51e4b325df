import PlumbTool
import Specs

PlumbTool.main(catalog: Specs.catalog)
