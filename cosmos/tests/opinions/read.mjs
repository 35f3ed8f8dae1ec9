// Reads with npm @azure/cosmos what `Items` wrote: each document with the key that spec/ computes from its item.
//
// Usage: serve | node read.mjs    (`serve` prints one line of JSON)
import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import { CosmosClient } from "@azure/cosmos";
import { keysOf } from "../../../spec/key_format/keys.mjs";

const lines = createInterface({ input: process.stdin });
const { value: line } = await lines[Symbol.asyncIterator]().next();
const account = JSON.parse(line);
const client = new CosmosClient({ endpoint: account.url, key: "dGVzdGtleQ==" });
const database = client.database(account.database);
let [read, expected] = [0, 0];
for (const { name, layout, paths, items } of account.containers) {
  expected += items.length;
  const container = database.container(name);
  for (const item of items) {
    // The numbers of an item are integers, which the keys have as bigints.
    const numbers = Object.entries(item).map(([field, value]) => [field, typeof value === "number" ? BigInt(value) : value]);
    const [key] = keysOf(layout, Object.fromEntries(numbers));
    const { resource: document } = await container.item(item.id, key).read();
    assert.ok(document, `${name}: no ${item.id} with the key ${key}`);
    assert.deepEqual(paths.map((path) => document[path.slice(1)]), [key].flat());
    assert.deepEqual(Object.fromEntries(Object.keys(item).map((field) => [field, document[field]])), item);
    assert.ok(!("_move" in document));
    read += 1;
  }
}
console.log(`@azure/cosmos (JavaScript): ${read} of ${expected} documents`);
assert.ok(read === expected && expected > 0);
process.exit();
