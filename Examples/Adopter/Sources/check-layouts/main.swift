import Layouts
import PlumbTool

PlumbTool.main()
