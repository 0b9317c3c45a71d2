import { ScrollRegion } from "~/app/ui/foundations/scroll-region";
import type { Comparison } from "~/domain/research";
import { figureText } from "./figure-text";

/** Column and row of each state on the usual tile grid of the United States. */
const TILES: Record<string, [number, number]> = {
  AK: [0, 0],
  ME: [11, 0],
  VT: [10, 1],
  NH: [11, 1],
  WA: [1, 2],
  ID: [2, 2],
  MT: [3, 2],
  ND: [4, 2],
  MN: [5, 2],
  IL: [6, 2],
  WI: [7, 2],
  MI: [8, 2],
  NY: [9, 2],
  RI: [10, 2],
  MA: [11, 2],
  OR: [1, 3],
  NV: [2, 3],
  WY: [3, 3],
  SD: [4, 3],
  IA: [5, 3],
  IN: [6, 3],
  OH: [7, 3],
  PA: [8, 3],
  NJ: [9, 3],
  CT: [10, 3],
  CA: [1, 4],
  UT: [2, 4],
  CO: [3, 4],
  NE: [4, 4],
  MO: [5, 4],
  KY: [6, 4],
  WV: [7, 4],
  VA: [8, 4],
  MD: [9, 4],
  DE: [10, 4],
  AZ: [2, 5],
  NM: [3, 5],
  KS: [4, 5],
  AR: [5, 5],
  TN: [6, 5],
  NC: [7, 5],
  SC: [8, 5],
  DC: [9, 5],
  OK: [4, 6],
  LA: [5, 6],
  MS: [6, 6],
  AL: [7, 6],
  GA: [8, 6],
  HI: [0, 7],
  TX: [4, 7],
  FL: [9, 7],
};

const SIZE = 44;
const SHADES = [0.12, 0.3, 0.5, 0.72, 0.95];

type TileMapProps = { comparison: Comparison; figure: Comparison["figures"][number] };

/** The figure on a map of tiles. The table below holds the same values, so the picture hides nothing. */
export function TileMap({ comparison, figure }: TileMapProps) {
  const values = new Map(
    comparison.states.map(({ state, figures }) => [
      state,
      figures.find(({ key }) => key === figure.key)?.value ?? null,
    ]),
  );
  const numbers = [...values.values()].filter((value) => typeof value === "number");
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const words = [...new Set([...values.values()].filter((value) => typeof value === "string"))].sort();
  return (
    <figure className="mb-6 rounded-card border border-line bg-card p-4">
      <ScrollRegion label={`Map: ${figure.label}`}>
        <svg
          role="img"
          aria-label={`${figure.label} by state; the table below holds the values`}
          viewBox={`0 0 ${12 * SIZE} ${8 * SIZE}`}
          className="mx-auto block h-auto w-full max-w-2xl min-w-130"
        >
          {Object.entries(TILES).map(([code, [column, row]]) => {
            const value = values.get(code) ?? null;
            const isWord = typeof value === "string" && numbers.length === 0;
            const shade = isWord ? wordShade(words, value) : shadeOf(value, low, high);
            return (
              <g key={code} transform={`translate(${column * SIZE} ${row * SIZE})`}>
                <rect
                  width={SIZE - 3}
                  height={SIZE - 3}
                  rx={5}
                  className={shade === null ? "fill-sunken" : "fill-series-1"}
                  fillOpacity={shade ?? 1}
                />
                <title>{`${code}: ${figureText(figure, value)}`}</title>
                <text
                  x={(SIZE - 3) / 2}
                  y={(SIZE - 3) / 2 + 4.5}
                  textAnchor="middle"
                  fontSize="13"
                  fontWeight="600"
                  className={shade !== null && shade > 0.6 ? "fill-card" : "fill-ink"}
                >
                  {code}
                </text>
              </g>
            );
          })}
        </svg>
      </ScrollRegion>
      <figcaption className="mt-2 text-center text-sm text-ink-3">
        {figure.label}
        {numbers.length > 0 ? `: from ${figureText(figure, low)} (light) to ${figureText(figure, high)} (dark)` : ""}
        {words.length > 0 && words.length <= SHADES.length && numbers.length === 0
          ? `: ${words.map((word) => figureText(figure, word)).join(", ")}, from light to dark`
          : ""}
        . Grey: not chosen, no figure in our sources{words.length > 0 && numbers.length > 0 ? ", or said in words" : ""}
        .
      </figcaption>
    </figure>
  );
}

/** Words have no order of their own: each has its shade, more than there are shades share the last. */
const wordShade = (words: string[], value: string): number | null =>
  SHADES[Math.min(SHADES.length - 1, words.indexOf(value))] ?? null;

function shadeOf(value: number | string | boolean | null, low: number, high: number): number | null {
  if (typeof value === "boolean") return value ? 0.72 : 0.12;
  if (typeof value !== "number") return null;
  const share = high === low ? 1 : (value - low) / (high - low);
  return SHADES[Math.min(SHADES.length - 1, Math.floor(share * SHADES.length))] ?? null;
}
