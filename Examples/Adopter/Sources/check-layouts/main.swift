import LayoutSpecs
import PlumbTool

PlumbTool.main(catalog: LayoutSpecs.catalog)
