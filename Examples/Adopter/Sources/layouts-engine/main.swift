import Layouts
import PlumbEngine

PlumbEngine.main()
