import { randomInt } from "node:crypto";
import { readStdin } from "../ask";
import { type Command, UsageError } from "../command";
import { customerOf } from "../customer-target";

const who: Command["args"] = [["<who>", "number or e-mail address"]];

const resetPassword: Command = {
  name: "customers reset-password",
  summary: "Mail a customer a link to choose a new password",
  confirm: (input) => `Mail a reset link to ${input.arg(0)}?`,
  args: who,
  run: async (context, input) => {
    const { id, email } = await customerOf(context, input.arg(0));
    const { message } = await context.client.admin.customers.resetPassword(id, { signal: context.signal });
    context.output.talk(`${email}: ${message}.`);
    return context.output.mode === "json" ? { id, email, message } : undefined;
  },
};

const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const madePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("")).join(
    "-",
  );

const temporary: Command = {
  name: "customers temp-password",
  summary: "Set a temporary password; one is made and shown once where none is given",
  confirm: (input) => `Set a temporary password for ${input.arg(0)}? Their sessions end.`,
  args: who,
  options: [
    ["--until <date>", "last day on which it works"],
    ["--password-stdin", "read the password from stdin"],
    ["--mail", "send it to the customer"],
  ],
  run: async (context, input) => {
    const { client, signal, output } = context;
    const isGiven = input.flag("passwordStdin");
    const tempPassword = isGiven ? (await readStdin("The password")).replace(/\r?\n$/, "") : madePassword();
    const { id, email } = await customerOf(context, input.arg(0));
    const form = { tempPassword, expiry: input.text("until"), mail: input.flag("mail") };
    const { message } = await client.admin.customers.setTemporaryPassword(id, form, { signal });
    output.talk(`${email}: ${message}.`);
    if (output.mode === "json") return { id, email, message, ...(isGiven ? {} : { tempPassword }) };
    return isGiven ? undefined : tempPassword;
  },
};

const notify: Command = {
  name: "customers notify",
  summary: "Write to a customer",
  confirm: (input) => `Send "${input.need("subject")}" to ${input.arg(0)}?`,
  args: who,
  options: [
    ["--subject <text>", "subject (needed)"],
    ["--message <text>", "text; - reads it from stdin (needed)"],
  ],
  run: async (context, input) => {
    const text = input.need("message");
    const message = text === "-" ? await readStdin("The message") : text;
    if (!message.trim()) throw new UsageError("The message is empty.");
    const { id, email } = await customerOf(context, input.arg(0));
    const form = { subject: input.need("subject"), message };
    const answer = await context.client.admin.customers.notify(id, form, { signal: context.signal });
    context.output.talk(`${email}: ${answer.message}.`);
    return context.output.mode === "json" ? { id, email, message: answer.message } : undefined;
  },
};

export const customerActCommands = [resetPassword, temporary, notify];
