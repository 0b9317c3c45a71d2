import { expect, it } from "vitest";
import { holds, rarePieces, searchedText } from "../../../web/platform/db/search-text";

it("takes the rarest piece of each word, by its letters", () => {
  expect(rarePieces("person117@")).toEqual(["n117@"]);
  expect(rarePieces("dana okafor")).toEqual(["dana", "kafor"]);
  expect(rarePieces("overtime after eight hours in plant 4003")).toContain("4003");
  expect(rarePieces("overtime after eight hours in plant 4003")).toHaveLength(4);
  expect(rarePieces("plant 17")).toEqual(["plant", " 17"]);
  expect(rarePieces("Müller-lüdenscheidt".toLowerCase())[0]).toMatch(/ü/);
  expect(rarePieces("kim")).toEqual(["kim"]);
  expect(rarePieces("larsen-550")).toEqual(["larse", "-550"]);
  expect(rarePieces("dana o'brien")).toEqual(["dana", "o'bri"]);
});

it("takes what a pattern reads as anything as itself", () => {
  expect(holds("t", "kim")).toEqual({ sql: "t like ?", values: ["%kim%"] });
  expect(holds("t", "no")).toEqual({ sql: "t like ?", values: ["% no%"] });
  expect(holds("t", "50%")).toEqual({ sql: "t like ?", values: ["%50\\%%"] });
  expect(searchedText("  Dana \u0000  OKAFOR ")).toBe("dana okafor");
});
