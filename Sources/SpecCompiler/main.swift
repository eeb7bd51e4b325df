// comment
