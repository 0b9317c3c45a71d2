import { type KeyboardEvent, useState } from "react";

export type ComboboxOption = { value: string; label: string; hint?: string };

type ComboboxSettings = {
  options: ReadonlyArray<ComboboxOption>;
  onQueryChange: (query: string) => void;
  initial?: ComboboxOption | null;
  freeText: boolean;
  onSelect?: (option: ComboboxOption | null) => void;
};

/** State and keys of an editable combobox with a list popup, as in the ARIA Authoring Practices. */
export function useCombobox({ options, onQueryChange, initial = null, freeText, onSelect }: ComboboxSettings) {
  const [text, setText] = useState(initial?.label ?? "");
  const [chosen, setChosen] = useState(initial);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const choose = (option: ComboboxOption | null) => {
    setChosen(option);
    setText(option?.label ?? "");
    setOpen(false);
    setActive(-1);
    onSelect?.(option);
  };
  const type = (query: string) => {
    setText(query);
    setOpen(true);
    setActive(-1);
    if (chosen) {
      setChosen(null);
      onSelect?.(null);
    }
    onQueryChange(query);
  };
  const show = () => {
    if (!open) onQueryChange(text);
    setOpen(true);
  };
  const step = (by: 1 | -1) => {
    show();
    setActive((now) => (options.length === 0 ? -1 : wrap(now < 0 && by < 0 ? 0 : now, by, options.length)));
  };
  const leave = () => {
    setOpen(false);
    setActive(-1);
    // Text that names no option would look like an answer and send nothing.
    if (!freeText && !chosen) setText("");
  };
  const stepBack = (event: KeyboardEvent) => {
    // Escape takes a choice back, but not what somebody wrote themselves.
    if (!open && (!text || freeText)) return;
    event.preventDefault();
    event.stopPropagation();
    if (open) setOpen(false);
    else choose(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Escape") stepBack(event);
    const option = open ? options[active] : undefined;
    if (event.key === "Enter" && option) {
      event.preventDefault();
      choose(option);
    }
  };
  return { text, chosen, open, active, choose, type, show, leave, onKeyDown };
}

function wrap(now: number, by: number, length: number): number {
  return (now + by + length) % length;
}
