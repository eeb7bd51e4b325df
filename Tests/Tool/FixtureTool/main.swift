import PlumbTool

PlumbTool.main(catalog: FixtureCatalog.catalog)
