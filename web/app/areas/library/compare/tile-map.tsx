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
/** The palest is told from a tile without a figure in the dark theme too, and the letters on each keep 4.5:1 in both. */
const SHADES = [0.2, 0.38, 0.55, 0.82, 0.97];

type TileMapProps = { comparison: Comparison; figure: Comparison["figures"][number] };
type Value = number | string | boolean | null;

/** What binds in each state on a map of tiles. The table below holds the same values, so the picture hides nothing. */
export function TileMap({ comparison, figure }: TileMapProps) {
  const values = new Map<string, Value>(comparison.states.map((state) => [state.state, boundValue(state, figure.key)]));
  const bands = bandsOf(
    [...values].filter(([code]) => code in TILES).map(([, value]) => value),
    figure,
  );
  return (
    <figure className="mb-6 rounded-card border border-line bg-card p-4">
      <p className="mb-2 text-xs text-ink-3 sm:hidden">Swipe sideways for the eastern states →</p>
      <ScrollRegion
        label={`Map: ${figure.label}`}
        className="max-sm:[mask-image:linear-gradient(to_right,black_85%,transparent)] max-sm:pr-10"
      >
        <svg
          role="img"
          aria-label={`${figure.label} by state; the table below holds the values`}
          viewBox={`0 0 ${12 * SIZE} ${8 * SIZE}`}
          className="mx-auto block h-auto w-full max-w-2xl min-w-130"
        >
          {Object.entries(TILES).map(([code, place]) => (
            <Tile key={code} {...{ code, place, figure, value: values.get(code) ?? null, bands }} />
          ))}
        </svg>
      </ScrollRegion>
      <figcaption className="mt-3 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 text-sm text-ink-2">
        <span className="font-medium">{figure.label}</span>
        {bands.map(({ label, shade }) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <Swatch shade={shade} />
            {label}
          </span>
        ))}
        <span className="inline-flex items-center gap-1.5">
          <Swatch shade={null} />
          Not chosen, or no figure in our sources
        </span>
      </figcaption>
    </figure>
  );
}

/** The strictest of federal and state law, where the two compare; else what the state's own law says. */
export const boundValue = ({ binding, figures }: Comparison["states"][number], key: string): Value =>
  (binding.find((one) => one.key === key) ?? figures.find((one) => one.key === key))?.value ?? null;

type Band = { label: string; shade: number; has: (value: Value) => boolean };
type TileProps = {
  code: string;
  place: [number, number];
  figure: TileMapProps["figure"];
  value: Value;
  bands: Band[];
};

function Tile({ code, place: [column, row], figure, value, bands }: TileProps) {
  const shade = bands.find(({ has }) => has(value))?.shade ?? null;
  const short = typeof value === "number" ? figureText({ ...figure, per: null }, value) : null;
  const ink = shade !== null && shade > 0.6 ? "fill-card" : "fill-ink";
  const middle = (SIZE - 3) / 2;
  return (
    <g transform={`translate(${column * SIZE} ${row * SIZE})`}>
      <rect width={SIZE - 3} height={SIZE - 3} rx={5} {...lookOf(shade)} />
      <title>{`${code}: ${figureText(figure, value)}`}</title>
      <text
        x={middle}
        y={short ? middle - 1 : middle + 4.5}
        textAnchor="middle"
        fontSize="13"
        fontWeight="600"
        className={ink}
      >
        {code}
      </text>
      {short ? (
        <text x={middle} y={middle + 12} textAnchor="middle" fontSize="9.5" className={ink}>
          {short}
        </text>
      ) : null}
    </g>
  );
}

/** Without a figure a tile is an outline, which no shade can be taken for. */
const lookOf = (shade: number | null) =>
  shade === null
    ? { className: "fill-none stroke-line-control", strokeDasharray: "3 3" }
    : { className: "fill-series-1", fillOpacity: shade };

const Swatch = ({ shade }: { shade: number | null }) => (
  <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 shrink-0">
    <rect width={14} height={14} rx={3} {...lookOf(shade)} />
  </svg>
);

/** What each shade stands for: equal steps of a number, one shade a word. */
function bandsOf(values: Value[], figure: TileMapProps["figure"]): Band[] {
  const numbers = values.filter((value) => typeof value === "number");
  if (numbers.length > 0) return stepsOf(numbers, figure);
  const words = [...new Set(values.filter((value) => value !== null))].sort((a, b) =>
    String(a).localeCompare(String(b)),
  );
  return words.map((word, at) => ({
    label: figureText(figure, word),
    // Words have no order of their own; more than there are shades share the last.
    shade: SHADES[Math.min(SHADES.length - 1, words.length === 2 ? at * 3 : at)] ?? 1,
    has: (value) => value === word,
  }));
}

function stepsOf(numbers: number[], figure: TileMapProps["figure"]): Band[] {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  const stepOf = (value: number) =>
    high === low
      ? SHADES.length - 1
      : Math.min(SHADES.length - 1, Math.floor(((value - low) / (high - low)) * SHADES.length));
  return SHADES.flatMap((shade, step): Band[] => {
    const own = numbers.filter((value) => stepOf(value) === step);
    if (own.length === 0) return [];
    const [from, to] = [figureText({ ...figure, per: null }, Math.min(...own)), figureText(figure, Math.max(...own))];
    return [
      {
        label: Math.min(...own) === Math.max(...own) ? to : `${from} – ${to}`,
        shade,
        has: (value) => typeof value === "number" && stepOf(value) === step,
      },
    ];
  });
}
