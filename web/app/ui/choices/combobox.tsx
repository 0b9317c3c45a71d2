import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import { useEffect, useId, useRef } from "react";
import { CONTROL_HEIGHT, controlClass } from "../fields/control-class";
import { type FieldControl, useFieldControl } from "../fields/field-control";
import { cn } from "../foundations/cn";
import { Spinner } from "../status/spinner";
import { type ComboboxOption, useCombobox } from "./use-combobox";

type ComboboxProps = {
  options: ReadonlyArray<ComboboxOption>;
  /** Asked with every change of the text, and with the present text when the list opens. */
  onQueryChange: (query: string) => void;
  loading?: boolean;
  name?: string;
  initial?: ComboboxOption | null;
  onSelect?: (option: ComboboxOption | null) => void;
  /** Keeps text that is not in the list, and sends the text instead of an option's value. */
  freeText?: boolean;
  placeholder?: string;
  emptyText?: string;
  required?: boolean;
  disabled?: boolean;
};

/** Stands inside a Field, which labels it. */
export function Combobox({
  options,
  loading = false,
  freeText = false,
  emptyText = "No matches",
  ...props
}: ComboboxProps) {
  const listId = useId();
  const { name, defaultValue, ...control } = useFieldControl<FieldControl>({
    name: props.name,
    required: props.required,
  });
  const initial =
    props.initial ??
    (freeText && typeof defaultValue === "string" ? { value: defaultValue, label: defaultValue } : null);
  const box = useCombobox({ ...props, options, freeText, initial });
  const listed = box.open && options.length > 0;
  // Text that counts as it is typed needs no box that says "nothing found" over the fields below it.
  const shown = listed || (box.open && !freeText);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[box.active]?.scrollIntoView({ block: "nearest" });
  }, [box.active]);

  return (
    <div className="relative min-w-0">
      <input
        {...control}
        type="text"
        role="combobox"
        name={freeText ? name : undefined}
        disabled={props.disabled}
        placeholder={props.placeholder}
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? listId : undefined}
        aria-activedescendant={box.active >= 0 ? `${listId}-${box.active}` : undefined}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onClick={box.show}
        onKeyDown={box.onKeyDown}
        onBlur={box.leave}
        className={cn(controlClass, CONTROL_HEIGHT.md, "pr-9")}
      />
      <span className="pointer-events-none absolute top-0 right-3 grid h-10 place-items-center text-ink-3">
        {loading ? <Spinner size={16} /> : <ChevronsUpDown size={15} />}
      </span>
      {name && !freeText ? <input type="hidden" name={name} value={box.chosen?.value ?? ""} /> : null}
      {shown ? (
        <div className="absolute inset-x-0 top-full z-30 mt-1.5 rounded-card border border-line bg-card p-1 shadow-overlay">
          {options.length > 0 ? (
            <div ref={list} id={listId} role="listbox" aria-label="Suggestions" className="max-h-64 overflow-y-auto">
              {options.map((option, index) => (
                <ComboboxRow
                  key={option.value}
                  id={`${listId}-${index}`}
                  option={option}
                  active={index === box.active}
                  onChoose={box.choose}
                />
              ))}
            </div>
          ) : (
            <p className="px-3 py-2 text-sm text-ink-3">{loading ? "Searching…" : emptyText}</p>
          )}
        </div>
      ) : null}
      <span role="status" className="sr-only">
        {box.open ? announce(options.length, loading, emptyText) : ""}
      </span>
    </div>
  );
}

type RowProps = {
  id: string;
  option: ComboboxOption;
  active: boolean;
  onChoose: (option: ComboboxOption) => void;
};

function ComboboxRow({ id, option, active, onChoose }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys act on the input, which keeps the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className={cn(
        "flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-small px-3 py-1.5 text-sm",
        active ? "bg-sunken text-ink" : "text-ink-2 hover:bg-sunken",
      )}
    >
      <span className="min-w-0">{option.label}</span>
      {option.hint ? <span className="shrink-0 text-xs text-ink-3">{option.hint}</span> : null}
    </div>
  );
}

function announce(count: number, loading: boolean, emptyText: string): string {
  if (loading) return "Searching";
  if (count === 0) return emptyText;
  return count === 1 ? "1 suggestion" : `${count} suggestions`;
}
