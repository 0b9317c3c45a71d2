import { afterAll, beforeAll } from "vitest";
import { signOnByProvider } from "~/app/areas/account/single-sign-on/by-provider.server";
import { forget } from "~/platform/once";
import { type OpenIdFake, type PersonThere, startOpenIdFake } from "../../fakes/open-id";

export const SITE = "http://localhost:3000";

/** Runs a provider and sets it up as Google and as Microsoft. */
export function usePublicProviders(): { fake: () => OpenIdFake } {
  let fake: OpenIdFake;
  const names = ["GOOGLE", "MICROSOFT"];
  beforeAll(async () => {
    fake = await startOpenIdFake({
      redirectUris: ["google", "microsoft"].map((key) => `${SITE}/login/callback/${key}`),
    });
    for (const name of names) {
      process.env[`${name}_CLIENT_ID`] = fake.clientId;
      process.env[`${name}_CLIENT_SECRET`] = fake.clientSecret;
      process.env[`${name}_ISSUER`] = fake.url;
    }
    process.env.DEV_TOOLS = "on";
    forget("config");
  });
  afterAll(async () => {
    for (const name of names)
      for (const end of ["CLIENT_ID", "CLIENT_SECRET", "ISSUER"]) delete process.env[`${name}_${end}`];
    delete process.env.DEV_TOOLS;
    forget("config");
    await fake.stop();
  });
  return { fake: () => fake };
}

/** A browser of a test: it keeps our cookies and asks for pages of ours. */
export function makeBrowser(cookies: Record<string, string> = {}) {
  const jar = new Map(Object.entries(cookies));
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const open = async (path: string): Promise<Response> => {
    const request = new Request(new URL(path, SITE), { headers: { cookie: cookie(), "user-agent": "Test" } });
    const context = { nonce: "", requestId: "", address: "192.0.2.9" };
    const answer = await signOnByProvider({ request, context, params: {} }).catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
    for (const line of answer.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/s);
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  return { open, cookie, jar };
}

export type Browser = ReturnType<typeof makeBrowser>;

/** Goes to a provider and comes back; answers what the page said that one comes back to. */
export async function signOn(
  browser: Browser,
  fake: OpenIdFake,
  person: PersonThere | null,
  { key = "google", returnTo = "/laws", email }: { key?: string; returnTo?: string; email?: string } = {},
): Promise<Response> {
  fake.person(person);
  const query = new URLSearchParams({ returnTo, ...(email && { email }) });
  const sent = await browser.open(`/login/with/${key}?${query}`);
  const location = sent.headers.get("location") ?? "";
  if (!location.startsWith(fake.url)) return sent;
  const back = await fake.visit(location);
  return browser.open(back.pathname + back.search);
}

/** The toast that the next page shows. */
export function toastOf(answer: Response): string {
  const line = answer.headers.getSetCookie().find((one) => one.includes("sw_flash=")) ?? "";
  const sealed = decodeURIComponent(/sw_flash=([^;]*)/.exec(line)?.[1] ?? "");
  const said = JSON.parse(Buffer.from(sealed.split(".")[0] ?? "", "base64url").toString() || "{}");
  return `${said.title ?? ""}: ${said.description ?? ""}`;
}
