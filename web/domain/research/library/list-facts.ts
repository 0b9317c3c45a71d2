import { currentLanguage } from "../query/language";

export type FactItem = { fact: string; kind: string; label: string; ask: string; options: string[] };

/** The facts of a case that a question may be asked with, in the order of facts.yaml. */
export async function listFacts(): Promise<FactItem[]> {
  const { facts } = await currentLanguage();
  return facts.map(({ key, kind, label, ask, options }) => ({
    ...{ fact: key, kind, label, ask },
    options: Object.keys(options ?? {}),
  }));
}
