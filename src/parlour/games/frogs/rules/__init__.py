"""The rules, one module a chapter: State, Steps, verbs. What mypyc compiles, and nothing else."""
