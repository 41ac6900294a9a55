import ast
import inspect
from collections import Counter

from cardgames.web import sentences


def test_no_sentence_takes_the_name_of_another():
    told = ast.parse(inspect.getsource(sentences)).body
    names = Counter(
        target.id
        for line in told
        if isinstance(line, ast.Assign)
        for target in line.targets
        if isinstance(target, ast.Name)
    )
    assert len(names) > 100
    assert [name for name, times in names.items() if times > 1] == []
