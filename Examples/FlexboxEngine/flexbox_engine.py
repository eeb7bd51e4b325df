#!/usr/bin/env python3
"""An engine that lays scenes out with flexbox instead of SwiftUI's rules.

It reads requests and writes answers as Docs/Reference/EngineProtocol.md describes them. Scenes are evaluated view
trees: stacks become flex containers, frames and paddings become boxes, texts become leaves with a measure function.
A view without a counterpart in flexbox is unsupported.
"""

from __future__ import annotations

import json
import platform
import sys
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any, Callable

from stretchable import Node, Style
from stretchable.style import (
    AUTO, AlignItems, AlignSelf, FlexDirection, JustifyContent, Position,
)
from stretchable.style.geometry.length import LengthAvailableSpace
from stretchable.style.geometry.size import SizePoints

GAP = 8.0  # SwiftUI's default spacing.
FILLING = {"Color", "Rectangle"}
EDGES = ("top", "trailing", "bottom", "leading")
ACROSS, DOWN = 0, 1
AXES = {"horizontal": ACROSS, "vertical": DOWN}

Scene = dict[str, Any]


class Unsupported(Exception):
    """A feature that flexbox or this engine does not have."""


@dataclass
class Box:
    """A node of the answer with its flexbox style."""

    name: str
    style: dict[str, Any]
    grows: tuple[bool, bool]  # Whether the node fills the proposed width and height.
    children: list[Box] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)
    label: str | None = None
    is_spacer: bool = False
    measure: Callable[..., SizePoints] | None = None

    def become_item(self, main: int, may_grow: bool = True) -> None:
        """Sets the style of an item in a container with a main axis."""
        fills = self.grows[main] and may_grow
        self.style |= {"flex_grow": float(fills), "flex_shrink": float(fills)}
        if fills:
            self.style["flex_basis"] = 0
        if self.grows[1 - main]:
            self.style["align_self"] = AlignSelf.STRETCH

    def node(self) -> Node:
        inner = (child.node() for child in self.children)
        return Node(*inner, measure=self.measure, style=Style(**self.style))


def length(value: Any, default: float | None = None) -> Any:
    """Returns the value of an argument, or a default if it is omitted or nil."""
    return default if value in (None, "nil") else value


def name_of(scene: Scene) -> str:
    """Returns the name of the node in the answer; empty if the answer does not list the node."""
    return scene.get("name", scene["view"])


def row_alignment(alignment: str) -> tuple[Any, Any]:
    """Returns the horizontal and the vertical alignment of a child in a container with one row."""
    word = alignment.lower()
    if "baseline" in word:
        raise Unsupported("baselines")
    across = {"leading" in word: JustifyContent.START, "trailing" in word: JustifyContent.END}
    down = {"top" in word: AlignItems.START, "bottom" in word: AlignItems.END}
    return across.get(True, JustifyContent.CENTER), down.get(True, AlignItems.CENTER)


def wrapped(name: str, child: Box, alignment: str = "center", **style: Any) -> Box:
    """Returns a container with one row around a child, with the size of the child."""
    across, down = row_alignment(alignment)
    child.become_item(ACROSS)
    return Box(name, {"justify_content": across, "align_items": down, **style}, child.grows, [child])


def stack(scene: Scene, main: int) -> Box:
    alignment = scene["arguments"].get("alignment", "center")
    spacing = length(scene["arguments"].get("spacing"))
    boxes = [box(child) for child in scene["children"]]
    has_texts = any(is_text(child) for child in scene["children"])
    # The default spacing between texts in a column is 0.
    are_lines = has_texts and main == DOWN and all(is_text(child) for child in scene["children"])
    # Spacers only grow if no other child does.
    has_growing_child = any(child.grows[main] and not child.is_spacer for child in boxes)
    for before, child in zip([None, *boxes], boxes):
        child.become_item(main, not child.is_spacer or not has_growing_child)
        if before:
            has_spacer = before.is_spacer or child.is_spacer
            gap = spacing if spacing is not None else 0.0 if has_spacer or are_lines else GAP
            child.style["margin"] = (0, 0, 0, gap) if main == ACROSS else (gap, 0, 0, 0)
    columns = {"leading": AlignItems.START, "trailing": AlignItems.END}
    cross_alignment = row_alignment(alignment)[1] if main == ACROSS else columns.get(alignment, AlignItems.CENTER)
    direction = FlexDirection.ROW if main == ACROSS else FlexDirection.COLUMN
    if has_texts and not are_lines and spacing is None and main == DOWN:
        raise Unsupported("spacing that depends on the font")
    if any("verticalSpacing" in child["arguments"] for child in scene["children"]) and main == DOWN:
        raise Unsupported("spacing of controls")
    grows = tuple(any(child.grows[axis] for child in boxes) for axis in (ACROSS, DOWN))
    return Box(name_of(scene), {"flex_direction": direction, "align_items": cross_alignment}, grows, boxes)


def frame(scene: Scene) -> Box:
    given = {name: length(value) for name, value in scene["arguments"].items()}
    framed = wrapped(name_of(scene), box(scene["children"][0]), given.get("alignment", "center"))
    grows = list(framed.grows)
    sizes = {name: [AUTO, AUTO] for name in ("size", "min_size", "max_size")}
    for axis, (side, title) in enumerate((("width", "Width"), ("height", "Height"))):
        fixed, minimum, maximum = (given.get(name) for name in (side, f"min{title}", f"max{title}"))
        grows[axis] = fixed is None and (maximum is not None or grows[axis])
        for name, value in (("size", fixed), ("min_size", minimum), ("max_size", maximum)):
            if value in ("-inf", "nan") or value == "inf" and name == "size":
                raise Unsupported(f"length '{value}'")
            if value not in (None, "inf"):
                sizes[name][axis] = value
    framed.style |= {name: tuple(size) for name, size in sizes.items()}
    framed.grows = (grows[0], grows[1])
    return framed


def layered(scene: Scene) -> Box:
    """Returns a view with a second one over or behind it, which is positioned absolutely and has no effect on the size."""
    first, *second = (box(child) for child in scene["children"])
    whole = wrapped(name_of(scene), first)
    inset = {"position": Position.ABSOLUTE, "inset": (0, 0, 0, 0)}
    whole.children += [wrapped("", child, scene["arguments"]["alignment"], **inset) for child in second]
    return whole


def leaf(scene: Scene) -> Box:
    """Returns a view that has a fixed length or fills its proposal along each axis."""
    given, size, grows = scene["arguments"], [AUTO, AUTO], [False, False]
    for axis, side in enumerate(("Width", "Height")):
        minimum, maximum = given["min" + side], given["max" + side]
        if minimum == maximum:
            size[axis] = minimum
        elif (minimum, maximum) == (0, "inf"):
            grows[axis] = True
        else:
            raise Unsupported("flexible view with limits")
    return Box(name_of(scene), {"size": tuple(size)}, (grows[0], grows[1]), label=given.get("0"))


def is_text(scene: Scene) -> bool:
    """Returns whether a view has the preferred spacing of texts, as symbols have too."""
    if scene["view"] == "id":
        return is_text(scene["children"][0])
    return scene["view"] == "Text" or "symbolSize" in scene["arguments"]


def text(scene: Scene) -> Box:
    """Returns a text in the test font, which wraps at spaces. A character is half as wide as the line is high."""
    given = scene["arguments"]
    if given.keys() - {"0", "size"} or "\n" in given["0"]:
        raise Unsupported("text with settings")
    words, height = given["0"].split(" "), given["size"]

    def measure(_: Node, known: SizePoints, available: Any) -> SizePoints:
        limit = known.width.value if known.width.value == known.width.value else available.width.value
        if available.width == LengthAvailableSpace.min_content():
            limit = 0
        limit = float("inf") if limit is None or limit != limit else limit
        lines = [words[0]]
        for word in words[1:]:
            if (len(lines[-1]) + 1 + len(word)) * height / 2 <= limit:
                lines[-1] += " " + word
            else:
                lines.append(word)
        return SizePoints(width=max(map(len, lines)) * height / 2, height=len(lines) * height)

    return Box(name_of(scene), {}, (False, False), label=given["0"], measure=measure)


def box(scene: Scene) -> Box:
    """Returns the box of a view."""
    view, given, name = scene["view"], scene["arguments"], name_of(scene)
    if view in FILLING:
        return Box(name, {}, (True, True))
    match view:
        case "HStack" | "VStack":
            return stack(scene, ACROSS if view == "HStack" else DOWN)
        case "Container" | "Control":
            control = wrapped(name, box(scene["children"][0]))
            control.label = given.get("0")
            return control
        case "Leaf":
            return leaf(scene)
        case "Text":
            return text(scene)
        case "frame":
            return frame(scene)
        case "padding":
            padding = tuple(given[edge] for edge in EDGES)
            if any(isinstance(length, str) for length in padding):
                raise Unsupported("padding of such lengths")
            return wrapped(name, box(scene["children"][0]), padding=padding)
        case "background" | "overlay":
            return layered(scene)
        case "Spacer":
            minimum = given["minLength"]
            along = AXES.get(given.get("axis"))
            size = tuple(0 if axis == 1 - (along or 0) else minimum for axis in (ACROSS, DOWN))
            return Box(name, {"min_size": size}, (along != DOWN, along != ACROSS), is_spacer=True)
        case "Divider":
            thickness = given["thickness"]
            along = AXES.get(given.get("axis"))
            thin = (thickness, AUTO) if along == ACROSS else (AUTO, thickness)
            return Box(name, {"size": thin}, (along != ACROSS, along == ACROSS))
        case "Image" if not given.get("resizable"):
            return Box(name, {"size": (given["width"], given["height"])}, (False, False), label=given["0"])
        case "offset":
            moved = box(scene["children"][0])
            moved.style["inset"] = (given["y"], AUTO, AUTO, given["x"])
            return wrapped(name, moved)
        case "id":
            named = box(scene["children"][0])
            named.ids.append(given["0"])
            return named
    raise Unsupported(f"'{view}'")


def rows(item: Box, node: Node, left: float, top: float, depth: int) -> list[dict[str, Any]]:
    """Returns the nodes of a box and its descendants, with frames relative to the scene's top left corner."""
    try:
        place = node.get_box()
    except TypeError:  # The library cannot lay out a tree with only negative lengths.
        raise Unsupported("box for a view of such lengths") from None
    left, top = left + place.x, top + place.y
    nodes: list[dict[str, Any]] = []
    if item.name:
        size = [place.width, place.height]
        nodes.append({"depth": depth, "name": item.name, "frame": [left, top, *size]})
        if item.ids:
            nodes[0]["ids"] = item.ids
        if item.label is not None:
            nodes[0]["label"] = item.label
    for child, inner in zip(item.children, node):
        nodes += rows(child, inner, left, top, depth + bool(item.name))
    return nodes


def layout(request: dict[str, Any]) -> dict[str, Any]:
    environment = request["environment"]
    for name in ("safeArea", "keyboard", "margins"):
        if name in environment:
            raise Unsupported(f"'{name}'")
    root = box(request["scene"])
    space = (request["proposal"]["width"], request["proposal"]["height"])
    for proposed, grows in zip(space, root.grows):
        if proposed == "inf" or proposed == "nil" and grows:
            raise Unsupported(f"size for a scene that is proposed '{proposed}'")
    window = wrapped("", root, "topLeading", size=tuple(length(proposed, AUTO) for proposed in space))
    root_node = window.node()
    root_node.compute_layout()
    nodes = rows(window, root_node, 0, 0, 0)
    own = nodes[0]["frame"][2:]
    if environment["direction"] == "rtl":
        for node in nodes:
            x, _, width, _ = node["frame"]
            node["frame"][0] = own[0] - x - width
    x, y = ((length(proposed, size) - size) / 2 for proposed, size in zip(space, own))
    return {"answer": "layout", "nodes": nodes, "originInWindow": {"x": x, "y": y}}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    match request["request"]:
        case "hello":
            made = f"stretchable {version('stretchable')}"
            return {"answer": "hello", "name": "Flexbox", "version": made,
                    "platform": platform.system(), "protocol": 2, "can": ["nodes", "scenes"]}
        case "layout":
            return layout(request)
    raise Unsupported(f"the request '{request['request']}'")


def main() -> None:
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Unsupported as reason:
            reply = {"answer": "unsupported", "reason": f"flexbox has no {reason}"}
        except Exception as mistake:  # The engine continues with the next request.
            reply = {"answer": "error", "message": f"{type(mistake).__name__}: {mistake}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
