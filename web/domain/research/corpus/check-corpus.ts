import { buildRecords, type CorpusRecords } from "./build-records";
import type { Check, CheckInput } from "./checks/check";
import { checkCitations, checkLinks, checkLinkTable } from "./checks/citations";
import { checkCoverage } from "./checks/coverage";
import { datesOn } from "./checks/dates";
import { checkAbsentFigures, checkFigures, checkFloors } from "./checks/floors";
import { checkNearIdentical } from "./checks/near-identical";
import { checkNumbers } from "./checks/numbers";
import { checkPoints } from "./checks/points";
import { checkProvisions } from "./checks/provisions";
import { checkDuplicates, checkReferenceFiles, checkReferences, checkSlugs } from "./checks/references";
import { checkOtherSentences, checkSentences } from "./checks/sentences";
import { checkWages } from "./checks/wages";
import { checkWhereSilent } from "./checks/where-silent";
import type { Problem } from "./problem";
import { type CorpusFiles, declaredSlugs, readCorpusFiles } from "./read-files";

export interface CorpusReading {
  files: CorpusFiles;
  records: CorpusRecords;
  problems: Problem[];
}

/** What is looked at in every record, also in one that is written by itself. */
export const recordChecksOn = (today: string): Check[] => [
  checkCitations,
  checkLinks,
  datesOn(today),
  checkFigures,
  checkAbsentFigures,
  checkFloors,
  checkProvisions,
  checkNumbers,
  checkReferences,
  checkSlugs,
  checkDuplicates,
  checkNearIdentical,
  checkSentences,
  checkOtherSentences,
];

/** Reads and checks the corpus, or one file of it. The loader must refuse a reading that has an error. */
export function checkCorpus(root: string, options: { today: string; only?: string | undefined }): CorpusReading {
  const files = readCorpusFiles(root, options.only);
  const records = buildRecords(files);
  const alone = options.only !== undefined;
  const known = alone
    ? expectedSlugs(root, files)
    : new Set([...records.laws, ...records.cases].map((record) => record.slug));
  const input: CheckInput = { files, records, known, alone };
  const checks = [
    checkLinkTable,
    ...recordChecksOn(options.today),
    checkReferenceFiles,
    checkPoints,
    checkWhereSilent,
    checkCoverage,
    checkWages,
  ];
  const problems = [...files.problems, ...checks.flatMap((check) => check(input))];
  return { files, records, problems: problems.sort(byPlace) };
}

/** Beside one file stand the others as declared, and the federal laws that the topics name. */
function expectedSlugs(root: string, files: CorpusFiles): Set<string> {
  const federal = files.topics.value.topics.flatMap((topic) => topic.federal?.laws ?? []);
  return new Set([...declaredSlugs(root), ...federal]);
}

function byPlace(a: Problem, b: Problem): number {
  return a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column;
}
