import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { payTableText } from "../web/domain/research/corpus/pay-wages";
import { readCorpusFiles } from "../web/domain/research/corpus/read-files";

const { wages, problems } = readCorpusFiles(resolve(import.meta.dirname, "corpus"), "wages.yaml");
if (!wages) throw new Error(problems[0]?.message ?? "wages.yaml is missing");
writeFileSync(resolve(import.meta.dirname, "../web/domain/pay/tables/minimum-wage.json"), payTableText(wages.value));
