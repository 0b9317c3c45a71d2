import { describe, expect, test } from "vitest";
import { candidateForm } from "~/domain/hiring/candidates/candidate-form";
import { candidateKeys, emailKey, phoneKey } from "~/domain/hiring/candidates/candidate-keys";
import { mergeFields } from "~/domain/hiring/candidates/contact-candidate";
import { guessMapping, readCandidates } from "~/domain/hiring/candidates/csv";
import { searchTerms } from "~/domain/hiring/candidates/search-query";

describe("the candidate form", () => {
  const minimum = { firstName: "Kim", lastName: "Ito", email: "Kim.Ito@Example.com" };

  test("splits skills on commas, trims them and drops empty ones", () => {
    expect(candidateForm.parse({ ...minimum, skills: " SQL, ,Excel,, sql " }).skills).toEqual(["sql", "Excel"]);
  });

  test("takes empty optional fields as null and the email in lower case", () => {
    const read = candidateForm.parse({ ...minimum, phone: "", city: "  ", experienceYears: "" });
    expect(read).toMatchObject({ email: "kim.ito@example.com", phone: null, city: null, experienceYears: null });
  });

  test("refuses what is missing or no address, and links that are no web addresses", () => {
    expect(candidateForm.safeParse({ ...minimum, firstName: " " }).success).toBe(false);
    expect(candidateForm.safeParse({ ...minimum, email: "kim" }).success).toBe(false);
    expect(candidateForm.safeParse({ ...minimum, linkedinUrl: "javascript:alert(1)" }).success).toBe(false);
  });
});

describe("normal forms", () => {
  test("one mailbox has one form", () => {
    expect(emailKey("Kim.Ito+jobs@googlemail.com")).toBe("kimito@gmail.com");
    expect(emailKey("kim.ito+jobs@example.com")).toBe("kim.ito@example.com");
  });

  test("one phone has one form", () => {
    expect(phoneKey("+1 (202) 555-0142")).toBe("2025550142");
    expect(phoneKey("202.555.0142")).toBe("2025550142");
    expect(phoneKey("555-0142")).toBeNull();
  });

  test("legal forms and marks make no other employer", () => {
    const person = { email: "a@example.com", firstName: "José", lastName: "Núñez" };
    const one = candidateKeys({ ...person, currentCompany: "The Acme Group, Inc." });
    expect(one).toMatchObject({ nameKey: "jose nunez", employerKey: "acme" });
    expect(candidateKeys({ ...person, currentCompany: "ACME" }).employerKey).toBe("acme");
  });
});

describe("search words", () => {
  test("are all wanted, may be begun, may be left out and may stand together", () => {
    expect(searchTerms('mil -java "data science"')).toEqual({
      wanted: ["'mil':*", "'data' <-> 'science'"],
      unwanted: ["'java':*"],
    });
  });

  test.each([
    ["(202) 555-0142", "2025550142"],
    ["+1 202.555.0142", "2025550142"],
    ["12025550142", "2025550142"],
    ["555-0142", "5550142"],
    ["(202) 55", "20255"],
    ["0142", "0142"],
  ])("takes %s for a phone number", (typed, digits) => {
    expect(searchTerms(typed)).toEqual({ wanted: [`'${digits}':*`], unwanted: [] });
  });

  test("takes two years for two words", () => {
    expect(searchTerms("2019 2020")?.wanted).toHaveLength(2);
  });

  test("can hold nothing that the index would take for an operator", () => {
    expect(searchTerms("a'b & !c | (d)")?.wanted.join(" ")).not.toMatch(/[|!()]/);
    expect(searchTerms("--- !!")).toBeNull();
  });
});

test("a template field without a value is named and not sent", () => {
  const merged = mergeFields("Hello {{candidate.firstName}}, {{ job.title }} {{nobody}}", {
    "candidate.firstName": "Kim",
  });
  expect(merged.text).toBe("Hello Kim, {{ job.title }} {{nobody}}");
  expect(merged.missing).toEqual(["job.title", "nobody"]);
});

test("a CSV is read with semicolons and a byte order mark, and its columns are guessed", () => {
  const table = readCandidates("\uFEFFFirst Name;Surname;E-Mail\nKim;Ito;kim@example.com\n");
  expect(table.rows).toEqual([["Kim", "Ito", "kim@example.com"]]);
  expect(guessMapping(table.headers)).toEqual({ firstName: 0, lastName: 1, email: 2 });
});
