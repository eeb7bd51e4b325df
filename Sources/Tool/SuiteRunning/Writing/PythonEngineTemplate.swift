/// The files of a new engine in Python, which receives scenes as data.
struct PythonEngineTemplate {
  let name: String
}

extension PythonEngineTemplate {
  /// The files with their paths in the folder of the engine, beside those that every engine has.
  var files: [(path: String, text: String)] {
    [("engine.json", description), ("engine.py", program)]
  }

  private var description: String {
    """
    {
      "name": "\(name)",
      "executable": "/usr/bin/env",
      "arguments": ["python3", "engine.py"]
    }

    """
  }

  private var program: String {
    """
    #!/usr/bin/env python3
    \"\"\"Lays scenes out that Plumb sends as data: one request and one answer per line.\"\"\"
    import json
    import platform
    import sys


    class Unsupported(Exception):
        \"\"\"A view or an argument that this engine does not have.\"\"\"


    def size(view, width, height):
        \"\"\"Returns the size of a view for a proposal in points; None is an unspecified length.\"\"\"
        if view["view"] == "Color":
            return 10 if width is None else width, 10 if height is None else height
        if view["view"] == "HStack":
            sizes = [size(child, share(view, width), height) for child in view["children"]]
            return gaps(view) + sum(w for w, _ in sizes), max((h for _, h in sizes), default=0)
        raise Unsupported(view["view"])


    def spacing(row):
        if row["arguments"].get("alignment", "center") != "center":
            raise Unsupported("a row with another alignment than center")
        spacing = row["arguments"].get("spacing")
        if not isinstance(spacing, (int, float)):
            raise Unsupported("a row with the default spacing")
        return spacing


    def gaps(row):
        return spacing(row) * max(len(row["children"]) - 1, 0)


    def share(row, width):
        \"\"\"Returns the width that a row proposes to each of its children.\"\"\"
        return None if width is None else max(width - gaps(row), 0) / max(len(row["children"]), 1)


    def nodes(view, x, y, width, height, depth=0):
        \"\"\"Returns the nodes of a view in a frame, in tree order.\"\"\"
        name = view.get("name", view["view"])
        found = [{"depth": depth, "name": name, "frame": [x, y, width, height]}]
        if view["view"] == "HStack":
            for child in view["children"]:
                w, h = size(child, share(view, width), height)
                found += nodes(child, x, y + (height - h) / 2, w, h, depth + 1)
                x += w + spacing(view)
        return found


    def length(value):
        if value == "inf":
            raise Unsupported("infinite proposals")
        return None if value == "nil" else value


    def layout(request):
        if request["environment"]["direction"] != "ltr":
            raise Unsupported("layouts from right to left")
        for member in request["environment"].keys() - WITHOUT_EFFECT:
            raise Unsupported(f"'{member}' in the environment")
        width, height = (length(request["proposal"][axis]) for axis in ("width", "height"))
        w, h = size(request["scene"], width, height)
        origin = {
            "x": 0 if width is None else (width - w) / 2,
            "y": 0 if height is None else (height - h) / 2,
        }
        tree = nodes(request["scene"], 0, 0, w, h)
        return {"answer": "layout", "nodes": tree, "originInWindow": origin}


    # The members of the environment that change no layout of a color or a row.
    WITHOUT_EFFECT = {"direction", "dynamicType", "navigationBar", "scale", "sizeClasses"}

    HELLO = {
        "answer": "hello", "name": "\(name)", "version": "0.1", "platform": platform.system(),
        "protocol": 2, "can": ["nodes", "scenes"],
    }

    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = HELLO if request["request"] == "hello" else layout(request)
        except Unsupported as lacking:
            answer = {"answer": "unsupported", "reason": str(lacking)}
        print(json.dumps(answer), flush=True)

    """
  }
}
