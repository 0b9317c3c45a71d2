import { openAccount, toast } from "../account/person";
import { expect, test } from "../test";
import { CARDS, pay } from "./cards";
import { type StripeServer, startStripeServer } from "./stripe-server";

let server: StripeServer;

test.beforeAll(async () => {
  server = await startStripeServer();
});
test.afterAll(() => server.stop());
test.use({ baseURL: `http://localhost:${Number(process.env.E2E_PORT ?? 3917) + 1}` });

test("Stripe's script is allowed where a card is asked for, and nowhere else", async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()["content-security-policy"] ?? "";
  expect(await policyOf("/checkout")).toContain("https://js.stripe.com");
  expect(await policyOf("/dashboard")).not.toContain("stripe");
});

test("a day and a month are paid through Stripe, whatever the first cards say, and no card reaches us", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(server.url)) sent.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await openAccount(page);
  await page.goto("/checkout?plan=daily");
  await pay(page, CARDS.declined);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Your card was declined.");
  await pay(page, CARDS.asks);
  await page.getByRole("button", { name: "Fail authentication" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("unable to authenticate");
  await pay(page, CARDS.good);
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await expect(page.getByRole("banner").getByText("Day Pass")).toBeVisible();

  await page.goto("/checkout?plan=monthly&coupon=WELCOME25");
  await expect(page.getByText("Total due today").locator("..")).toContainText("$18.74");
  await pay(page, CARDS.asks);
  await page.getByRole("button", { name: "Complete authentication" }).click();
  await expect(toast(page, "Payment Successful!")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("banner").getByText("Monthly", { exact: true })).toBeVisible();
  const amounts = server.fake
    .events()
    .flatMap(({ type, data }) =>
      type === "payment_intent.succeeded" ? [(data.object as { amount: number }).amount] : [],
    );
  expect(amounts).toEqual([499, 1874]);

  await server.fake.webhooks.settled();
  expect(server.fake.webhooks.deliveries.filter(({ status }) => status >= 400)).toEqual([]);
  const card = /4242\s?4242|4000\s?0000|4000\s?0025|"cvc"/;
  expect(sent.filter((line) => card.test(line))).toEqual([]);
  expect(server.output()).not.toMatch(card);
});

test("the ATS is paid through Stripe", async ({ page }) => {
  await openAccount(page);
  // Reached inside the page: the security policy of the first document must not keep Stripe out.
  await page.goto("/ats");
  await page.getByRole("link", { name: /Monthly Plan/ }).click();
  await pay(page, CARDS.good);
  await expect(toast(page, "ATS Access Activated")).toBeVisible();
});

test("a payment whose browser was closed is granted by the webhook", async ({ page, context }) => {
  await openAccount(page);
  await context.route("**/api/verify-payment", (route) => route.abort());
  await page.goto("/checkout?plan=daily");
  await pay(page, CARDS.good);
  await expect(toast(page, "Payment Processing Error")).toBeVisible();
  await server.fake.webhooks.settled();
  await page.goto("/dashboard");
  await expect(page.getByRole("banner").getByText("Day Pass")).toBeVisible();
});
