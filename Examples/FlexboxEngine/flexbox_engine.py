#!/usr/bin/env python3
"""An engine that lays scenes out with flexbox, without SwiftUI's rules.

It reads requests and writes answers as Docs/Reference/EngineProtocol.md has them. Scenes are data: stacks become
flex containers, frames and paddings become boxes, and what flexbox has no words for is unsupported.
"""

from __future__ import annotations

import json
import platform
import sys
from dataclasses import dataclass, field
from importlib.metadata import version
from typing import Any

from stretchable import Node, Style
from stretchable.style import (
    AUTO, AlignItems, AlignSelf, FlexDirection, JustifyContent, Position,
)

GAP, PADDING, SPACER = 8.0, 16.0, 8.0  # SwiftUI's default lengths.
FILLING = {"Color", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse"}
DRAWN = {
    "border", "clipped", "fill", "foregroundColor", "foregroundStyle", "hidden", "opacity", "stroke",
    "zIndex",
}
EDGES = ("top", "trailing", "bottom", "leading")
ACROSS, DOWN = 0, 1

Scene = dict[str, Any]


class Unsupported(Exception):
    """A feature that flexbox or this engine does not have."""


@dataclass
class Box:
    """A node of the answer with its flexbox style."""

    name: str
    style: dict[str, Any]
    grows: tuple[bool, bool]  # Whether it takes all that there is, across and down.
    children: list[Box] = field(default_factory=list)
    ids: list[str] = field(default_factory=list)

    def lie_along(self, main: int, may_grow: bool = True) -> None:
        """Makes it an item of a container along an axis."""
        fills = self.grows[main] and may_grow
        self.style |= {"flex_grow": float(fills), "flex_shrink": float(fills)}
        if fills:
            self.style["flex_basis"] = 0
        if self.grows[1 - main]:
            self.style["align_self"] = AlignSelf.STRETCH

    def node(self) -> Node:
        return Node(*(child.node() for child in self.children), style=Style(**self.style))


def length(value: Any, otherwise: float | None = None) -> Any:
    """An argument that may be left out, or nil."""
    return otherwise if value in (None, "nil") else value


def places(alignment: str) -> tuple[Any, Any]:
    """Where a child lies in a container of one row: across and down."""
    word = alignment.lower()
    across = {"leading" in word: JustifyContent.START, "trailing" in word: JustifyContent.END}
    down = {"top" in word: AlignItems.START, "bottom" in word: AlignItems.END}
    return across.get(True, JustifyContent.CENTER), down.get(True, AlignItems.CENTER)


def wrapped(name: str, child: Box, alignment: str = "center", **style: Any) -> Box:
    """A box of one row around a child, as large as that."""
    across, down = places(alignment)
    child.lie_along(ACROSS)
    return Box(name, {"justify_content": across, "align_items": down, **style}, child.grows, [child])


def stack(scene: Scene, main: int) -> Box:
    alignment = scene["arguments"].get("alignment", "center")
    if "Baseline" in alignment:
        raise Unsupported("baselines")
    spacing = length(scene["arguments"].get("spacing"))
    boxes = [box(child, main) for child in scene["children"]]
    # A spacer takes the space that no other view needs.
    is_wanted = any(child.grows[main] and child.name != "Spacer" for child in boxes)
    for before, child in zip([None, *boxes], boxes):
        child.lie_along(main, child.name != "Spacer" or not is_wanted)
        if before:
            touches = "Spacer" in (before.name, child.name)
            gap = spacing if spacing is not None else 0.0 if touches else GAP
            child.style["margin"] = (0, 0, 0, gap) if main == ACROSS else (gap, 0, 0, 0)
    columns = {"leading": AlignItems.START, "trailing": AlignItems.END}
    lies = places(alignment)[1] if main == ACROSS else columns.get(alignment, AlignItems.CENTER)
    direction = FlexDirection.ROW if main == ACROSS else FlexDirection.COLUMN
    grows = tuple(any(child.grows[axis] for child in boxes) for axis in (ACROSS, DOWN))
    return Box(scene["view"], {"flex_direction": direction, "align_items": lies}, grows, boxes)


def frame(scene: Scene) -> Box:
    given = {name: length(value) for name, value in scene["arguments"].items()}
    framed = wrapped("frame", box(scene["children"][0]), given.get("alignment", "center"))
    grows = list(framed.grows)
    sizes = {name: [AUTO, AUTO] for name in ("size", "min_size", "max_size")}
    for axis, (side, title) in enumerate((("width", "Width"), ("height", "Height"))):
        fixed, least, most = (given.get(name) for name in (side, f"min{title}", f"max{title}"))
        grows[axis] = fixed is None and (most is not None or grows[axis])
        for name, value in (("size", fixed), ("min_size", least), ("max_size", most)):
            if value in ("-inf", "nan"):
                raise Unsupported(f"length '{value}'")
            if value not in (None, "inf"):
                sizes[name][axis] = value
    framed.style |= {name: tuple(size) for name, size in sizes.items()}
    framed.grows = (grows[0], grows[1])
    return framed


def insets(given: dict[str, Any]) -> tuple[float, ...]:
    """The padding of each edge, in the order of CSS."""
    if given.keys() & set(EDGES):
        return tuple(given.get(edge, 0) for edge in EDGES)
    words, amount = {"all"}, PADDING
    for value in given.values():
        if isinstance(value, str) and value != "nil":
            words = set(value.split())
        else:
            amount = length(value, PADDING)
    axes = ("vertical", "horizontal") * 2
    return tuple(amount if words & {edge, axis, "all"} else 0 for edge, axis in zip(EDGES, axes))


def layered(scene: Scene) -> Box:
    """A view, and a second one in a box of the first one's size that flexbox does not count."""
    first, second = (box(child) for child in scene["children"])
    alignment = scene["arguments"].get("alignment", "center")
    whole = wrapped(scene["view"], first)
    whole.children.append(wrapped("", second, alignment, position=Position.ABSOLUTE, inset=(0, 0, 0, 0)))
    return whole


def box(scene: Scene, main: int | None = None) -> Box:
    """The box of a view that lies in a stack along an axis, or in none."""
    view, given = scene["view"], scene["arguments"]
    if view in FILLING:
        return Box(view, {}, (True, True))
    if view in DRAWN:
        return box(scene["children"][0], main)
    match view:
        case "HStack" | "VStack":
            return stack(scene, ACROSS if view == "HStack" else DOWN)
        case "frame":
            return frame(scene)
        case "padding":
            return wrapped("padding", box(scene["children"][0]), padding=insets(given))
        case "background" | "overlay":
            return layered(scene)
        case "Spacer":
            least = length(given.get("minLength"), SPACER)
            size = tuple(0 if axis == 1 - (main or 0) else least for axis in (ACROSS, DOWN))
            return Box(view, {"min_size": size}, (main != DOWN, main != ACROSS))
        case "Divider":
            thin = (1, AUTO) if main == ACROSS else (AUTO, 1)
            return Box(view, {"size": thin}, (main != ACROSS, main == ACROSS))
        case "offset":
            moved = box(scene["children"][0])
            x, y = given.get("x", given.get("width", 0)), given.get("y", given.get("height", 0))
            moved.style["inset"] = (y, AUTO, AUTO, x)
            return wrapped(view, moved)
        case "id" | "accessibilityIdentifier":
            named = box(scene["children"][0], main)
            named.ids.append(given["0"])
            return named
    raise Unsupported(f"'{view}'")


def rows(item: Box, node: Node, left: float, top: float, depth: int) -> list[dict[str, Any]]:
    """The nodes of a box and of those inside, with frames from the scene's corner."""
    try:
        place = node.get_box()
    except TypeError:  # The library lays out no tree whose lengths are negative all through.
        raise Unsupported("box for a view of such lengths") from None
    left, top = left + place.x, top + place.y
    nodes: list[dict[str, Any]] = []
    if item.name:
        size = [place.width, place.height]
        nodes.append({"depth": depth, "name": item.name, "frame": [left, top, *size]})
        if item.ids:
            nodes[0]["ids"] = item.ids
    for child, inner in zip(item.children, node):
        nodes += rows(child, inner, left, top, depth + bool(item.name))
    return nodes


def layout(request: dict[str, Any]) -> dict[str, Any]:
    surroundings = request["environment"]
    for name in ("safeArea", "margins", "offset"):
        if name in surroundings:
            raise Unsupported(f"'{name}'")
    root = box(request["scene"])
    space = (request["proposal"]["width"], request["proposal"]["height"])
    for proposed, grows in zip(space, root.grows):
        if proposed == "inf" or proposed == "nil" and grows:
            raise Unsupported(f"size for a scene that is proposed '{proposed}'")
    window = wrapped("", root, "topLeading", size=tuple(length(proposed, AUTO) for proposed in space))
    laid = window.node()
    laid.compute_layout()
    nodes = rows(window, laid, 0, 0, 0)
    own = nodes[0]["frame"][2:]
    if surroundings["direction"] == "rtl":
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
                    "platform": platform.system(), "protocol": 1, "can": ["nodes", "scenes"]}
        case "layout":
            return layout(request)
    raise Unsupported(f"the request '{request['request']}'")


def main() -> None:
    for line in sys.stdin:
        try:
            reply = answer(json.loads(line))
        except Unsupported as reason:
            reply = {"answer": "unsupported", "reason": f"flexbox has no {reason}"}
        except Exception as mistake:  # The next request is answered all the same.
            reply = {"answer": "error", "message": f"{type(mistake).__name__}: {mistake}"}
        print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
