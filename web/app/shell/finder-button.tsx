import SearchIcon from "lucide-react/icons/search";
import { lazy, Suspense, useEffect, useState } from "react";
import { IconButton } from "~/app/ui/actions/icon-button";
import type { Looker } from "./navigation";

// Most visits never open it.
const Finder = lazy(() => import("./finder"));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Opens the search over everything: by click, Ctrl K or ⌘ K anywhere, `/` where nothing is being typed. */
export function FinderButton(props: Looker) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCalled = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
      const isSlash = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);
      if (event.defaultPrevented || !(isCalled || isSlash)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <>
      <IconButton
        type="button"
        label="Search everything (Ctrl K)"
        icon={<SearchIcon size={17} />}
        onClick={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense fallback={null}>
          <Finder {...props} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
