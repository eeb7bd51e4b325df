// An entry of the table of frameworks: the name in the macro NAME, and the contents of its file.
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
