import type { Figure, FigureScalar } from "./record";
import type { FigureDeclaration, Topic } from "./schema/topics-file";
import type { Level } from "./schema/values";

export type WrittenFigure =
  | FigureScalar
  | { value: FigureScalar; level?: Level | undefined; note?: string | undefined };

/** The bare value of a figure, with or without its own level. */
export function figureScalarOf(written: WrittenFigure): FigureScalar {
  return written !== null && typeof written === "object" ? written.value : written;
}

/** Null when the value fits the declaration, else what is wrong with it. */
export function figureFault(declaration: FigureDeclaration, value: FigureScalar): string | null {
  if (value === null) return null;
  if (typeof value === "string" && declaration.or?.includes(value)) return null;
  switch (declaration.kind) {
    case "yesno":
      return typeof value === "boolean" || value === "yes" || value === "no" ? null : "write yes, no or null";
    case "choice":
      return declaration.options?.includes(String(value)) ? null : `write one of: ${declaration.options?.join(" | ")}`;
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? null : "write a date YYYY-MM-DD";
    default:
      return numberFault(declaration, value);
  }
}

function numberFault(declaration: FigureDeclaration, value: FigureScalar): string | null {
  const words = declaration.or ? ` or ${declaration.or.join(" | ")}` : "";
  if (typeof value !== "number" || value < 0) return `write a number of ${declaration.kind}${words}`;
  if (declaration.kind === "money" && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6)
    return "money has two decimals";
  return null;
}

/** The written figures as typed ones: money in cents, yes/no as booleans, each with its own level. */
export function typedFigures(
  topic: Topic | undefined,
  written: Record<string, WrittenFigure>,
  recordLevel: Level,
): Figure[] {
  if (!topic) return [];
  return Object.entries(written).flatMap(([key, entry]) => {
    const declaration = topic.figures[key];
    if (!declaration) return [];
    const full = entry !== null && typeof entry === "object" ? entry : { value: entry };
    return [{ key, value: typed(declaration, full.value), level: full.level ?? recordLevel, note: full.note ?? null }];
  });
}

function typed(declaration: FigureDeclaration, value: FigureScalar): FigureScalar {
  if (declaration.kind === "money" && typeof value === "number") return Math.round(value * 100);
  if (declaration.kind === "yesno" && value !== null) return value === true || value === "yes";
  return value;
}
