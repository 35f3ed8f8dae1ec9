// Starts npm @vercel/cosmosdb-server with a database and a container, and prints its address. It stops when its input ends.
//
// The proxy in front changes what the Rust SDK does not accept: the account names itself with https, the ids of partition
// key ranges are numbers, a feed that has not changed is an empty page instead of 304, and the read of a document that does
// not exist is answered with 500.
import http from "node:http";
import { CosmosClient } from "@azure/cosmos";
import { createHttpServer } from "@vercel/cosmosdb-server";

// It prints the stack of each read of a document that does not exist.
console.error = () => {};

const listen = (server) =>
  new Promise((done) => server.listen(0, "127.0.0.1", () => done(server.address().port)));

const behind = await listen(createHttpServer());
const proxy = http.createServer((request, response) => {
  const options = { host: "127.0.0.1", port: behind, method: request.method, path: request.url, headers: request.headers };
  const forwarded = http.request(options, async (answer) => {
    const parts = [];
    for await (const part of answer) parts.push(part);
    let body = Buffer.concat(parts).toString();
    const isRanges = request.url.endsWith("/pkranges");
    let status = answer.statusCode;
    body = body.replaceAll(/https:\/\/[^/]*:\d+\//g, `http://${request.headers.host}/`);
    if (isRanges) {
      if (request.headers["if-none-match"]) status = 304;
      body = body.replace(/"id":(\d+)/g, '"id":"$1"');
    }
    const isAbsent = status === 500 && request.method === "GET" && body.includes("Cannot read properties of undefined");
    if (isAbsent) status = 404;
    const headers = { ...answer.headers };
    delete headers["transfer-encoding"];
    delete headers["connection"];
    if (status === 304) body = "";
    response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(body) });
    response.end(body);
  });
  request.pipe(forwarded);
});
const url = `http://127.0.0.1:${await listen(proxy)}/`;
const client = new CosmosClient({ endpoint: url, key: "dGVzdGtleQ==" });
const { database } = await client.databases.create({ id: "tests" });
const partitionKey = { paths: ["/partitionKey"], version: 2, kind: "Hash" };
await database.containers.create({ id: "trips", partitionKey });
console.log(url);
process.stdin.resume().on("end", () => process.exit());
