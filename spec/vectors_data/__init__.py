"""The cases of vectors.json, by subject. `make_vectors.py` puts them together."""
