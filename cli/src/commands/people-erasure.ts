import type { Command } from "../command";

const id: [string, string] = ["<id>", "number of the employee in the list"];

const preview: Command = {
  name: "people erasure",
  summary: "Until when the law has a former employee's records kept, and what an erasure would do; writes nothing",
  args: [id],
  run: ({ client, signal }, input) => client.people.previewErasure(input.id(0), { signal }),
};

const hold: Command = {
  name: "people hold",
  summary: "Set a legal hold: while it stands nothing of the record is erased",
  args: [id],
  options: [["--reason <text>", "the charge, suit or investigation"]],
  isWrite: true,
  run: ({ client, signal }, input) => client.people.hold(input.id(0), { reason: input.need("reason") }, { signal }),
};

const release: Command = {
  name: "people release",
  summary: "Release a legal hold",
  args: [id],
  isWrite: true,
  confirm: (input) => `Release the legal hold of employee ${input.arg(0)}?`,
  run: ({ client, signal }, input) => client.people.releaseHold(input.id(0), { signal }),
};

export const peopleErasureCommands: Command[] = [preview, hold, release];
