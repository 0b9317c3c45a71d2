import type { RenderedMail } from "./rendered-mail";

/** Bodies that were drawn lately, the one used longest ago first. */
export const drawn = new Map<string, RenderedMail>();
export const MOST_DRAWN = 50;

const NAME_PLACE = "Q7XnamePlaceQ7X";
const linkPlace = (key: string): string => `https://place.invalid/Q7X${key}Q7X`;
const PLACES = /Q7XnamePlaceQ7X|https:\/\/place\.invalid\/Q7X(\w+?)Q7X/g;

type Facts = Record<string, unknown>;
type Hidden = Record<string, string | undefined>;

/**
 * Takes a reader's own name and links out of a mail and puts places in their stead, so that a million mails with one text are
 * drawn once. `fill` puts them back, in one pass: what is put in is not looked through again.
 */
export function ownParts(facts: Facts, hidden: Hidden) {
  const name = typeof facts.firstName === "string" && facts.firstName !== "" ? facts.firstName : null;
  const given = Object.entries(hidden).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const links = new Map(given);
  return {
    facts: name === null ? facts : { ...facts, firstName: NAME_PLACE },
    hidden: Object.fromEntries(given.map(([key]) => [key, linkPlace(key)])) as Hidden,
    fill: (body: string, form: (value: string) => string): string =>
      body.replace(PLACES, (found: string, key?: string) => {
        const value = key === undefined ? name : links.get(key);
        return value === undefined || value === null ? found : form(value);
      }),
  };
}

const MARKS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** As React writes text and attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (mark) => MARKS[mark] ?? mark);
