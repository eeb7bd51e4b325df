MutantsTool.main()
