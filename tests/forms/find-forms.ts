import type { BrowserContext, Page } from "@playwright/test";
import { visitorScreens } from "../e2e/screens";
import { screenOf } from "../screens/addresses";
import { linksOf } from "../screens/links";
import { QUESTION, ROLES } from "../screens/roles";
import { Network } from "./network";
import { ask, type FoundForm, itemOf, openerOf } from "./page-forms";

/** Where a form stands, and what has to be opened before it is there. */
export type Stand = FoundForm & { role: string; address: string; openers: string[] };

/** Records in other states have other forms: so many of one kind are opened. */
const OF_ONE_KIND = 3;
const MOST_OPENERS = 20;
/** No screens of the product: a gallery for developers, files, and the way out. */
const NOT_OPENED = /^\/(ui|api\/openapi|logout|calendar|no\/such|.*\.(csv|pdf|ics|json|atom|txt|xml))(\/|$|\?)/;

/** Would end the walk. */
const LEAVES = /sign out/i;

type Search = {
  context: BrowserContext;
  role: string;
  path?: string;
  most?: number;
  pick?: <Item>(all: Item[]) => Item[];
};

/** Walks from link to link as one role and finds every form, each once. */
export async function findForms({ context, role, path, most = 400, pick }: Search): Promise<Stand[]> {
  const page = await context.newPage();
  const network = new Network(page);
  const forms = new Map<string, Stand>();
  const listed = role === "visitor" ? visitorScreens.map((screen) => screen.path) : [];
  let waiting = [...(ROLES[role]?.from ?? []), ...listed, QUESTION];
  const begin = new Set(waiting);
  const known = new Set(waiting);
  const opened = new Map<string, number>();
  for (let looked = 0; waiting.length > 0 && looked < most; ) {
    const address = waiting.shift() ?? "";
    const screen = screenOf(address);
    const isWanted = !path || screen.startsWith(path);
    const times = opened.get(screen) ?? 0;
    if ((!isWanted && !begin.has(address)) || times >= OF_ONE_KIND || !(await isScreen(context, address))) continue;
    opened.set(screen, times + 1);
    looked += 1;
    await arrive(page, network, address);
    const here = isWanted ? await formsHere(page, network, { role, address, isNew: times === 0 }) : [];
    for (const stand of here) if (!forms.has(stand.key)) forms.set(stand.key, stand);
    const next = (await linksOf(page)).filter((link) => !known.has(link));
    for (const link of next) known.add(link);
    waiting = [...waiting, ...new Set(next)];
    if (pick) waiting = pick(waiting);
  }
  await page.close();
  return [...forms.values()];
}

async function isScreen(context: BrowserContext, address: string): Promise<boolean> {
  if (NOT_OPENED.test(address)) return false;
  const answer = await context.request.head(address).catch(() => null);
  return answer?.headers()["content-type"]?.includes("text/html") ?? false;
}

/** Opens an address and everything on it that folds. */
export async function arrive(page: Page, network: Network, address: string): Promise<void> {
  const answer = await page.goto(address, { waitUntil: "load" });
  if (answer && answer.status() >= 500) throw new Error(`${address} answers ${answer.status()}`);
  await network.calm();
  await ask(page, "openDetails");
}

type Here = { role: string; address: string; isNew: boolean };

async function formsHere(page: Page, network: Network, { role, address, isNew }: Here): Promise<Stand[]> {
  const plain = (await ask(page, "forms")).map((form) => ({ ...form, role, address, openers: [] as string[] }));
  if (!isNew) return plain;
  const seen = new Set(plain.map(({ key }) => key));
  const more: Stand[] = [];
  const take = async (openers: string[]) => {
    for (const form of await ask(page, "forms")) {
      if (seen.has(form.key)) continue;
      seen.add(form.key);
      more.push({ ...form, role, address, openers });
    }
  };
  const here = page.url();
  for (const { kind, isMenu } of (await ask(page, "openers")).slice(0, MOST_OPENERS)) {
    await open(page, network, [kind]);
    if (page.url() === here) await take([kind]);
    const items = isMenu ? await ask(page, "menuItems") : [];
    await arrive(page, network, address);
    for (const item of items) {
      if (LEAVES.test(item)) continue;
      await open(page, network, [kind, item]);
      if (page.url() === here) await take([kind, item]);
      await arrive(page, network, address);
    }
  }
  return [...plain, ...more];
}

const CLICK = { timeout: 4_000 };

/** Clicks a button, and an item of the menu that it opens. */
export async function open(page: Page, network: Network, [kind, item]: string[]): Promise<void> {
  if (kind === undefined) return;
  await ask(page, "openers");
  await openerOf(page, kind)
    .click(CLICK)
    .catch(() => undefined);
  await network.calm();
  if (item === undefined) return;
  await ask(page, "menuItems");
  await itemOf(page, item)
    .click(CLICK)
    .catch(() => undefined);
  await network.calm();
}
