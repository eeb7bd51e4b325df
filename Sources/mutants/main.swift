import MutantsTool

MutantsTool.main()
