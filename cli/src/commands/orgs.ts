import type { InviteMemberBody } from "@statewise/sdk";
import type { Command } from "../command";

const ID: Command["args"] = [["<id>", "number of the organization; see orgs list"]];

const list: Command = {
  name: "orgs list",
  summary: "Your organizations",
  isDefault: true,
  run: async ({ client, signal }) => (await client.organizations.list({ signal })).data,
  show: { columns: ["id", "name", "slug", "role", ["isCurrent", "current"]], empty: "You belong to no organization." },
};

const show: Command = {
  name: "orgs show",
  summary: "One organization",
  args: ID,
  run: ({ client, signal }, input) => client.organizations.get(input.id(0), { signal }),
};

const members: Command = {
  name: "orgs members",
  summary: "Who belongs to an organization",
  args: ID,
  run: async ({ client, signal }, input) => (await client.organizations.listMembers(input.id(0), { signal })).data,
  show: { columns: ["userId", "email", "firstName", "lastName", "role", "hrRole"], empty: "No members." },
};

const invitations: Command = {
  name: "orgs invitations",
  summary: "Invitations that wait for an answer",
  args: ID,
  run: async ({ client, signal }, input) => (await client.organizations.listInvitations(input.id(0), { signal })).data,
  show: { columns: ["id", "email", "role", "hrRole", "expiresAt"], empty: "No invitations." },
};

const ROLES = ["admin", "recruiter", "hiring_manager", "interviewer", "viewer"] as const;

const invite: Command = {
  name: "orgs invite",
  summary: "Invite somebody to an organization. Needs statewise login, not a key",
  args: [...(ID ?? []), ["<email>", "whom"]],
  options: [["--role <role>", "what they may do in hiring", ROLES]],
  confirm: (input) => `Invite ${input.arg(1)} to organization ${input.arg(0)}?`,
  run: ({ client, signal }, input) => {
    const body: InviteMemberBody = { email: input.arg(1), role: input.choice("role", ROLES) ?? null };
    return client.organizations.inviteMember(input.id(0), body, { signal });
  },
};

const use: Command = {
  name: "orgs use",
  summary: "Work in another organization from now on",
  isWrite: true,
  args: ID,
  run: ({ client, signal }, input) => client.organizations.switch(input.id(0), { signal }),
};

export const organizationCommands = [list, show, members, invitations, invite, use];
