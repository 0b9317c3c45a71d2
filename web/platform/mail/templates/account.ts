import { z } from "zod";
import { button, code, list, note, paragraph, strong, table } from "../content";
import { hello, line, moment, momentText, personal, screen, webLink } from "../fields";
import { defineMail } from "../template";

const firstName = personal(100).nullish();
const URGENT = { priority: 1 };

const whereFrom = {
  device: line(200).nullish(),
  place: line(120).nullish(),
  ipAddress: line(45).nullish(),
  at: moment(),
};
type WhereFrom = { device?: string | null; place?: string | null; ipAddress?: string | null; at: string };

function whereRows({ device, place, ipAddress, at }: WhereFrom): Array<[string, string]> {
  const rows: Array<[string, string | null | undefined]> = [
    ["When", momentText(at)],
    ["Device", device],
    ["Place", place],
    ["Address", ipAddress],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

export const welcome = defineMail({
  data: z.object({ firstName, trialMinutes: z.number().int().positive().nullish(), trialEndsAt: moment().nullish() }),
  subject: () => "Welcome to Statewise",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      "your account is ready. Ask a question in plain words and read the law that answers it, with its source.",
    ),
    ...(data.trialMinutes && data.trialEndsAt
      ? [paragraph(`Your trial lasts ${data.trialMinutes} minutes, until ${momentText(data.trialEndsAt)}.`)]
      : []),
    button("Ask your first question", screen("/dashboard")),
    list(
      "Search state, federal and city employment law",
      "Compare states and estimate pay",
      "Get a mail when a law that concerns you changes",
    ),
  ],
});

export const emailVerify = defineMail({
  ...URGENT,
  data: z.object({ firstName, validMinutes: z.number().int().positive() }),
  secrets: z.object({ verifyUrl: webLink() }),
  subject: () => "Confirm your e-mail address",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("please confirm that this address is yours."),
    button("Confirm this address", secrets.verifyUrl),
    note(`The link works for ${duration(data.validMinutes)}. If you did not open an account, ignore this mail.`),
  ],
});

export const passwordReset = defineMail({
  ...URGENT,
  usefulMinutes: 60,
  data: z.object({ firstName, validMinutes: z.number().int().positive() }),
  secrets: z.object({ resetUrl: webLink() }),
  subject: () => "Reset your password",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("someone, probably you, asked to set a new password for this account."),
    button("Set a new password", secrets.resetUrl),
    note(`The link works once, for ${duration(data.validMinutes)}. If you did not ask, ignore this mail.`),
  ],
});

export const passwordChanged = defineMail({
  ...URGENT,
  data: z.object({ firstName, ...whereFrom }),
  subject: () => "Your password was changed",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph("the password of your account was changed. All other sessions were ended."),
    table(...whereRows(data)),
    paragraph("If this was not you, set a new password now."),
    button("Set a new password", screen("/login?mode=forgot-password")),
  ],
});

export const temporaryPassword = defineMail({
  ...URGENT,
  data: z.object({ firstName, expiresAt: moment().nullish() }),
  secrets: z.object({ password: z.string().min(1).max(128) }),
  subject: () => "Your temporary password",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("an administrator gave your account a temporary password. You choose your own when you sign in with it."),
    code(secrets.password),
    button("Sign in", screen("/login")),
    ...(data.expiresAt ? [note(`It works until ${momentText(data.expiresAt)}.`)] : []),
  ],
});

/** An administrator chose the password and hands it over himself: the owner of the account hears of it at once. */
export const temporaryPasswordSet = defineMail({
  ...URGENT,
  data: z.object({ firstName, at: moment() }),
  subject: () => "Your account has a temporary password",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `on ${momentText(data.at)} an administrator of Statewise gave your account a temporary password. All sessions were ended. You choose your own password when you sign in with it.`,
    ),
    paragraph("If you did not ask for this, set a new password now: that makes the temporary one worthless."),
    button("Set a new password", screen("/login?mode=forgot-password")),
  ],
});

export const temporaryPasswordRequest = defineMail({
  ...URGENT,
  data: z.object({ firstName, validMinutes: z.number().int().positive() }),
  secrets: z.object({ confirmUrl: webLink() }),
  subject: () => "Confirm a temporary password for your account",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph(
      "an administrator of Statewise wants to give your account a temporary password. Nothing has changed yet: you or a second administrator must confirm it.",
    ),
    button("View the request", secrets.confirmUrl),
    note(
      `The link works for ${duration(data.validMinutes)}. If you did not ask for this, do not confirm, and tell us.`,
    ),
  ],
});

const CHANGED = {
  added: (name: string) =>
    `a second step at sign-in was set up${name}. From now on it is asked for after the password.`,
  removed: (name: string) => `a second step at sign-in was removed${name}.`,
  codes_made: () => "new recovery codes were made for your account. The earlier ones no longer work.",
  code_used: () => "somebody signed in to your account with one of its recovery codes. It does not work again.",
  removed_by_administrator: () =>
    "an administrator of Statewise removed the second step at sign-in from your account. Your password alone opens it now.",
};

export const secondFactorChanged = defineMail({
  ...URGENT,
  data: z.object({
    firstName,
    change: z.enum(["added", "removed", "codes_made", "code_used", "removed_by_administrator"]),
    name: personal(60).nullish(),
    ...whereFrom,
  }),
  subject: () => "The second step of your sign-in was changed",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(CHANGED[data.change](data.name ? ` (${data.name})` : "")),
    table(...whereRows(data)),
    paragraph("If this was not you, set a new password now and look at what is set up under Profile, Sign-in."),
    button("Set a new password", screen("/login?mode=forgot-password")),
  ],
});

const linkedRows = (email?: string | null): Array<[string, string]> => (email ? [["Account", email]] : []);

export const linkedAccountChanged = defineMail({
  ...URGENT,
  data: z.object({
    firstName,
    change: z.enum(["linked", "unlinked"]),
    provider: personal(200),
    email: line(255).nullish(),
    ...whereFrom,
  }),
  subject: ({ change }) => `An account was ${change}`,
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      data.change === "linked"
        ? `an account at ${data.provider} now signs in to your Statewise account.`
        : `an account at ${data.provider} no longer signs in to your Statewise account.`,
    ),
    table(...linkedRows(data.email), ...whereRows(data)),
    paragraph("If this was not you, set a new password now and look at what is linked under Profile, Sign-in."),
    button("Set a new password", screen("/login?mode=forgot-password")),
  ],
});

export const emailChangeOld = defineMail({
  ...URGENT,
  data: z.object({ firstName, newEmail: line(255), validMinutes: z.number().int().positive() }),
  secrets: z.object({ confirmUrl: webLink() }),
  subject: () => "Confirm the change of your e-mail address",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("your account is to get a new e-mail address, ", strong(data.newEmail), "."),
    paragraph("The change happens when it is confirmed from both addresses."),
    button("Yes, change it", secrets.confirmUrl),
    note(
      `The link works for ${duration(data.validMinutes)}. If you did not ask for this, do not confirm, and change your password.`,
    ),
  ],
});

export const emailChangeNew = defineMail({
  ...URGENT,
  data: z.object({ firstName, validMinutes: z.number().int().positive() }),
  secrets: z.object({ confirmUrl: webLink() }),
  subject: () => "Confirm your new e-mail address",
  content: (data, secrets) => [
    paragraph(hello(data.firstName)),
    paragraph("this is to become the e-mail address of a Statewise account. Please confirm that it is yours."),
    button("Confirm this address", secrets.confirmUrl),
    note(`The link works for ${duration(data.validMinutes)}. If you know nothing of this, ignore this mail.`),
  ],
});

export const accountDeleted = defineMail({
  data: z.object({ firstName, at: moment() }),
  subject: () => "Your account was deleted",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `your account was deleted on ${momentText(data.at)}. Your personal data, history, keys and sessions are erased.`,
    ),
    paragraph("We keep the e-mail address and an inactive basic record, and records of payments without your name."),
    paragraph("You can register again with the same address at any time."),
  ],
});

export const newSignIn = defineMail({
  ...URGENT,
  data: z.object({ firstName, ...whereFrom }),
  subject: () => "New sign-in to your account",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph("your account was signed in to from a device that we have not seen before."),
    table(...whereRows(data)),
    paragraph("If this was you, there is nothing to do. If not, end that session and change your password."),
    button("View your sessions", screen("/profile")),
  ],
});

/** No name in it: whoever typed the address chose the name. */
export const registration = defineMail({
  ...URGENT,
  data: z.object({ hadEarlier: z.boolean(), validMinutes: z.number().int().positive() }),
  secrets: z.object({ confirmUrl: webLink() }),
  subject: () => "Confirm your address to open your account",
  content: (data, secrets) => [
    paragraph(hello()),
    paragraph("someone, probably you, asked for a Statewise account with this address."),
    ...(data.hadEarlier ? [paragraph("An earlier account with it was deleted; nothing of it comes back.")] : []),
    button("Open my account", secrets.confirmUrl),
    paragraph("Your free trial starts when you open it."),
    note(`The link works for ${duration(data.validMinutes)}. If you did not ask, ignore this mail: nothing is opened.`),
  ],
});

export const accountExists = defineMail({
  ...URGENT,
  data: z.object({ firstName, email: z.string() }),
  subject: () => "You have a Statewise account already",
  content: (data) => [
    paragraph(hello(data.firstName)),
    paragraph(
      `someone, probably you, asked to use ${data.email} for a Statewise account. It has one already: sign in to it.`,
    ),
    button("Sign in", screen("/login")),
    paragraph("Forgotten the password? Choose Forgot password there."),
    note("If you did not ask, there is nothing to do: nobody was told that you have an account."),
  ],
});

/** `60 minutes`, `2 hours`, `3 days` */
export function duration(minutes: number): string {
  if (minutes <= 90 || minutes % 60 !== 0) return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
  const hours = minutes / 60;
  return hours >= 48 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}
