import ast
import inspect
from collections import Counter

from cardgames.web import sentences


def names(module):
    return [
        target.id
        for line in ast.parse(inspect.getsource(module)).body
        if isinstance(line, ast.Assign)
        for target in line.targets
        if isinstance(target, ast.Name)
    ]


def test_no_sentence_takes_the_name_of_another():
    told = {noun: Counter(names(getattr(sentences, noun))) for noun in sentences.__all__}
    assert sum(map(len, told.values())) > 100
    assert [(noun, name) for noun in told for name, times in told[noun].items() if times > 1] == []
