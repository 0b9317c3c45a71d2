import { once } from "~/platform/once";
import table from "./common-passwords.json";

const known = () => once("common-passwords", () => new Set(table.passwords.flatMap((row) => row.split(" "))));

/** The name of the product with a number or a sign behind it is what people think of first at its door. */
const PRODUCT = /^[^a-z]*statewise[^a-z]*$/;

/** Whether a password is one of those that are tried first: the most used ones of breaches, or the product's name. */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  return known().has(text) || PRODUCT.test(text);
}
