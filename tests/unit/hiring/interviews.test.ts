import { describe, expect, test } from "vitest";
import { calendarText } from "~/domain/hiring/interviews/calendar";
import { proposals } from "~/domain/hiring/interviews/free-times";
import { momentAt, whenText } from "~/domain/hiring/interviews/interview-times";
import { hoursOf, storedHours } from "~/domain/hiring/interviews/working-hours";
import {
  checkInterviewStep,
  INTERVIEW_ACTIONS,
  INTERVIEW_STATUSES,
  INTERVIEW_TRANSITIONS,
  type InterviewActor,
} from "~/domain/hiring/states/interview-states";
import {
  checkOfferStep,
  OFFER_ACTIONS,
  OFFER_STATUSES,
  type OfferAction,
  type OfferActor,
} from "~/domain/hiring/states/offer-states";

describe("times", () => {
  test("of a day at a place are the moment there, summer and winter", () => {
    expect(momentAt("2026-07-01", "10:00", "America/New_York").toISOString()).toBe("2026-07-01T14:00:00.000Z");
    expect(momentAt("2026-12-01", "10:00", "America/New_York").toISOString()).toBe("2026-12-01T15:00:00.000Z");
    expect(momentAt("2026-07-01", "10:00", "America/Phoenix").toISOString()).toBe("2026-07-01T17:00:00.000Z");
  });
  test("that the change to daylight saving time leaves out are refused", () => {
    expect(() => momentAt("2026-03-08", "02:30", "America/New_York")).toThrow("does not exist");
    expect(momentAt("2026-03-08", "02:30", "America/Phoenix").toISOString()).toBe("2026-03-08T09:30:00.000Z");
  });
  test("that come twice in autumn mean the first, and the text says which", () => {
    const at = momentAt("2026-11-01", "01:30", "America/New_York");
    expect(at.toISOString()).toBe("2026-11-01T05:30:00.000Z");
    expect(whenText(at, "America/New_York")).toContain("EDT");
  });
  test.each(["", "2026-02-30", "tomorrow"])("on %j are refused", (day) => {
    expect(() => momentAt(day, "10:00", "America/New_York")).toThrow();
  });
});

describe("proposed times", () => {
  const at = (text: string) => new Date(text).getTime();
  const from = new Date("2026-11-27T00:00:00Z");
  test("lie in the working hours of everybody, each in their own zone", () => {
    const people = [
      { id: 1, timeZone: "America/New_York", workingHours: null },
      { id: 2, timeZone: "America/Los_Angeles", workingHours: null },
    ];
    const found = proposals(people, [], { minutes: 60, zone: "America/New_York", from });
    // Friday, 9:00 in Los Angeles is 12:00 in New York, where the day ends at 17:00.
    expect(found[0]?.toISOString()).toBe("2026-11-27T17:00:00.000Z");
    expect(
      found
        .filter((one) => one.toISOString().startsWith("2026-11-27"))
        .at(-1)
        ?.toISOString(),
    ).toBe("2026-11-27T21:00:00.000Z");
    expect(found.some((one) => [0, 6].includes(one.getUTCDay()))).toBe(false);
  });
  test("leave out every hour that is taken", () => {
    const busy = [{ start: at("2026-11-27T14:00:00Z"), end: at("2026-11-27T21:30:00Z") }];
    const found = proposals([], busy, { minutes: 30, zone: "America/New_York", from });
    expect(found[0]?.toISOString()).toBe("2026-11-27T21:30:00.000Z");
  });
});

test("a calendar file escapes what people type and cannot be extended by it", () => {
  const text = calendarText("REQUEST", [
    {
      uid: "a@b",
      sequence: 3,
      start: new Date("2026-12-01T15:00:00Z"),
      minutes: 45,
      title: "Talk; with, Kim\nBEGIN:VALARM",
      text: "",
      place: "Room\r\nATTENDEE:mailto:evil@example.com",
      url: null,
      organizer: { name: 'Ann "A"\r\nX-EVIL:1', email: "ann@example.com" },
      people: [{ name: "Kim", email: "kim@example.com" }],
    },
  ]);
  expect(text).toContain("SEQUENCE:3");
  expect(text).toContain("DTEND:20261201T154500Z");
  expect(text).not.toMatch(/^(BEGIN:VALARM|ATTENDEE:mailto:evil|X-EVIL)/m);
});

describe("the table of interviews", () => {
  const actors: InterviewActor[] = [
    "owner",
    "admin",
    "recruiter",
    "hiring_manager",
    "interviewer",
    "viewer",
    "candidate",
    "clock",
  ];
  test.each(INTERVIEW_ACTIONS)("%s is open to exactly the right hands and states", (action) => {
    const rule = INTERVIEW_TRANSITIONS[action];
    for (const status of INTERVIEW_STATUSES) {
      for (const actor of actors) {
        const team = ["owner", "admin", "recruiter", "hiring_manager"].includes(actor);
        const hand = rule.by === "candidate" || rule.by === "clock" ? actor === rule.by : team;
        const known = (rule.from as readonly string[]).includes(status);
        expect(checkInterviewStep(action, status, actor)).toBe(
          !known ? "no_such_transition" : hand ? "allowed" : "role_missing",
        );
      }
    }
  });
  test("lets nothing follow a cancelled or completed interview", () => {
    for (const action of INTERVIEW_ACTIONS) {
      expect(checkInterviewStep(action, "cancelled", "owner")).toBe("no_such_transition");
      expect(checkInterviewStep(action, "completed", "owner")).toBe("no_such_transition");
    }
  });
});

describe("the table of offers", () => {
  const before = ["draft", "pending_approval", "approved"];
  const out = ["sent", "viewed"];
  const managers = ["owner", "admin"];
  const recruiters = [...managers, "recruiter"];
  /** The rules once more, apart from the table: from which states, by whose hands. */
  const RULES: Record<OfferAction, [from: string[], by: string[]]> = {
    submit: [["draft"], recruiters],
    approve: [["pending_approval"], [...recruiters, "hiring_manager"]],
    reject: [["pending_approval"], [...recruiters, "hiring_manager"]],
    recall: [["pending_approval"], recruiters],
    send: [["approved"], recruiters],
    view: [["sent"], ["candidate"]],
    accept: [out, ["candidate"]],
    decline: [out, ["candidate"]],
    expire: [out, ["clock"]],
    extend: [[...out, "expired"], recruiters],
    revise: [[...out, "approved", "declined", "expired"], recruiters],
    withdraw: [[...before, ...out], recruiters],
    rescind: [["accepted"], managers],
    call_off: [[...before, ...out], ["clock"]],
  };
  const allowed = (action: OfferAction, from: string, actor: OfferActor): boolean =>
    RULES[action][0].includes(from) && RULES[action][1].includes(actor);
  const actors: OfferActor[] = [
    "owner",
    "admin",
    "recruiter",
    "hiring_manager",
    "interviewer",
    "viewer",
    "candidate",
    "clock",
  ];
  test.each(OFFER_ACTIONS)("%s is open to exactly the right hands and states", (action) => {
    for (const from of OFFER_STATUSES) {
      for (const actor of actors) {
        expect([action, from, actor, checkOfferStep(action, from, actor) === "allowed"]).toEqual([
          action,
          from,
          actor,
          allowed(action, from, actor),
        ]);
      }
    }
  });
});

test("working hours of a form become a week; a day without an end, or with an end before its beginning, is refused", () => {
  expect(hoursOf(undefined)).toBeUndefined();
  expect(hoursOf({ mon: { from: "07:00", to: "15:30" }, tue: { from: "", to: "" } })).toEqual({
    mon: ["07:00", "15:30"],
  });
  for (const mon of [{ from: "09:00" }, { from: "17:00", to: "09:00" }, { from: "9", to: "17:00" }, {}])
    expect(() => hoursOf({ mon }), JSON.stringify(mon)).toThrow();
  expect(storedHours({ mon: ["25:00", "26:00"] })).toBeNull();
});
