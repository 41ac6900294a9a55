"""Run every benchmark: `python3 -m tests.bench`, or with names, `python3 -m tests.bench engine`.

A benchmark is a module here with a function `bench` that prints its figures and tells whether
they are kept. The site's need its environment: `.venv/bin/python -m tests.bench`.
"""

import importlib
import pkgutil
import sys

from tests import bench


def main(wanted):
    """Run the benchmarks of these names, all where none is given; 1 when a figure is not kept."""
    kept = True
    for name in sorted(module.name for module in pkgutil.iter_modules(bench.__path__)):
        if name == "__main__" or (wanted and name not in wanted):
            continue
        try:
            module = importlib.import_module(f"tests.bench.{name}")
        except ModuleNotFoundError as missing:
            print(f"{name}: not run, for want of {missing.name}; try .venv/bin/python")
            kept = False
            continue
        if hasattr(module, "bench"):
            print(f"== {name}: {module.__doc__.splitlines()[0]}", flush=True)
            kept = module.bench() and kept
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
