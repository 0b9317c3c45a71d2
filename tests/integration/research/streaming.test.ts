import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { Outlet } from "@remix-run/react";
import { createElement } from "react";
import { beforeAll, expect, it } from "vitest";
import * as entryServer from "~/app/entry.server";
import * as dashboard from "~/app/routes/research/dashboard";
import { ToastProvider } from "~/app/ui/overlays/toast";
import { after, DAY_MS, now } from "~/platform/clock";
import { pool } from "~/platform/db/pool";
import { forget } from "~/platform/once";
import { useDatabase } from "../../setup/database";
import { makeUser, sessionCookie } from "../../setup/factories";
import { storeSmallLaw } from "./small-law";

useDatabase();

/** A language model that answers when the test says so. */
let answerNow: () => void;
let cookie: string;

beforeAll(async () => {
  await storeSmallLaw();
  cookie = await sessionCookie(await makeUser({ accessLevel: "monthly", accessExpiry: after(now(), DAY_MS) }));
  const held = new Promise<void>((resolve) => {
    answerNow = resolve;
  });
  const model = createServer(async (_request, response) => {
    await held;
    response.writeHead(503).end();
  }).listen(0, "127.0.0.1");
  await once(model, "listening");
  const { port } = model.address() as AddressInfo;
  Object.assign(process.env, { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_API_KEY: "k", LLM_MODEL: "m" });
  for (const name of ["config", "circuits"]) forget(name);
  return () => {
    for (const name of ["LLM_BASE_URL", "LLM_API_KEY", "LLM_MODEL"]) delete process.env[name];
    for (const name of ["config", "circuits"]) forget(name);
    model.closeAllConnections();
    model.close();
  };
});

/** The dashboard's own loader, view and rendering, in a bare frame. */
const build = {
  entry: { module: entryServer },
  routes: {
    root: {
      id: "root",
      path: "",
      module: { default: () => createElement(ToastProvider, null, createElement(Outlet)) },
    },
    dashboard: { id: "dashboard", parentId: "root", path: "dashboard", module: dashboard },
  },
  assets: {
    version: "1",
    url: "/manifest.js",
    entry: { module: "/entry.js", imports: [] },
    routes: Object.fromEntries(
      ["root", "dashboard"].map((id) => [
        id,
        {
          ...{ id, module: `/${id}.js`, path: id === "root" ? "" : id, parentId: id === "root" ? undefined : "root" },
          ...{ hasLoader: id !== "root", hasAction: false, hasClientLoader: false, hasClientAction: false },
          hasErrorBoundary: false,
        },
      ]),
    ),
  },
  publicPath: "/",
  assetsBuildDirectory: "/tmp",
  basename: "/",
  isSpaMode: false,
  mode: "production",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: false,
    v3_routeConfig: true,
  },
} as unknown as ServerBuild;

function searched(question: string, submission = "") {
  const asked = new URLSearchParams({ sent: "1", q: question, state: "CA", federal: "1", cases: "1", risk: "1" });
  if (submission) asked.set("s", submission);
  const request = new Request(`http://statewise.test/dashboard?${asked}`, { headers: { cookie } });
  return createRequestHandler(build, "production")(request, { nonce: "n", address: "203.0.113.9" } as never);
}

it("the laws stand in the page before the answer is made, and the answer comes behind them", async () => {
  const page = await searched("overtime");
  expect(page.status).toBe(200);
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  let html = "";
  const readUntil = async (text: string) => {
    while (!html.includes(text)) {
      const part = await reader?.read();
      if (!part || part.done) throw new Error(`The page ended without ${text}`);
      html += part.value;
    }
  };
  await readUntil("Pay overtime after 8 hours a day.");
  expect(html).toContain("State Laws");
  expect(html).not.toContain("Quick answer");
  answerNow();
  await readUntil("Quick answer");
  await reader?.cancel();
});

it("what was asked is kept without the names and addresses of persons, word for word and as keywords", async () => {
  const told = "Our cook Maria Gonzalez, 12 Elm Street, maria@example.com, wants her overtime";
  const page = await searched(told, "asked-with-names");
  await page.body?.cancel();
  const kept = async () => {
    const sql =
      "select question, keywords, to_jsonb(q)::text as whole from question_repository q where submission_id = $1";
    return (await pool().query(sql, ["asked-with-names"])).rows;
  };
  await expect.poll(kept).toHaveLength(1);
  const [row] = await kept();
  expect(row.question).toBe("Our cook [name], [address], [e-mail], wants her overtime");
  expect(row.keywords).toContain("overtime");
  expect(row.whole).not.toMatch(/maria|gonzalez|elm|example/i);
});

it("names do not take the place of what was asked among the keywords", async () => {
  const names = ["Maria Gonzalez", "Carlos Ramirez", "Ana Fuentes", "Luis Herrera", "Carmen Castillo", "Pedro Aguilar"];
  const page = await searched(`May I dock ${names.join(", ")} and Juan Zamora for a broken pallet?`, "asked-of-many");
  await page.body?.cancel();
  const sql = "select keywords from question_repository where submission_id = 'asked-of-many'";
  await expect.poll(async () => (await pool().query(sql)).rows).toHaveLength(1);
  const [{ keywords }] = (await pool().query(sql)).rows;
  expect(keywords.split(", ").sort()).toEqual(["broken", "dock", "pallet"]);
});
