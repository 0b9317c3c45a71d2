// One of the processes that answer requests; `start.mjs` has built, started the database and loaded the law before.
process.env.NODE_ENV ||= "production";
const { readServer } = await import("./read-server.mjs");
await readServer("web").startWebProcess();
