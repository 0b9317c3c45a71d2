import { describe, expect, it } from "vitest";
import { personForm, placeForm } from "~/domain/people";

describe("a ZIP or postal code", () => {
  it("of a person or a place has digits and letters, and may be left out or taken away", () => {
    for (const zipCode of ["94105", "94105-1234", "K1A 0B1"])
      expect([
        personForm.parse({ zipCode }).zipCode,
        placeForm.parse({ name: "A", state: "TX", zipCode }).zipCode,
      ]).toEqual([zipCode, zipCode]);
    expect(personForm.parse({}).zipCode).toBeUndefined();
    expect(personForm.parse({ zipCode: "" }).zipCode).toBeNull();
    expect(personForm.parse({ zipCode: null }).zipCode).toBeNull();
    expect(personForm.safeParse({ zipCode: "?!" }).success).toBe(false);
    expect(placeForm.safeParse({ name: "A", state: "TX", zipCode: "?!" }).success).toBe(false);
  });
});
