"""Work the kept results out anew; see the package's own words on when that is right."""

from tests.golden import kept

for path, work_out, arguments in kept():
    path.parent.mkdir(exist_ok=True)
    path.write_text(work_out(*arguments), "utf-8")
    print(path)
