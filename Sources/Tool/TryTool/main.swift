import PlumbTool

PlumbTool.main(catalog: nil, previewBuilder: AppPreviewBuilder())
