import type { Page } from "@playwright/test";
import { fileFor } from "./files";
import type { Network } from "./network";
import { ask, type FormField, fieldOf } from "./page-forms";
import { rightValue } from "./person";

const PATIENCE = { timeout: 4_000 };
/** Choices show more fields, which may show more. */
const MOST_ROUNDS = 30;

export type Filling = { page: Page; network: Network; key: string; nth: number; today: Date };

/** Fills what must be filled, or everything, and goes on with what shows up meanwhile. */
export async function fill(filling: Filling, which: "required" | "all"): Promise<FormField[]> {
  const { page, key } = filling;
  const done = new Map<string, FormField>();
  const groups = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const fields = (await ask(page, "fields", key)) ?? [];
    const fresh = fields.filter(({ mark }) => !done.has(mark));
    if (fresh.length === 0) break;
    // Nobody sends a form with nothing in it.
    const isBlank = round === 0 && (fields.every(isEmpty) || (await ask(page, "waits", key)));
    const first = isBlank ? (fields.find(({ required }) => required) ?? fields.find(isEmpty)) : undefined;
    for (const field of fresh) {
      done.set(field.mark, field);
      if (which === "required" && !isMissing(field) && field !== first) continue;
      if (field.type === "radio" && !isToChoose(field, fields, groups)) continue;
      await enter(filling, field);
      // Another choice may have put other fields in the place of those that follow.
      if (field.type === "select") break;
    }
    await filling.network.calm();
  }
  return [...done.values()];
}

const isEmpty = ({ type, value, checked }: FormField): boolean =>
  /checkbox|radio/.test(type) ? !checked : value === "";

function isMissing({ type, required, value, checked }: FormField): boolean {
  if (!required) return false;
  return /checkbox|radio/.test(type) ? !checked : value === "";
}

/** The last of a group that is not chosen yet. */
function isToChoose(field: FormField, fields: FormField[], groups: Set<string>): boolean {
  if (groups.has(field.name)) return false;
  const group = fields.filter(({ type, name }) => type === "radio" && name === field.name);
  if (field.mark !== group.at(-1)?.mark) return false;
  groups.add(field.name);
  return true;
}

/** What a person does with one field. */
export async function enter({ page, network, nth, today }: Filling, field: FormField, given?: string): Promise<void> {
  const control = fieldOf(page, field.mark);
  const value = given ?? rightValue(field, nth, today);
  if (field.type === "file") return control.setInputFiles(fileFor(field), PATIENCE);
  if (field.type === "radio" || field.type === "checkbox") {
    return control.check({ ...PATIENCE, force: true });
  }
  if (field.type === "select") {
    if (field.options.includes(value)) await control.selectOption(value, PATIENCE);
    return;
  }
  await control.fill(value, PATIENCE);
  if (field.role !== "combobox") return;
  await network.calm();
  if ((await page.getByRole("option").count()) > 0) {
    await control.press("ArrowDown", PATIENCE);
    await control.press("Enter", PATIENCE);
  } else if (given === undefined) {
    // Nothing is called so: the list is asked for whatever it has.
    await control.fill("a", PATIENCE);
    await network.calm();
    await control.press("ArrowDown", PATIENCE);
    await control.press("Enter", PATIENCE);
  }
}
