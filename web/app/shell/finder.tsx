import { useFetcher, useNavigate, useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { TextInput } from "~/app/ui/fields/text-input";
import { cn } from "~/app/ui/foundations/cn";
import { Dialog } from "~/app/ui/overlays/dialog";
import { type Looker, placesToGo } from "./navigation";

type Item = { label: string; detail: string | null; href: string };
type Group = { label: string; items: Item[] };
type FinderProps = Looker & { onClose: () => void };

const PAUSE_MS = 150;

/** One box for laws, people, jobs and what can be done: arrows choose, Enter opens. */
export default function Finder({ onClose, ...looker }: FinderProps) {
  const id = useId();
  const navigate = useNavigate();
  const { load, data, state } = useFetcher<Group[]>();
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const asked = text.trim();
  const [chosenHere] = useSearchParams();
  const query = String(new URLSearchParams({ q: asked, ...placeIn(chosenHere) }));
  useEffect(() => {
    if (asked.length < 2) return;
    const soon = setTimeout(() => load(`/find?${query}`), PAUSE_MS);
    return () => clearTimeout(soon);
  }, [asked, query, load]);
  const groups = [...goingTo(asked, looker), ...(asked.length < 2 ? [] : (data ?? []))];
  const items = groups.flatMap((group) => group.items);
  const chosen = items[Math.min(active, items.length - 1)];
  const go = ({ href }: Item) => {
    onClose();
    navigate(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by !== 0 && items.length > 0) {
      event.preventDefault();
      setActive((now) => (Math.min(now, items.length - 1) + by + items.length) % items.length);
    }
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      go(chosen);
    }
  };
  const optionId = (item: Item) => `${id}-${items.indexOf(item)}`;
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} title="Search everything" size="md">
      <TextInput
        role="combobox"
        aria-label="Laws, people, jobs and actions"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? optionId(chosen) : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder="Laws, people, jobs, actions"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="mt-2 max-h-80 overflow-y-auto">
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a list box stand in groups, not in fieldsets
          <div key={group.label} role="group" aria-label={group.label} className="py-1">
            <p aria-hidden="true" className="px-2 py-1 text-xs font-semibold text-ink-3">
              {group.label}
            </p>
            {group.items.map((item) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the focus and its keys
              <div
                key={item.href}
                id={optionId(item)}
                role="option"
                tabIndex={-1}
                aria-selected={item === chosen}
                className={cn(
                  "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-small px-2 text-sm",
                  item === chosen ? "bg-action-soft text-action" : "text-ink hover:bg-sunken",
                )}
                onClick={() => go(item)}
              >
                <span className="min-w-0 truncate">{item.label}</span>
                {item.detail ? <span className="shrink-0 text-xs text-ink-3">{item.detail}</span> : null}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {state === "idle" ? `${items.length} to choose from` : ""}
      </p>
    </Dialog>
  );
}

/** The place that is chosen on the screen: its laws come first. */
const placeIn = (params: URLSearchParams) => ({ state: params.get("state") ?? "", city: params.get("city") ?? "" });

/** Screens and actions whose name has the words; a question goes to the research as it is. */
function goingTo(text: string, who: Looker): Group[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = placesToGo(who).filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)));
  const ask =
    text.length >= 2
      ? [{ label: `Ask: ${text}`, detail: null, href: `/dashboard?fill=${encodeURIComponent(text)}` }]
      : [];
  const items = [...fitting.slice(0, 6).map(({ label, href }) => ({ label, detail: null, href })), ...ask];
  return items.length > 0 ? [{ label: "Go to", items }] : [];
}
