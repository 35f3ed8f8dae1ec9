// The same exchange on a second, independent implementation of Cosmos DB, @vercel/cosmosdb-server:
//   node exchange_there.mjs documents.jsonl folder -- program args... [-- program args...]
// The documents are those that Rust would write. After each program, folder/trips-N.ndjson and folder/readings-N.ndjson have all
// documents, for `synthkey verify`.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { CosmosClient } from "@azure/cosmos";

const { createHttpServer } = createRequire(import.meta.url)("@vercel/cosmosdb-server");
const [documentsPath, folder, ...rest] = process.argv.slice(2);
const programs = rest.join("\n").split("--\n").filter((words) => words !== "").map((words) => words.trim().split("\n"));
const documents = readFileSync(documentsPath, "utf8").trim().split("\n").map((line) => JSON.parse(line));
const items = documents.map(({ trip, reading }) => JSON.stringify({ ...trip, ...reading }));
writeFileSync(`${folder}/items.jsonl`, `${items.join("\n")}\n`);

for (const [number, [program, ...args]] of programs.entries()) {
  const server = createHttpServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${server.address().port}/`;
  const client = new CosmosClient({ endpoint, key: "dGVzdGtleQ==", connectionPolicy: { enableEndpointDiscovery: false } });
  const { database } = await client.databases.create({ id: "tests" });
  const single = { paths: ["/partitionKey"], kind: "Hash", version: 2 };
  const { container: trips } = await database.containers.create({ id: "trips", partitionKey: single });
  const levels = { paths: ["/partitionKey1", "/partitionKey2"], kind: "MultiHash", version: 2 };
  const { container: readings } = await database.containers.create({ id: "readings", partitionKey: levels });
  for (const { trip, reading } of documents) {
    await trips.items.create(trip);
    await readings.items.create(reading);
  }
  const env = { ...process.env, COSMOS_URL: endpoint, COSMOS_DATABASE: "tests", LANGUAGE_ITEMS: `${folder}/items.jsonl` };
  const [code] = await once(spawn(program, args, { env, stdio: "inherit" }), "exit");
  if (code !== 0) process.exit(1);
  for (const container of [trips, readings]) {
    const { resources } = await container.items.readAll().fetchAll();
    const stored = resources.filter(({ id }) => id !== "wrong").map((document) => `${JSON.stringify(document)}\n`);
    writeFileSync(`${folder}/${container.id}-${number}.ndjson`, stored.join(""));
  }
  server.close();
}
process.exit(0);
