import { resolve } from "node:path";
import { checkCorpus } from "../web/domain/research/corpus/check-corpus";
import { reporterCitation, verifyCitations } from "../web/domain/research/corpus/verify-citations";
import { now } from "../web/platform/clock";
import { config } from "../web/platform/config";

// Asks CourtListener for every reporter citation of the corpus and prints what does not match; nothing is written.
if (!config().COURTLISTENER_TOKEN) {
  console.error(
    "Set COURTLISTENER_TOKEN: the citation look-up answers only with a token (courtlistener.com/profile/api).",
  );
  process.exit(2);
}
const { records } = checkCorpus(resolve(import.meta.dirname, "corpus"), { today: now().toISOString().slice(0, 10) });
const verified = await verifyCitations(records.cases);
const matches = verified.filter(({ verdict }) => verdict === "matches");
for (const { record, verdict, found } of verified) {
  if (verdict === "matches") continue;
  const there = found?.cases.map(({ name, year }) => `${name} (${year ?? "?"})`).join("; ");
  console.log(`${verdict.padEnd(14)} ${record.slug}: ${record.name}, ${record.citation}${there ? ` -> ${there}` : ""}`);
}
const raised = matches.filter(({ record }) => !record.verified);
if (raised.length > 0) {
  console.log(
    "\nMatched there and still marked as unverified (a reviewer may raise them, naming CourtListener and the day):",
  );
  for (const { record, found } of raised)
    console.log(`  ${record.slug}: ${record.citation} ${found?.cases[0]?.url ?? ""}`);
}
const unasked = records.cases.filter(({ citation }) => reporterCitation(citation) === null);
console.log(
  `\n${records.cases.length} cases: ${matches.length} match, ${verified.length - matches.length} do not, ${unasked.length} without a reporter citation`,
);
process.exitCode = verified.length === matches.length ? 0 : 1;
