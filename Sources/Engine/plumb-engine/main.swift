import PlumbEngine

PlumbEngine.main()
