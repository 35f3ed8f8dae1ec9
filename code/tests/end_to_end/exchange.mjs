// Reads the items of Rust with @azure/cosmos and the generated keys, and writes its own: see other_languages.rs.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { CosmosClient } from "@azure/cosmos";

const keys = await import(pathToFileURL(process.argv[2]).href);
const { COSMOS_URL: endpoint, COSMOS_DATABASE, LANGUAGE_ITEMS } = process.env;
const client = new CosmosClient({ endpoint, key: "dGVzdGtleQ==", connectionPolicy: { enableEndpointDiscovery: false } });
const database = client.database(COSMOS_DATABASE);
const [trips, readings] = [database.container("trips"), database.container("readings")];

const lines = readFileSync(LANGUAGE_ITEMS, "utf8").trim().split("\n").map((line) => JSON.parse(line));
for (const line of lines) {
  const trip = new keys.TripKey({ date: line.date, vin: line.vin });
  const { resource: document } = await trips.item(line.vin, trip.partitionKey()).read();
  assert.equal(keys.Trip.verify(document), trip.partitionKey());
  assert.equal(document.km, line.km);
  const reading = new keys.ReadingKey({ tenant: line.tenant, site: line.site, at: new Date(line.at) });
  const { resource } = await readings.item(keys.Reading.idOf(line), reading.partitionKey()).read();
  assert.deepEqual(keys.Reading.verify(resource), reading.partitionKey());
  assert.equal(resource.value, line.value);
}

for (const { date, vin, km, tenant, site, at, value } of lines) {
  const trip = { date, vin: vin.replace("rust", "other"), km };
  await trips.items.create({ ...trip, id: keys.Trip.idOf(trip), partitionKey: keys.Trip.keyOf(trip) });
  const reading = { tenant: tenant.replace("rust", "other"), site, at, value };
  const [partitionKey1, partitionKey2] = keys.Reading.keyOf(reading);
  await readings.items.create({ ...reading, id: keys.Reading.idOf(reading), partitionKey1, partitionKey2 });
}

const wrong = { id: "wrong", date: "2018-08-09", vin: "wrong", km: 0, partitionKey: "2018-08-09.401" };
assert.throws(
  () => keys.Trip.verify(wrong),
  (error) => error.message.includes('"2018-08-09.401"') && error.message.includes(keys.Trip.keyOf(wrong)),
);
await trips.items.create(wrong);
const { statusCode } = await trips.item("wrong", keys.Trip.keyOf(wrong)).read();
assert.equal(statusCode, 404);
console.log(`@azure/cosmos read and wrote ${lines.length} trips and readings`);
