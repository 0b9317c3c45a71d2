import { readFileSync } from "node:fs";
import { assessConcern } from "../../web/domain/research/answer/assess-concern";
import { placeOf } from "../../web/domain/research/query/understand";
import { retrieve } from "../../web/domain/research/search/retrieve";
import { openGround } from "./open-ground";
const ground = await openGround();
for (const line of readFileSync(process.argv[2] ?? "", "utf8").split("\n").filter(Boolean)) {
  const [at = "", q = ""] = line.split("|");
  const r = await retrieve(q, await placeOf({ jurisdiction: at, includeCityLaws: true }), { caseLimit: 3 });
  const a = assessConcern(r);
  console.log(`\n[${at}] ${q}\n   ${r.question.topics.slice(0,3).map(t=>`${t.topic} ${t.weight.toFixed(2)}`).join(", ")} | scope ${r.question.inScope}\n   ${r.laws.slice(0, 5).map((l) => l.slug).join(" ")}\n   ${a ? `${a.overallRisk} c${a.criticalIssues} m${a.mediumRiskIssues} | ${a.directAnswer.replace(/<sup.*?<\/sup>/g, "").replace(/<[^>]+>/g, "").slice(0, 420)}` : "no answer"}`);
}
await ground.close();
