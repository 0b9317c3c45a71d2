import { describe, expect, it } from "vitest";
import { preview } from "~/domain/research/answer/saying/html";

const cite = (ref: number) => `<sup class="cite" data-ref="${ref}">${ref}</sup>`;

/** What somebody without access reads of an answer must not say the opposite of the whole. */
describe("the beginning of an answer", () => {
  it("that has room is shown as it is", () => {
    expect(preview(`<p><strong>Yes.</strong> Pay it on the last day.${cite(1)}</p>`)).toBe(
      "Yes. Pay it on the last day.",
    );
  });

  it("ends behind a whole rule and keeps the verdict where nothing left out turns it", () => {
    const rest = "The pay statement must show the hours worked, the rate of pay and each deduction of the period.";
    const shown = preview(
      `<p><strong>Yes.</strong> Wages are due twice a month in California.${cite(1)} ${rest}${cite(2)}</p>`,
    );
    expect(shown).toBe("Yes. Wages are due twice a month in California. …");
  });

  it.each([
    [
      "unless the employee waives it in writing before the day begins, and even then not for more than six hours of work",
    ],
    ["but this holds only for an employer with 50 or more employees within 75 miles of the worksite of that employee"],
    ["except where a union contract of the trade says otherwise and gives at least the same pay for the same hours"],
  ])("has no verdict where it is cut before '%s'", (turn) => {
    const shown = preview(
      `<p><strong>No.</strong> The employer need not pay for the meal break of thirty minutes, ${turn}.${cite(1)}</p>`,
    );
    expect(shown).toMatch(/^It depends\. The employer need not pay/);
    expect(shown.length).toBeLessThanOrEqual(120);
  });

  it("has none either where the sentence behind it turns it", () => {
    const rule = "An employer may deduct the cost of a broken tool from the wages.";
    const shown = preview(
      `<p><strong>Yes.</strong> ${rule}${cite(1)} However, never below the minimum wage, and only with a signed consent.${cite(1)}</p>`,
    );
    expect(shown).toBe(`It depends. ${rule} …`);
  });

  it("breaks no entity and never passes 120 characters", () => {
    const long = `<p>${"Tips &amp; gratuities belong to employees &amp; ".repeat(9)}unless pooled.</p>`;
    const shown = preview(long);
    expect(shown.length).toBeLessThanOrEqual(120);
    expect(shown.replace(/&amp;/g, "")).not.toContain("&");
  });
});
