"""Classes of data, declared and used as those of `dataclasses`, but made with less: a command waits for each class it imports.

    @dataclass(frozen=True)
    class Line:
        id: str
        slots: tuple[str, ...] = ()

The standard library compiles up to six functions for a class while its module is imported. Here all classes share theirs, and
only `__init__` is compiled, when the first instance is made. `fields`, `replace` and the like take these classes as they take
others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["dataclass"]

if TYPE_CHECKING:
    from dataclasses import dataclass
else:
    from dataclasses import _FIELD, MISSING, Field, field, fields
    from operator import attrgetter, eq, ge, gt, le, lt

    def dataclass(kind=None, /, *, frozen=False, kw_only=False, eq=True, order=False):
        """The class with the methods of one of data.

        frozen       instances have a hash; that nobody changes one is left to the type checker
        eq, order    whether instances are compared by their fields
        """
        if kind is None:
            return lambda kind: dataclass(kind, frozen=frozen, kw_only=kw_only, eq=eq, order=order)
        own = {it.name: it for it in _own_fields(kind, kw_only)}
        kind.__dataclass_fields__ = known = getattr(kind, "__dataclass_fields__", {}) | own
        kind.__match_args__ = tuple(it.name for it in known.values() if not it.kw_only)
        methods = {"__init__": _compiled_later(kind), "__repr__": _shown}
        if eq:
            compared = [it.name for it in known.values() if it.compare]
            methods |= _comparing(attrgetter(*compared or ["__class__"]), frozen, order)
        for name in methods.keys() - vars(kind).keys():
            setattr(kind, name, methods[name])
        return kind

    def _own_fields(kind, kw_only):
        """The fields that are declared in a class itself; its attributes are their defaults from now on."""
        for name, written in vars(kind).get("__annotations__", {}).items():
            if written.startswith("ClassVar"):
                continue
            said = vars(kind).get(name, MISSING)
            it = said if isinstance(said, Field) else field(default=said)
            it.name, it.type, it.kw_only, it._field_type = name, written, kw_only, _FIELD
            if it.default is not MISSING:
                setattr(kind, name, it.default)
            elif said is not MISSING:
                delattr(kind, name)
            yield it

    def _compiled_later(kind):
        """An `__init__` that puts the compiled one in its place."""

        def __init__(self, *values, **named):
            kind.__init__ = _compiled(kind)
            kind.__init__(self, *values, **named)

        return __init__

    def _compiled(kind):
        """The `__init__` of a class: def __init__(self, id, slots=slots_): self.id = id …"""
        given, by_place, by_name, lines = {"unset": object()}, ["self"], [], ["pass"]
        for it in fields(kind):
            usual = value = it.name
            if it.default is not MISSING:
                usual, given[f"{it.name}_"] = f"{it.name}={it.name}_", it.default
            elif it.default_factory is not MISSING:
                usual, given[f"{it.name}_"] = f"{it.name}=unset", it.default_factory
                value = f"{it.name}_() if {it.name} is unset else {it.name}"
            (by_name if it.kw_only else by_place).append(usual)
            lines.append(f"self.{it.name} = {value}")
        lines += ["self.__post_init__()"] * hasattr(kind, "__post_init__")
        parameters = ", ".join([*by_place, *["*"] * bool(by_name), *by_name])
        exec("\n ".join([f"def __init__({parameters}):", *lines]), given)
        made = given["__init__"]
        made.__qualname__ = f"{kind.__qualname__}.__init__"  # as messages name it
        return made

    def _shown(self):
        said = (f"{it.name}={getattr(self, it.name)!r}" for it in fields(self))
        return f"{type(self).__qualname__}({', '.join(said)})"

    def _comparing(values, frozen, order):
        """The methods by which instances are compared.    values    gives those of an instance that count"""

        def by(compare):
            def method(self, other):
                return compare(values(self), values(other)) if type(self) is type(other) else NotImplemented

            return method

        found = {"__eq__": by(eq), "__hash__": (lambda self: hash(values(self))) if frozen else None}
        if order:
            found |= {"__lt__": by(lt), "__le__": by(le), "__gt__": by(gt), "__ge__": by(ge)}
        return found
