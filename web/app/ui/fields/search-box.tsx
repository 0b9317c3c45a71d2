import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { cn } from "../foundations/cn";
import { CONTROL_HEIGHT, controlClass } from "./control-class";
import { useTypedBefore } from "./use-typed-before";

type SearchBoxProps = {
  label: string;
  name?: string;
  defaultValue?: string;
  placeholder?: string;
  /** Called when typing pauses; without it the surrounding GET form is sent on Enter. */
  onQueryChange?: (query: string) => void;
  className?: string;
};

const PAUSE_MS = 200;

export function SearchBox({
  label,
  name = "q",
  defaultValue = "",
  placeholder,
  onQueryChange,
  className,
}: SearchBoxProps) {
  const [text, setText] = useState(defaultValue);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (query: string) => {
    setText(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onQueryChange?.(query), PAUSE_MS);
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => search(event.target.value);
  const input = useTypedBefore<HTMLInputElement>(text, search);
  const clear = () => {
    clearTimeout(timer.current);
    setText("");
    onQueryChange?.("");
    input.current?.focus();
  };

  return (
    <div className={cn("relative min-w-0", className)}>
      <Search size={16} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <input
        ref={input}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder ?? label}
        value={text}
        onChange={type}
        autoComplete="off"
        className={cn(controlClass, CONTROL_HEIGHT.md, "px-9")}
      />
      {text ? (
        <button
          type="button"
          onClick={clear}
          aria-label="Clear search"
          className="absolute top-1/2 right-2 grid size-6 -translate-y-1/2 place-items-center rounded-chip text-ink-3 hover:bg-sunken"
        >
          <X size={15} />
        </button>
      ) : null}
    </div>
  );
}
