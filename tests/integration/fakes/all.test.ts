import { expect, it } from "vitest";
import { readConfig } from "~/platform/config";
import { startAllFakes } from "../../fakes/all";

it("all fakes start together and give an environment that the product accepts", async () => {
  const all = await startAllFakes({ appUrl: "http://localhost:3000/" });
  try {
    const config = readConfig(all.env);
    expect(config.payments).toBe("stripe");
    expect(new Set(Object.values(all.env).filter((value) => /^(http|smtp):/.test(value))).size).toBeGreaterThanOrEqual(
      10,
    );
    const reached = await fetch(`${config.STRIPE_API_BASE}/v3/stripe.js`);
    expect(reached.headers.get("content-type")).toContain("javascript");
    expect(await reached.text()).toContain("window.Stripe");
  } finally {
    await all.stop();
  }
});
