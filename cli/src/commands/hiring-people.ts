import { type Command, choiceOf } from "../command";
import { firstOf } from "../first-of";

const limit: [string, string] = ["--limit <n>", "at most this many (25)"];

const candidates: Command = {
  name: "hiring candidates",
  summary: "Candidates of your organization",
  options: [["--search <text>", "name, e-mail or skill"], ["--tag <tag>", "with this tag"], limit],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = { search: input.text("search"), tag: input.text("tag"), limit: Math.min(100, most) };
    return firstOf(client.ats.candidates.list(query, { signal }), most, output);
  },
  show: {
    columns: [
      "id",
      "firstName",
      "lastName",
      "email",
      ["currentTitle", "title"],
      "city",
      "state",
      ["experienceYears", "years"],
    ],
    empty: "No candidates.",
  },
};

const candidate: Command = {
  name: "hiring candidate",
  summary: "One candidate",
  args: [["<id>", "number of the candidate"]],
  run: ({ client, signal }, input) => client.ats.candidates.get(input.arg(0), { signal }),
};

const STATUSES = ["applied", "screening", "interviewing", "offer", "hired", "rejected", "withdrawn"] as const;

const applications: Command = {
  name: "hiring applications",
  summary: "Applications, the newest first",
  options: [
    ["--search <text>", "name or e-mail"],
    ["--job <id>", "for this job"],
    ["--status <status>", "in this state", ["active", ...STATUSES]],
    limit,
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      search: input.text("search"),
      jobId: input.number("job", { least: 1 }),
      status: input.choice("status", ["active", ...STATUSES]),
      limit: Math.min(100, most),
    };
    return firstOf(client.ats.applications.list(query, { signal }), most, output);
  },
  show: {
    columns: ["id", "firstName", "lastName", ["jobTitle", "job"], "status", "stage", ["appliedAt", "applied"]],
    empty: "No applications.",
  },
};

const move: Command = {
  name: "hiring move",
  summary: "Move an application to another state",
  args: [
    ["<id>", "number of the application"],
    ["<status>", STATUSES.join(", ")],
  ],
  options: [["--reason <text>", "why; needed where it goes back, is rejected or reopened"]],
  confirm: (input) => `Move application ${input.arg(0)} to ${input.arg(1)}?`,
  run: ({ client, signal }, input) =>
    client.ats.applications.move(
      input.arg(0),
      { status: choiceOf(input.arg(1), STATUSES, "The status"), reason: input.text("reason") },
      { signal },
    ),
};

const INTERVIEW_STATUSES = [
  "open",
  "needs_scheduling",
  "awaiting_candidate",
  "scheduled",
  "awaiting_feedback",
  "completed",
  "cancelled",
  "no_show",
  "on_hold",
] as const;

const interviews: Command = {
  name: "hiring interviews",
  summary: "Interviews, those without a time first, then the nearest",
  options: [
    ["--status <status>", "in this state", [...INTERVIEW_STATUSES]],
    ["--job <id>", "for this job"],
    ["--application <id>", "of this application"],
    ["--mine", "only those that you hold"],
    limit,
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      status: input.choice("status", INTERVIEW_STATUSES),
      jobId: input.number("job", { least: 1 }),
      applicationId: input.number("application", { least: 1 }),
      mine: input.flag("mine") ? ("true" as const) : undefined,
      limit: Math.min(100, most),
    };
    return firstOf(client.ats.interviews.list(query, { signal }), most, output);
  },
  show: {
    columns: [
      "id",
      ["candidateName", "candidate"],
      ["jobTitle", "job"],
      "title",
      "status",
      ["scheduledAt", "at"],
      ["timeZone", "zone"],
    ],
    empty: "No interviews.",
  },
};

const OFFER_STATUSES = [
  "open",
  "draft",
  "pending_approval",
  "approved",
  "sent",
  "viewed",
  "accepted",
  "declined",
  "expired",
  "withdrawn",
  "superseded",
] as const;

const offers: Command = {
  name: "hiring offers",
  summary: "Offers, the newest first",
  options: [["--status <status>", "in this state, or open"], ["--job <id>", "for this job"], limit],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 25;
    const query = {
      status: input.choice("status", OFFER_STATUSES),
      jobId: input.number("job", { least: 1 }),
      limit: Math.min(100, most),
    };
    return firstOf(client.ats.offers.list(query, { signal }), most, output);
  },
  show: {
    columns: [
      "id",
      ["candidateName", "candidate"],
      "title",
      "status",
      ["startDate", "start"],
      ["responseDeadline", "answer by"],
    ],
    empty: "No offers.",
  },
};

export const hiringPeopleCommands = [candidates, candidate, applications, move, interviews, offers];
