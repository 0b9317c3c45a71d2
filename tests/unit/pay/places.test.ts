import { describe, expect, it } from "vitest";
import {
  builtInPlaces,
  calculatePay,
  generatePlace,
  lookUpZip,
  type PlaceData,
  resolvePlace,
  STATE_CODES,
} from "../../../web/domain/pay/index";
import { request } from "./request";

describe("the ZIP look-up order", () => {
  it("first the built-in list: state, county and city", () => {
    expect(resolvePlace({ zip: "19103" })).toEqual({
      kind: "found",
      toast: "Location Found",
      place: { state: "PA", city: "Philadelphia", county: "Philadelphia County" },
    });
  });

  it("then the ZIP codes of several counties: a choice", () => {
    const answer = resolvePlace({ zip: "78613" });
    expect(answer).toMatchObject({
      kind: "choose",
      toast: "Multiple Counties Found",
      message: "Please select your specific location.",
    });
    expect(answer.kind === "choose" && answer.places.map((place) => place.county)).toEqual([
      "Williamson County",
      "Travis County",
    ]);
  });

  it("several towns are several locations", () => {
    expect(resolvePlace({ zip: "94303" })).toMatchObject({ kind: "choose", toast: "Multiple Locations Found" });
  });

  it("last a generated place, labelled as a guess", () => {
    const answer = resolvePlace({ zip: "99998" });
    expect(answer).toMatchObject({
      kind: "generated",
      toast: "Location Generated",
      place: { state: "AK", county: "Aleutians East Borough", city: "" },
    });
    expect(answer.kind === "generated" && answer.message).toMatch(/guess/);
  });

  it("the prefix counts before the chosen state, the chosen state when there is no prefix", () => {
    expect(generatePlace("94999", "TX")).toMatchObject({ place: { state: "CA" } });
    expect(generatePlace("00000", "TX")).toMatchObject({ place: { state: "TX", county: "Anderson County" } });
    expect(generatePlace("", "TX")).toMatchObject({ place: { state: "TX" } });
  });

  it("only five digits are a ZIP code; a guess names what it was asked", () => {
    for (const zip of ["", "191", "1910355", "x19103"]) {
      expect(generatePlace(zip, "TX")).toMatchObject({ place: { state: "TX" } });
      expect(resolvePlace({ zip, state: "TX" })).toMatchObject({ kind: "generated", place: { state: "TX" } });
    }
    const said = (zip: string) => (generatePlace(zip, "TX") as { message: string }).message;
    expect(said("")).toMatch(/only the state of ZIP code — is known/);
    expect(said("19199")).toMatch(/only the state of ZIP code 19199 is known/);
  });

  it("says so when nothing matches", () => {
    expect(resolvePlace({ zip: "00000" })).toEqual({
      kind: "unknown",
      toast: "ZIP Code Not Found",
      message: "ZIP Code Not Found. Please enter your location manually.",
    });
  });

  it("leaves room for the outside service: steps 1 and 2 alone answer nothing", () => {
    expect(lookUpZip("94398")).toBeNull();
  });
});

describe("the built-in places", () => {
  it.each([
    ["99501", "AK"],
    ["06103", "CT"],
    ["20001", "DC"],
    ["96813", "HI"],
    ["83702", "ID"],
    ["02108", "MA"],
    ["00501", "NY"],
    ["88595", "TX"],
    ["20105", "VA"],
    ["56999", "DC"],
    ["39901", "GA"],
  ])("prefix of %s is %s", (zip, state) => {
    expect(builtInPlaces.stateOfPrefix(zip.slice(0, 3))).toBe(state);
  });

  it("puts every prefix in one state at most", () => {
    for (let prefix = 0; prefix < 1000; prefix++) {
      const states = STATE_CODES.filter(
        (state) => builtInPlaces.stateOfPrefix(String(prefix).padStart(3, "0")) === state,
      );
      expect(states.length).toBeLessThanOrEqual(1);
    }
  });

  it.each(STATE_CODES)("%s has a ZIP code whose prefix agrees, and a first county", (state) => {
    expect(builtInPlaces.firstCountyOf(state)).toMatch(/[A-Z]/);
    const zips = [
      "35203",
      "99501",
      "85004",
      "72201",
      "90012",
      "80202",
      "06103",
      "19801",
      "20001",
      "33130",
      "30303",
      "96813",
      "83702",
      "60601",
      "46204",
      "50309",
      "66603",
      "40202",
      "70112",
      "04101",
      "21202",
      "02108",
      "48226",
      "55401",
      "39201",
      "64106",
      "59601",
      "68102",
      "89101",
      "03101",
      "07102",
      "87501",
      "10001",
      "28202",
      "58102",
      "43215",
      "73102",
      "97204",
      "19103",
      "02903",
      "29201",
      "57104",
      "37203",
      "78701",
      "84101",
      "05401",
      "23219",
      "98101",
      "25301",
      "53202",
      "82001",
    ];
    const zip = zips.find((candidate) => builtInPlaces.stateOfPrefix(candidate.slice(0, 3)) === state) ?? "";
    expect(builtInPlaces.placesOf(zip)[0]?.state).toBe(state);
  });
});

describe("another data set", () => {
  const full: PlaceData = {
    ...builtInPlaces,
    placesOf: (zip) =>
      zip === "84536"
        ? [
            { state: "UT", city: "Monument Valley", county: "San Juan County" },
            { state: "AZ", city: "Monument Valley", county: "Navajo County" },
          ]
        : [],
  };

  it("stands in for the built-in one, several places making a choice", () => {
    expect(resolvePlace({ zip: "84536" }, full)).toMatchObject({ kind: "choose", toast: "Multiple Locations Found" });
    expect(resolvePlace({ zip: "19103" }, full)).toMatchObject({ kind: "generated", place: { state: "PA" } });
  });

  it("is asked for the place of a paycheck, too", () => {
    const given = request({ method: "precise", grossPay: 3000, zip: "84536" });
    expect(calculatePay(given, { places: full }).precise?.notes.join(" ")).toMatch(/84536 spans several places/);
    expect(calculatePay(given).precise?.notes.join(" ")).not.toMatch(/spans several/);
  });
});
