import { saveFile } from "@statewise/sdk/node";
import type { Command } from "../command";
import { firstOf } from "../first-of";

const list: Command = {
  name: "questions list",
  summary: "Questions that people asked, the newest first",
  isDefault: true,
  options: [
    ["--search <text>", "words of the question"],
    ["--limit <n>", "at most this many (50)"],
  ],
  run: ({ client, signal, output }, input) => {
    const most = input.number("limit", { least: 1 }) ?? 50;
    const query = { search: input.text("search"), limit: Math.min(100, most) };
    return firstOf(client.admin.questions.list(query, { signal }), most, output);
  },
  show: { empty: "No questions." },
};

const exportList: Command = {
  name: "questions export",
  summary: "Questions as a workbook",
  options: [["-o, --output <file>", "file to write (the name that the server gives)"]],
  run: async ({ client, signal, output }, input) => {
    const download = await client.admin.questions.export({}, { signal });
    const file = input.text("output") ?? download.name;
    await saveFile(download, file);
    output.talk(`Questions are in ${file}.`);
    return output.isForPrograms ? { file } : undefined;
  },
};

export const questionCommands = [list, exportList];
