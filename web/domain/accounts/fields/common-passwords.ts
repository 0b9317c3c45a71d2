import { readFileSync } from "node:fs";
import path from "node:path";
import { once } from "~/platform/once";
import { projectRoot } from "~/platform/root";
import table from "./common-passwords.json";
import { compared, knows } from "./password-filter";

const known = () => once("common-passwords", () => new Set(table.passwords.flatMap((row) => row.split(" "))));
const FILTER = "web/domain/accounts/fields/breached-passwords.bloom";
const stolen = () => once("breached-passwords", () => readFileSync(path.join(projectRoot, FILTER)));

/** The name of the product with a number or a sign behind it is what people think of first at its door. */
const PRODUCT = /^[^a-z]*statewise[^a-z]*$/;

/** Whether a password is one of those that are tried first: the most used ones of breaches, or the product's name. */
export function isCommonPassword(password: string): boolean {
  const text = compared(password);
  return known().has(text) || PRODUCT.test(text);
}

/** Whether a password is known from what was stolen elsewhere: whoever tries such lists would have it. Nobody is asked. */
export const isBreachedPassword = (password: string): boolean => knows(stolen(), compared(password));
