import { useNavigate, useSearchParams } from "@remix-run/react";
import { useState } from "react";
import { longDate } from "~/app/ui/foundations/dates";

type DaySliderProps = { days: string[]; day: string };

/** The comparison on another day: its stops are the days on which something changes. */
export function DaySlider({ days, day }: DaySliderProps) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const shown = Math.max(0, days.indexOf(day));
  const [at, setAt] = useState(shown);
  const [before, setBefore] = useState(day);
  if (before !== day) {
    setBefore(day);
    setAt(shown);
  }
  const go = () => {
    const next = new URLSearchParams(params);
    next.set("on", days[at] ?? day);
    navigate(`/compare?${next}`, { replace: true, preventScrollReset: true });
  };
  const chosen = longDate(days[at] ?? day);
  if (days.length < 2) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <label htmlFor="compare-day" className="font-medium">
        As of
      </label>
      <input
        id="compare-day"
        type="range"
        min={0}
        max={days.length - 1}
        value={at}
        aria-valuetext={chosen}
        className="h-6 min-w-40 flex-1 accent-action-solid sm:max-w-md"
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        onPointerUp={go}
        onKeyUp={go}
      />
      <output htmlFor="compare-day" className="min-w-24 font-semibold tabular-nums">
        {chosen}
      </output>
    </div>
  );
}
