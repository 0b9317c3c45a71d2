import type { LawRecord, Limitation, Penalty } from "./record";
import type { WrittenLaw } from "./schema/law";
import type { ProvisionValue, Role, WrittenProvision } from "./schema/provision";
import type { Nothing } from "./schema/values";

type Lists = Pick<LawRecord, "requirements" | "deadlines" | "notices" | "records" | "penalties" | "limitation">;
type Source = Pick<WrittenLaw, "provisions" | "none">;

/** What a law requires: its rules, what is excepted, who is covered, what words mean and what an employee gets. */
export const REQUIRING: readonly Role[] = ["rule", "exception", "coverage", "definition", "remedy"];

/** The provisions of a record as the lists in which its page, its exports and the API show them. */
export function listsOf({ provisions, none }: Source, fullPin: (pin: string) => string): Lists {
  const of = (role: Role) => provisions.filter((provision) => provision.role === role);
  const silence = (role: (typeof none)[number]): Nothing => (none.includes(role) ? "none" : "unknown");
  const listed = <T>(role: (typeof none)[number], make: (provision: WrittenProvision) => T): Nothing | T[] => {
    const found = of(role).map(make);
    return found.length > 0 ? found : silence(role);
  };
  const limits = of("limitation").map(limitationOf);
  return {
    requirements: provisions
      .filter(({ role }) => REQUIRING.includes(role))
      .map(({ text, pin }) => ({ text, pin: fullPin(pin ?? "") })),
    deadlines: listed("deadline", ({ text, pin, value }) => withoutNothing({ text, pin, days: spanOf(value, "days") })),
    notices: listed("notice", ({ text, pin, url }) => withoutNothing({ text, pin, url })),
    records: listed("record", ({ text, pin, value }) => withoutNothing({ text, pin, years: spanOf(value, "years") })),
    penalties: listed("penalty", penaltyOf),
    limitation: limits.length > 0 ? joined(limits) : silence("limitation"),
  };
}

function penaltyOf({ text, pin, penalty }: WrittenProvision): Penalty {
  const { kind = "civil", per, min, max, unit = "dollars", year } = penalty ?? {};
  return withoutNothing({ text, kind, per, min, max, unit, year, basis: pin });
}

function limitationOf({ text, pin, value }: WrittenProvision): Limitation {
  return withoutNothing({
    text,
    years: spanOf(value, "years"),
    months: spanOf(value, "months"),
    days: spanOf(value, "days"),
    pin,
  });
}

/** Several limits are told in one text; the first is the one that sorts. */
function joined(limits: Limitation[]): Limitation {
  const [first, ...others] = limits;
  return { ...(first as Limitation), text: [first, ...others].map((limit) => limit?.text).join(" ") };
}

function spanOf(value: ProvisionValue | undefined, unit: "days" | "months" | "years"): number | undefined {
  return typeof value === "object" && unit in value ? (value as Record<string, number>)[unit] : undefined;
}

function withoutNothing<T extends object>(item: T): T {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as T;
}
