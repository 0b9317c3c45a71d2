// A server for Statewise's webhooks: checks the signature over the body as it came, answers at once, and works afterwards.
//   WEBHOOK_SECRET=whsec_… PORT=8787 node webhook-receiver.js
// A delivery may come twice (Statewise repeats until it gets a 2xx), so what was seen is not done again.
import { createServer, type IncomingMessage } from "node:http";
import { verifyWebhook, type WebhookEvent, WebhookSignatureError } from "@statewise/sdk/webhooks";

const secret = process.env.WEBHOOK_SECRET;
if (!secret) throw new Error("Set WEBHOOK_SECRET to the secret that was shown when the webhook was made.");

/** In production a table with a unique id; here the last thousand. */
const seen = new Set<string>();

const server = createServer(async (request, response) => {
  if (request.method !== "POST") return response.writeHead(405).end();
  try {
    const payload = await bodyOf(request);
    const event = await verifyWebhook({ payload, headers: request.headers, secret });
    response.writeHead(204).end();
    if (seen.has(event.id)) return;
    seen.add(event.id);
    if (seen.size > 1_000) seen.delete([...seen][0] ?? "");
    await handle(event);
  } catch (error) {
    if (!(error instanceof WebhookSignatureError)) console.error(error);
    if (!response.headersSent) response.writeHead(error instanceof WebhookSignatureError ? 401 : 500).end();
  }
});

async function handle(event: WebhookEvent): Promise<void> {
  console.log(`${event.type} ${event.id} ${JSON.stringify(event.data)}`);
  if (event.type === "application.hired")
    console.log(`Candidate ${event.data.candidateId} is hired for job ${event.data.jobId}`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > 1_000_000) throw new WebhookSignatureError("The body is too large.");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

server.listen(Number(process.env.PORT ?? 8787), "127.0.0.1", () => {
  const address = server.address();
  console.log(`Listening on ${typeof address === "object" ? address?.port : address}`);
});
process.on("SIGTERM", () => server.close());
