"""Reads the items of Rust with azure-cosmos and the generated keys, and writes its own: see other_languages.rs."""

from __future__ import annotations

import datetime
import json
import os
import sys
from pathlib import Path

sys.path.insert(0, sys.argv[1])
import keys  # noqa: E402
from azure.cosmos import CosmosClient, exceptions  # noqa: E402

client = CosmosClient(os.environ["COSMOS_URL"], "dGVzdGtleQ==", enable_endpoint_discovery=False)
database = client.get_database_client(os.environ["COSMOS_DATABASE"])
trips, readings = database.get_container_client("trips"), database.get_container_client("readings")

lines = Path(os.environ["LANGUAGE_ITEMS"]).read_text(encoding="utf-8").splitlines()
for line in map(json.loads, lines):
    trip = keys.TripKey(date=datetime.date.fromisoformat(line["date"]), vin=line["vin"])
    document = trips.read_item(line["vin"], partition_key=trip.partition_key())
    assert keys.Trip.verify(document) == trip.partition_key() and document["km"] == line["km"]
    at = datetime.datetime.fromisoformat(line["at"].replace("Z", "+00:00"))
    reading = keys.ReadingKey(tenant=line["tenant"], site=line["site"], at=at)
    document = readings.read_item(keys.Reading.id_of(line), partition_key=reading.partition_key())
    assert keys.Reading.verify(document) == reading.partition_key() and document["value"] == line["value"]

for line in map(json.loads, lines):
    vin = line["vin"].replace("rust", "other")
    document = {"date": line["date"], "vin": vin, "km": line["km"]}
    document |= {"id": keys.Trip.id_of(document), "partitionKey": keys.Trip.key_of(document)}
    trips.create_item(document)
    document = {"tenant": line["tenant"].replace("rust", "other"), "site": line["site"], "at": line["at"], "value": line["value"]}
    tenant, day = keys.Reading.key_of(document)
    document |= {"id": keys.Reading.id_of(document), "partitionKey1": tenant, "partitionKey2": day}
    readings.create_item(document)

wrong = {"id": "wrong", "date": "2018-08-09", "vin": "wrong", "km": 0, "partitionKey": "2018-08-09.401"}
try:
    keys.Trip.verify(wrong)
    sys.exit("the wrong key was accepted")
except keys.InvalidKey as error:
    assert '"2018-08-09.401"' in str(error) and keys.Trip.key_of(wrong) in str(error)
trips.create_item(wrong)
try:
    trips.read_item("wrong", partition_key=keys.Trip.key_of(wrong))
    sys.exit("the item is in the partition of its key")
except exceptions.CosmosHttpResponseError as error:
    # The second server answers 500 to this SDK.
    assert error.status_code in (404, 500), error
print(f"azure-cosmos read and wrote {len(lines)} trips and readings")
