import type { Page } from "@playwright/test";
import { enter, type Filling, fill } from "./fill";
import { arrive, open, type Stand } from "./find-forms";
import { Network } from "./network";
import { ask, buttonOf, type Complaint, type Entry, type FormField } from "./page-forms";
import { wrongValues } from "./person";
import type { Product } from "./product";

const PATIENCE = { timeout: 5_000 };

export type Played = {
  what: string;
  problems: string[];
  /** The reason why the state of the data does not let this button work; said to the person, it is no fault of the form. */
  held?: string;
};

type Sent = {
  complaints: Complaint[];
  groups: string[];
  alarms: string[];
  statuses: number[];
  asked: boolean;
  wrote: boolean;
  gone: boolean;
};

let fillings = 0;

/** Plays one form: with what it needs, and (once for each form) with everything and with each field wrong. */
export class FormPlayer {
  private isDirty = false;
  constructor(private product: Product) {}

  async play(stand: Stand, isWhole: boolean): Promise<Played[]> {
    const played: Played[] = [await this.right(stand, "required")];
    if (!isWhole) return played;
    const fields = await this.inFresh(stand, async ({ page }) => (await ask(page, "fields", stand.key)) ?? []);
    if (!fields || fields.length === 0) return played;
    played.push(await this.right(stand, "all"));
    if (stand.method === "post") played.push(...(await this.wrong(stand)));
    return played;
  }

  /** A page with the form on it, over data as they were at first. */
  private async inFresh<Result>(stand: Stand, work: (filling: Filling) => Promise<Result>): Promise<Result | null> {
    if (this.isDirty) await this.product.restore();
    this.isDirty = false;
    const context = await this.product.as(stand.role);
    try {
      const page = await context.newPage();
      const network = new Network(page);
      await arrive(page, network, stand.address);
      await open(page, network, stand.openers);
      if (!(await ask(page, "mark", stand.key))) return null;
      fillings += 1;
      return await work({ page, network, key: stand.key, nth: fillings, today: new Date() });
    } finally {
      await context.close();
    }
  }

  private async right(stand: Stand, which: "required" | "all"): Promise<Played> {
    let held: string | undefined;
    const problems = await this.inFresh(stand, async (filling) => {
      const filled = await fill(filling, which);
      const before = await ask(filling.page, "alarms");
      const sent = await this.send(filling);
      const said = sent.alarms.filter((alarm) => !before.includes(alarm));
      if (filled.length === 0 && said.length > 0 && sent.statuses.every((status) => status === 409)) {
        held = said[0];
        return [];
      }
      return [
        // A form that was sent and stands there empty again wants its fields filled, which is no complaint.
        ...sent.complaints
          .filter(({ native }) => !native || !sent.asked)
          .map(({ name, label, message }) => `field ${label || name}: ${message}`),
        ...said.map((alarm) => `says: ${alarm}`),
        ...sent.statuses.map((status) => `answers ${status}`),
        ...(sent.asked ? [] : ["nothing happened"]),
        ...filling.network.problems,
      ];
    }).catch((error: Error) => [`robot: ${error.message.split("\n")[0]}`]);
    return { what: which, problems: problems ?? ["the form is not there"], held };
  }

  /** Presses the button, and agrees where it is asked. */
  private async send({ page, network, key }: Filling): Promise<Sent> {
    network.forget();
    await ask(page, "mark", key);
    await buttonOf(page, key).click(PATIENCE);
    await network.calm();
    await agree(page, network);
    const { answered } = network;
    const wrote = answered.some(({ method, status }) => method !== "GET" && status > 0 && status < 400);
    this.isDirty ||= answered.some(({ method }) => method !== "GET");
    return {
      complaints: await ask(page, "complaints", key),
      groups: await ask(page, "groupComplaints"),
      alarms: await ask(page, "alarms"),
      statuses: answered.filter(({ status }) => status >= 400).map(({ status }) => status),
      asked: answered.length > 0,
      wrote,
      gone: !(await ask(page, "mark", key)),
    };
  }

  /** Every field wrong in turn, in a form that is right otherwise: said at the field, and nothing is lost. */
  private async wrong(stand: Stand): Promise<Played[]> {
    const played: Played[] = [];
    let todo: { name: string; label: string; kind: string; value: string }[] | null = null;
    for (let starts = 0; starts < 40 && (todo === null || todo.length > 0); starts += 1) {
      const left = await this.inFresh(stand, async (filling) => {
        const fields = await fill(filling, "all");
        todo ??= fields.flatMap((field) =>
          wrongValues(field).map((wrong) => ({ ...wrong, name: field.name, label: field.label })),
        );
        while (todo.length > 0) {
          const next = todo.shift();
          if (!next) break;
          const { problems, isOver } = await this.oneWrong(filling, next);
          played.push({ what: `${next.label || next.name} ${next.kind}`, problems });
          if (isOver) break;
        }
        return todo;
      }).catch((error: Error) => {
        played.push({ what: "wrong", problems: [`robot: ${error.message.split("\n")[0]}`] });
        return todo;
      });
      if (left === null) {
        played.push({ what: "wrong", problems: ["the form is not there"] });
        break;
      }
      todo = left;
    }
    return played;
  }

  private async oneWrong(filling: Filling, wish: { name: string; label: string; kind: string; value: string }) {
    const { page, key } = filling;
    const field = await fieldNamed(page, key, wish);
    if (!field) return { problems: [], isOver: false };
    const before = field.value;
    await enter(filling, field, wish.value).catch(() => undefined);
    const typed = (await ask(page, "values", key)) ?? [];
    const sent = await this.send(filling);
    if (sent.wrote && sent.complaints.length === 0 && sent.statuses.length === 0)
      return { problems: ["was taken"], isOver: true };
    const problems: string[] = [];
    const errors = sent.statuses.filter((status) => ![400, 409, 413, 422].includes(status));
    if (errors.length > 0) problems.push(`answers ${errors.join(", ")}`);
    if (sent.gone) return { problems: [...problems, "the form is gone"], isOver: true };
    const own = sent.complaints.filter(
      (one) => one.name === wish.name && (wish.name !== "" || one.label === wish.label),
    );
    if (own.length === 0) {
      const elsewhere = [
        ...sent.complaints.map(({ label, message }) => `${label}: ${message}`),
        ...sent.groups,
        ...sent.alarms,
      ];
      problems.push(`no message at the field (${elsewhere.join("; ").slice(0, 160) || "none at all"})`);
    }
    problems.push(...lost(typed, (await ask(page, "values", key)) ?? []));
    const again = await fieldNamed(page, key, wish);
    if (!again) return { problems, isOver: true };
    const isSame = await enter(filling, again, before || undefined).then(
      () => true,
      () => false,
    );
    return { problems, isOver: !isSame };
  }
}

async function fieldNamed(
  page: Page,
  key: string,
  { name, label }: { name: string; label: string },
): Promise<FormField | undefined> {
  const fields = (await ask(page, "fields", key)) ?? [];
  return fields.find((field) => field.name === name && field.label === label);
}

/** What was typed and is not there any more. */
function lost(before: Entry[], after: Entry[]): string[] {
  const places = (entries: Entry[]) => {
    const counts = new Map<string, number>();
    return new Map(
      entries.map(({ name, type, value }) => {
        const at = counts.get(name) ?? 0;
        counts.set(name, at + 1);
        return [`${name} ${at}`, { type, value }];
      }),
    );
  };
  const now = places(after);
  return [...places(before)].flatMap(([place, { type, value }]) => {
    // A secret is never sent back.
    if (type === "password") return [];
    const kept = now.get(place);
    return kept && kept.value !== value
      ? [`lost what stood in ${place}: ${value.slice(0, 40)} is ${kept.value.slice(0, 40)}`]
      : [];
  });
}

/** The question before something that cannot be undone. */
async function agree(page: Page, network: Network): Promise<void> {
  const dialog = page.getByRole("alertdialog");
  if ((await dialog.count()) === 0) return;
  const wanted = /Type (.+) to confirm/.exec((await dialog.textContent()) ?? "")?.[1];
  if (wanted) await dialog.getByRole("textbox").fill(wanted, PATIENCE);
  await dialog.getByRole("button").last().click(PATIENCE);
  await network.calm();
}
