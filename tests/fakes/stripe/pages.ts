import { readFileSync } from "node:fs";
import type { FakeApp } from "../base";
import { authenticate } from "./charging";
import type { World } from "./world";

const stripeJs = readFileSync(new URL("./stripe-js.browser.js", import.meta.url), "utf8");

/** What a browser opens at Stripe: the script, the bank's page, receipts and invoices. */
export function pages(app: FakeApp, world: World): void {
  // Stripe names the script by version; all of them are this one.
  app.get("/:version/stripe.js", () => script());
  app.get("/:version/", (c) => (c.req.param("version") === "v3" ? script() : c.notFound()));
  app.get("/authenticate/:id", (c) => {
    const { id } = c.req.param();
    return c.html(html("Test bank", bankForm(id, c.req.query("key") ?? "")));
  });
  app.post("/authenticate/:id", async (c) => {
    const form = await c.req.parseBody();
    const intent = world.intents.get(c.req.param("id"));
    if (!intent || form.key !== intent.client_secret) return c.text("No such payment", 404);
    const back = intent.next_action?.redirect_to_url?.return_url;
    authenticate(world, intent, form.answer === "pass");
    if (!back) return c.html(html("Test bank", "<p>You may close this page.</p>"));
    const target = new URL(back);
    target.searchParams.set("payment_intent", intent.id);
    target.searchParams.set("payment_intent_client_secret", String(intent.client_secret));
    target.searchParams.set("redirect_status", intent.status === "succeeded" ? "succeeded" : "failed");
    return c.redirect(target.toString(), 303);
  });
  app.get("/receipts/:id", (c) => c.html(html("Test receipt", `<p>Receipt of ${c.req.param("id")}</p>`)));
  app.get("/i/:id", (c) => c.html(html("Test invoice", `<p>Invoice ${c.req.param("id")}</p>`)));
  app.get("/i/:id/pdf", () => {
    const body = "%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n";
    return new Response(body, { headers: { "content-type": "application/pdf" } });
  });
}

function script(): Response {
  return new Response(stripeJs, {
    headers: { "content-type": "text/javascript; charset=utf-8", "access-control-allow-origin": "*" },
  });
}

function bankForm(id: string, key: string): string {
  const safe = (text: string) => text.replaceAll(/[^\w-]/g, "");
  return `<p>Payment ${safe(id)}</p><form method="post"><input type="hidden" name="key" value="${safe(key)}">
<button name="answer" value="pass">Complete authentication</button>
<button name="answer" value="fail">Fail authentication</button></form>`;
}

function html(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;
}
