import PlumbTool

PlumbTool.main(previewBuilder: AppPreviewBuilder())
