// An entry of the table: the framework that the macro NAME names, with its file.
#define STRING(text) #text
#define NAMED(name) STRING(name)
#define FILE_OF(name) STRING(Frameworks/name.swift)
#define FILE_NAMED(name) FILE_OF(name)
{NAMED(NAME), (const char[]){
#embed FILE_NAMED(NAME) suffix(, )
0}},
#undef NAME
#undef STRING
#undef NAMED
#undef FILE_OF
#undef FILE_NAMED
