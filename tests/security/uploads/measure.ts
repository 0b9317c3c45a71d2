import { setTimeout as pause } from "node:timers/promises";
import { readResume } from "~/domain/hiring/resume/read-resume";
import { pdf } from "../../unit/hiring/small-pdf";
import { fuzzedPdfs } from "./fuzz";
import { hostileDocuments } from "./hostile-documents";
import { hostilePdfs } from "./hostile-pdfs";
import { type Figure, readHostile } from "./read-hostile";

const MOST_MB = 150;
const MOST_MS = 5_000;
const MOST_WAIT_MS = 1_000;
const OTHERS = 20;

type Finding = { what: string; where: string; detail: string };

/** Reads every hostile file and prints what it cost; then lets others send theirs while one sender sends the worst again. */
export async function tryUploads(fuzzed: number, seed: number): Promise<{ tried: number; findings: Finding[] }> {
  const files = { ...hostilePdfs(), ...hostileDocuments() };
  const figures: Figure[] = [];
  await readHostile("warm", Buffer.from("Dana Miller"), "nobody");
  for (const [name, make] of Object.entries(files)) figures.push(await readHostile(name, make(), "bombs"));
  const real = await Promise.all(
    ["Helvetica", "Times-Roman", "Courier"].map((font) =>
      pdf((doc) => doc.font(font).text("Dana Miller\ndana@example.com\nAcme Corp, Engineer, 2019 - 2021\n".repeat(8))),
    ),
  );
  const ofFuzz: Figure[] = [];
  for (const [at, bytes] of fuzzedPdfs(real, fuzzed, seed).entries()) {
    ofFuzz.push(await readHostile(`fuzzed PDF ${at + 1} of seed ${seed}`, bytes, "fuzz"));
  }
  for (const { name, bytes, ms, peakMb, outcome } of figures) {
    console.log(`${name.padEnd(46)} ${size(bytes)} ${round(ms)} ms ${round(peakMb)} MB  ${outcome}`);
  }
  const worst = (all: Figure[], of: "ms" | "peakMb") => Math.max(...all.map((figure) => figure[of]));
  console.log(
    `${fuzzed} fuzzed PDFs: at most ${round(worst(ofFuzz, "ms"))} ms, ${round(worst(ofFuzz, "peakMb"))} MB, ${ofFuzz.filter(({ outcome }) => outcome === "read").length} read`,
  );
  const waits = await waitsOfOthers(figures, files);
  console.log(`others beside ${waits.bombs} bombs of one sender: ${waits.ms.map(Math.round).join(", ")} ms`);
  const late = waits.ms.filter((ms) => ms > MOST_WAIT_MS);
  const findings = [
    ...[...figures, ...ofFuzz]
      .filter(({ ms, peakMb }) => ms > MOST_MS || peakMb > MOST_MB)
      .map(({ name, ms, peakMb }) => ({
        what: "costs too much to read",
        where: `uploads: ${name}`,
        detail: `${Math.round(ms)} ms, ${Math.round(peakMb)} MB`,
      })),
    ...late.map((ms) => ({ what: "waited for another sender", where: "uploads", detail: `${Math.round(ms)} ms` })),
  ];
  return { tried: figures.length + ofFuzz.length, findings };
}

/** How long the small resumes of others take while one sender's worst files wait in line. */
async function waitsOfOthers(figures: Figure[], files: Record<string, () => Buffer>) {
  const costly = [...figures].sort((a, b) => b.ms - a.ms).slice(0, 6);
  // Made before the clock runs: that takes longer than to read them.
  const made = costly.map(({ name }) => ({ name, bytes: files[name]?.() ?? Buffer.alloc(0) }));
  const bombs = [...made, ...made].map(({ name, bytes }) => readHostile(name, bytes, "bombs"));
  const ms: number[] = [];
  for (let turn = 0; turn < OTHERS; turn += 1) {
    const started = performance.now();
    await readResume(Buffer.from("Dana Miller\ndana@example.com"), "txt", { sender: `other ${turn}` });
    ms.push(performance.now() - started);
    await pause(200);
  }
  await Promise.all(bombs);
  return { bombs: bombs.length, ms };
}

const round = (number: number) => String(Math.round(number)).padStart(6);
const size = (bytes: number) =>
  bytes < 10_000 ? `${bytes} B`.padStart(9) : `${Math.round(bytes / 1024)} kB`.padStart(9);
