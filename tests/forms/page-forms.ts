import path from "node:path";
import type { Page } from "@playwright/test";
import { projectRoot } from "../../web/platform/root";

export type FormField = {
  mark: string;
  name: string;
  type: string;
  role?: string;
  label: string;
  legend: string;
  value: string;
  checked: boolean;
  required: boolean;
  min?: string;
  max?: string;
  step?: string;
  maxLength?: number;
  minLength?: number;
  placeholder?: string;
  autocomplete?: string;
  inputMode?: string;
  accept?: string;
  pattern?: string;
  multiple: boolean;
  options: string[];
};

export type FoundForm = {
  key: string;
  method: string;
  path: string;
  intent: string;
  button: string;
  danger: boolean;
};

export type Entry = { name: string; type: string; value: string };
export type Complaint = { name: string; label: string; native: boolean; message: string };
type Opener = { kind: string; isMenu: boolean };

type InPage = {
  forms: () => FoundForm[];
  mark: (key: string) => boolean;
  waits: (key: string) => boolean;
  fields: (key: string) => FormField[] | null;
  values: (key: string) => Entry[] | null;
  complaints: (key: string) => Complaint[];
  groupComplaints: () => string[];
  alarms: () => string[];
  openDetails: () => void;
  openers: () => Opener[];
  menuItems: () => string[];
};

/** The script that every page of a context gets before its own. */
export const IN_PAGE = path.join(projectRoot, "tests/forms/in-page.js");

/** Asks the page, by the name of a function of `in-page.js`. */
export function ask<Name extends keyof InPage>(
  page: Page,
  name: Name,
  ...given: Parameters<InPage[Name]>
): Promise<ReturnType<InPage[Name]>> {
  return page.evaluate(
    ([which, values]) => {
      const robot = (window as unknown as { formRobot: Record<string, (...all: unknown[]) => unknown> }).formRobot;
      return robot[which]?.(...values);
    },
    [name, given] as [string, unknown[]],
  ) as Promise<ReturnType<InPage[Name]>>;
}

const quoted = (text: string): string => text.replace(/["\\]/g, "\\$&");
export const buttonOf = (page: Page, key: string) => page.locator(`[data-robot-button="${quoted(key)}"]`).first();
export const fieldOf = (page: Page, mark: string) => page.locator(`[data-robot-field="${mark}"]`);
export const openerOf = (page: Page, kind: string) => page.locator(`[data-robot-opener="${quoted(kind)}"]`).first();
export const itemOf = (page: Page, words: string) => page.locator(`[data-robot-item="${quoted(words)}"]`).first();
