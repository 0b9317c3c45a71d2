import type { Command } from "../command";

const list: Command = {
  name: "keys list",
  summary: "Your API keys",
  isDefault: true,
  run: async ({ client, signal }) => (await client.apiKeys.list({ signal })).data,
  show: {
    columns: ["id", "name", "prefix", "isTest", "scopes", "expiresAt", "lastUsedAt", "lastUsedAddress"],
    empty: "No keys.",
  },
};

const create: Command = {
  name: "keys create",
  summary: "Make an API key; it is shown once. Needs statewise login, not a key",
  isWrite: true,
  args: [["<name>", "what it is for"]],
  options: [
    ["--scope <scope...>", "what it may do, such as research:read (needed)"],
    ["--expires <date>", "last day, such as 2027-01-31"],
    ["--test", "a test key: it works on made-up data"],
  ],
  examples: [
    "keys create nightly-export --scope research:read export --expires 2027-01-31",
    "keys create try-out --test --scope ats:read ats:write",
  ],
  run: async ({ client, signal, output }, input) => {
    const scopes = input.list("scope");
    const key = await client.apiKeys.create(
      { name: input.arg(0), scopes, expiresAt: input.text("expires"), test: input.flag("test") },
      { signal },
    );
    if (output.isForPrograms) return key;
    output.talk(`${key.isTest ? "Test key" : "Key"} ${key.name} (${key.scopes.join(", ")}). It is not shown again:`);
    return key.secret;
  },
};

const revoke: Command = {
  name: "keys revoke",
  summary: "Revoke an API key. Needs statewise login, not a key",
  args: [["<id>", "number of the key; see keys list"]],
  confirm: (input) => `Revoke key ${input.arg(0)}? Programs that use it stop working.`,
  run: async ({ client, signal, output }, input) => {
    await client.apiKeys.revoke(input.arg(0), { signal });
    output.talk(`Key ${input.arg(0)} is revoked.`);
    return output.isForPrograms ? { id: Number(input.arg(0)), revoked: true } : undefined;
  },
};

const reset: Command = {
  name: "keys reset-test-data",
  summary: "Begin anew with the made-up data of your test keys. Needs a test key or statewise login",
  isWrite: true,
  options: [["--organization <id>", "of which organization; by default the one where you work"]],
  confirm: () => "Remove everything that was written with test keys? Keys and webhooks stay.",
  run: async ({ client, signal, output }, input) => {
    const made = await client.testData.reset({ organizationId: input.number("organization") }, { signal });
    output.talk(`${made.organizationName} has the data of the beginning again, under other ids.`);
    return output.isForPrograms ? made : undefined;
  },
};

export const keyCommands = [list, create, revoke, reset];
