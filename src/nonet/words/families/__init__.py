"""The sentences about steps, one module per family of techniques.

Each module has `SENTENCES`: for every technique a function that yields what is to be seen on the
board. What follows from it is said by `nonet.words.outcome`.
"""
