import { expect, it } from "vitest";
import { LEVELS, levelsOf, MODULE_LEVELS, offeredLevels, RESEARCH_LEVELS, usualTerms } from "~/domain/access";
import { CUSTOMER_FILTERS as FILTERS } from "~/domain/admin";
import { PLANS } from "~/domain/billing";
import { CUSTOMER_FILTERS, GRANTED_LEVELS, MAIN_LEVELS, PRODUCT_LEVELS } from "../../../cli/src/words";

it("sells each plan at a level of its product, and as long as the level lasts", () => {
  for (const { product, level, accessMinutes } of PLANS.values()) {
    expect(levelsOf(product)).toContain(level);
    if (accessMinutes !== null) expect(accessMinutes).toBe(LEVELS[level as keyof typeof LEVELS].usualMinutes);
  }
});

it("says what an empty expiry means in a sentence made of the table", () => {
  expect(usualTerms("research")).toBe(
    "30 minutes for trial, a day for daily, 30 days for monthly, no end for unlimited",
  );
  expect(usualTerms("hris")).toBe("30 days for monthly, 365 days for annual, no end for unlimited");
});

it("takes in the terminal what the product takes", () => {
  expect([...MAIN_LEVELS]).toEqual(offeredLevels("research"));
  expect([...PRODUCT_LEVELS]).toEqual(offeredLevels("hris"));
  expect([...GRANTED_LEVELS.main, "none", "admin"].toSorted()).toEqual([...RESEARCH_LEVELS].toSorted());
  expect([...GRANTED_LEVELS.other, "none"].toSorted()).toEqual([...MODULE_LEVELS].toSorted());
  expect([...CUSTOMER_FILTERS]).toEqual([...FILTERS]);
});
