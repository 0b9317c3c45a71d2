import { type Check, error, warning } from "./check";
import { placeIn } from "./prose";

/** Slugs are unique, well formed for their place, and every slug that is named exists. */
export const checkReferences: Check = ({ files, records, known, alone }) => {
  const dangling = alone ? warning : error;
  const laws = records.written.flatMap((entry) =>
    entry.law.related.flatMap((slug, index) => {
      const place = placeIn(entry, ["related", index]);
      if (slug === entry.law.slug) return [error(place, "reference", `${slug} relates to itself`)];
      return known.has(slug) ? [] : [dangling(place, "reference", `related law "${slug}" does not exist`)];
    }),
  );
  const absences = files.states.flatMap((file) =>
    file.value.absent.flatMap((item, index) => {
      const place = file.place(["absent", index]);
      const topic = records.topics.get(item.topic);
      if (!topic) return [error(place, "topic", `unknown topic "${item.topic}"`)];
      const doubled = file.value.laws.find((law) => law.topics[0] === item.topic);
      if (doubled) return [error(place, "reference", `${item.topic} is absent, yet ${doubled.slug} is a law on it`)];
      const missing = (item.federal ?? topic.federal?.laws ?? []).filter((slug) => !known.has(slug));
      return missing.map((slug) => dangling(place, "reference", `federal law "${slug}" does not exist`));
    }),
  );
  const cases = files.cases.flatMap((file) =>
    file.value.cases.flatMap((item, index) => [
      ...item.topics
        .filter((key) => !records.topics.has(key))
        .map((key) => error(file.place(["cases", index, "topics"]), "topic", `unknown topic "${key}"`)),
      ...[...item.laws, ...item.related]
        .filter((slug) => !known.has(slug))
        .map((slug) => dangling(file.place(["cases", index]), "reference", `${item.slug}: "${slug}" does not exist`)),
    ]),
  );
  return [...laws, ...absences, ...cases];
};

/** The reference files (aliases, posters, thresholds, unemployment) name topics and laws that exist. */
export const checkReferenceFiles: Check = ({ files, records, known, alone }) => {
  const dangling = alone ? warning : error;
  const { aliases, posters, thresholds, unemployment } = files;
  const rows = [
    ...(aliases?.value.aliases ?? []).map((row, i) => ({
      place: aliases?.place(["aliases", i]),
      topics: row.topics,
      laws: row.laws,
    })),
    ...(posters?.value.posters ?? []).map((row, i) => ({
      place: posters?.place(["posters", i]),
      topics: row.topics,
      laws: row.law ? [row.law] : [],
    })),
    ...(thresholds?.value.thresholds ?? []).map((row, i) => ({
      place: thresholds?.place(["thresholds", i]),
      topics: [],
      laws: [row.law],
    })),
    ...(unemployment?.value.states ?? []).map((row, i) => ({
      place: unemployment?.place(["states", i]),
      topics: [],
      laws: row.law ? [row.law] : [],
    })),
  ];
  return rows.flatMap(({ place, topics, laws }) => {
    if (!place) return [];
    const unknown = topics
      .filter((key) => !records.topics.has(key))
      .map((key) => error(place, "topic", `unknown topic "${key}"`));
    const missing = laws
      .filter((slug) => !known.has(slug))
      .map((slug) => dangling(place, "reference", `law "${slug}" does not exist`));
    return [...unknown, ...missing];
  });
};

/** No slug twice; in one jurisdiction no two records of one topic rest on exactly the same citations. */
export const checkDuplicates: Check = ({ records }) => {
  const slugs = new Map<string, string>();
  const bases = new Map<string, string>();
  return [...records.laws, ...records.cases].flatMap((record) => {
    const problems = [];
    const at = `${record.place.file}:${record.place.line}`;
    const before = slugs.get(record.slug);
    if (before) problems.push(error(record.place, "duplicate", `slug ${record.slug} is also at ${before}`));
    slugs.set(record.slug, at);
    const basis =
      "citations" in record
        ? record.citations.length > 0 &&
          `${record.jurisdiction}|${record.city}|${record.topics[0]}|${record.citations.join("|")}`
        : `${record.citation}`;
    const twin = basis ? bases.get(basis) : undefined;
    if (twin) problems.push(error(record.place, "duplicate", `${record.slug} rests on the same citation as ${twin}`));
    if (basis) bases.set(basis, record.slug);
    return problems;
  });
};

/** Slugs start with their jurisdiction, so that a reader of a link knows where he is. */
export const checkSlugs: Check = ({ records }) =>
  records.written.flatMap((entry) => {
    const { jurisdiction, city } = entry.setting;
    if (jurisdiction === "FEDERAL") return [];
    const prefix = city ? `${jurisdiction.toLowerCase()}-${city}-` : `${jurisdiction.toLowerCase()}-`;
    const topic = (entry.law.topics[0] as string).replaceAll("_", "-");
    const wanted = city ? prefix : `${prefix}${topic}`;
    if (entry.law.slug.startsWith(wanted)) return [];
    return [error(placeIn(entry, ["slug"]), "slug", `${entry.law.slug} should start with ${wanted}`)];
  });
