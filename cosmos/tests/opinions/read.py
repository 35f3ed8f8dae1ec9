"""Reads with PyPI azure-cosmos what `Items` wrote: each document with the key that spec/ computes from its item.

Usage: serve | python3 read.py    (`serve` prints one line of JSON)
"""

import json
import sys
from pathlib import Path

from azure.cosmos import CosmosClient

sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "spec"))

from key_format.keys import keys_of


def main() -> None:
    account = json.loads(sys.stdin.readline())
    client = CosmosClient(account["url"], credential="dGVzdGtleQ==", connection_verify=False)
    database = client.get_database_client(account["database"])
    read = 0
    for container in account["containers"]:
        documents = database.get_container_client(container["name"])
        for item in container["items"]:
            key = keys_of(container["layout"], item)[0]
            document = documents.read_item(item=item["id"], partition_key=key)
            levels = [document[path.removeprefix("/")] for path in container["paths"]]
            assert levels == (key if isinstance(key, list) else [key]), (levels, key)
            assert {name: document[name] for name in item} == item, (document, item)
            assert "_move" not in document, document
            read += 1
    expected = sum(len(container["items"]) for container in account["containers"])
    print(f"azure-cosmos (Python): {read} of {expected} documents")
    assert read == expected > 0


main()
