import PlumbTool

PlumbTool.main()
