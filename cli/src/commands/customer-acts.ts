import { readStdin } from "../ask";
import type { Command } from "../command";
import { customerOf } from "../customer-target";
import { UsageError } from "../errors";

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
    return context.output.isForPrograms ? { id, email, message } : undefined;
  },
};

const temporary: Command = {
  name: "customers temp-password",
  summary: "Have a temporary password made and mailed to a customer, who alone reads it",
  confirm: (input) => `Mail ${input.arg(0)} a temporary password? Their sessions end.`,
  args: who,
  options: [["--until <date>", "last day on which it works"]],
  run: async (context, input) => {
    const { client, signal, output } = context;
    const { id, email } = await customerOf(context, input.arg(0));
    const form = { expiry: input.text("until") };
    const { message } = await client.admin.customers.setTemporaryPassword(id, form, { signal });
    output.talk(`${email}: ${message}.`);
    return output.isForPrograms ? { id, email, message } : undefined;
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
    return context.output.isForPrograms ? { id, email, message: answer.message } : undefined;
  },
};

export const customerActCommands = [resetPassword, temporary, notify];
