import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { type FormEvent, useState } from "react";
import { cn } from "../foundations/cn";

export type Theme = "system" | "light" | "dark";

const CHOICES = [
  { value: "system", label: "System theme", Icon: Monitor },
  { value: "light", label: "Light theme", Icon: Sun },
  { value: "dark", label: "Dark theme", Icon: Moon },
] as const;

type ThemeChoiceProps = {
  theme: Theme;
  action?: string;
  /** Where to land when there is no JavaScript. */
  returnTo?: string;
};

/** A plain form of three buttons. With JavaScript the page changes at once and the choice is stored behind it. */
export function ThemeChoice({ theme, action = "/theme", returnTo }: ThemeChoiceProps) {
  const [chosen, setChosen] = useState(theme);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const next = CHOICES.find((choice) => choice.value === submitter.value)?.value ?? "system";
    setChosen(next);
    applyTheme(next);
    const body = new URLSearchParams({ theme: next });
    // A choice that could not be stored still holds for this page.
    fetch(action, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => undefined);
  };
  return (
    <form method="post" action={action} onSubmit={choose}>
      {returnTo ? <input type="hidden" name="returnTo" value={returnTo} /> : null}
      <fieldset className="inline-flex gap-0.5 rounded-control border border-line bg-card p-0.5">
        <legend className="sr-only">Theme</legend>
        {CHOICES.map(({ value, label, Icon }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-label={label}
            aria-pressed={chosen === value}
            className={cn(
              "grid size-7.5 place-items-center rounded-small",
              chosen === value ? "bg-sunken text-ink" : "text-ink-3 hover:text-ink",
            )}
          >
            <Icon size={16} />
          </button>
        ))}
      </fieldset>
    </form>
  );
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
