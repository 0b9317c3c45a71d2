import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { maskKeywords, maskPersonal } from "~/domain/research/questions/mask-personal";

describe("a question as it is kept", () => {
  it.each([
    ["our cook Maria Gonzalez wants overtime", "our cook [name] wants overtime"],
    ["I fired John and he wants his check", "I fired [name] and he wants his check"],
    ["Mr. O'Neill yelled at Ms Patel", "[name] yelled at [name]"],
    ["my employee maria refuses to sign", "my employee [name] refuses to sign"],
    ["a guy named Dwayne keeps calling", "a guy named [name] keeps calling"],
    ["Rosa and Enrique Ruiz were not paid", "[name] and [name] were not paid"],
    ["her boss Kowalski cut her hours", "her boss [name] cut her hours"],
    ["she lives at 4021 N. Elm Grove Avenue, can I mail the check", "she lives at [address], can I mail the check"],
    ["mail it to 77 ocean view blvd?", "mail it to [address]?"],
    ["write to jane.doe+hr@mail.example.com or (415) 555-0100", "write to [e-mail] or [phone]"],
    ["his social is 123-45-6789", "his social is [number]"],
  ])("%s", (asked, kept) => {
    expect(maskPersonal(asked)).toBe(kept);
  });

  it.each([
    "What is the minimum wage in Los Angeles, California?",
    "I called OSHA and Human Resources about the Family and Medical Leave Act",
    "can we will a raise in May, mark it as a grant",
    "he drove 40 hours on the road and 12 hours in the lane",
    "do 15 employees make a Fair Labor Standards Act employer",
    "sick leave in San Jose and Saint Paul",
    "the least an hour in Santa Rosa and San Diego",
    "Cal. Lab. Code 226 and 29 U.S.C. 207",
  ])("stays as it is where nobody is named: %s", (asked) => {
    expect(maskPersonal(asked)).toBe(asked);
  });

  it("loses nothing but what is masked, and masking twice changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const once = maskPersonal(text);
        expect(maskPersonal(once)).toBe(once);
      }),
    );
  });
});

it("keywords lose the words that were masked in their question, and no others", () => {
  const question = "our cook Maria Gonzalez at 12 Oak Street wants overtime";
  expect(maskKeywords(["cook", "maria", "gonzalez", "oak", "overtime", "added by hand"], question)).toEqual([
    "cook",
    "overtime",
    "added by hand",
  ]);
});
