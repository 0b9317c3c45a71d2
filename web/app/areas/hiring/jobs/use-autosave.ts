import { useFetcher } from "@remix-run/react";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";

const PAUSE_MS = 1500;

type Saved = { saved?: { id: number; version: number } | null; problem?: string };

export type Autosave = {
  state: "idle" | "saving" | "saved" | "failed";
  id: number | null;
  version: number | null;
  touch: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Keeps a draft while somebody types: when the typing rests, the form goes to the server as it is. The first save makes the
 * draft, the later ones change it. A press of a button waits for the save that is on its way, or the draft would be made twice.
 */
export function useAutosave(
  form: RefObject<HTMLFormElement>,
  start: { id: number | null; version: number | null },
): Autosave {
  const fetcher = useFetcher<Saved>();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [known, setKnown] = useState(start);
  const [dirty, setDirty] = useState(false);
  const pressed = useRef<HTMLElement | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (fetcher.data?.saved) setKnown(fetcher.data.saved);
  }, [fetcher.data]);

  const settled = fetcher.state === "idle" && (!fetcher.data?.saved || known === fetcher.data.saved);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    if (settled) return;
    event.preventDefault();
    pressed.current = (event.nativeEvent as SubmitEvent).submitter;
  };
  useEffect(() => {
    if (!settled || !pressed.current) return;
    form.current?.requestSubmit(pressed.current);
    pressed.current = null;
  }, [settled, form]);

  const save = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    if (!String(data.get("title") ?? "").trim()) return;
    data.set("intent", "autosave");
    setDirty(false);
    fetcher.submit(data, { method: "post" });
  };
  const touch = () => {
    setDirty(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  };
  const failed = fetcher.state === "idle" && Boolean(fetcher.data?.problem);
  const saved = fetcher.state === "idle" && Boolean(fetcher.data?.saved) && !dirty;
  const state = fetcher.state !== "idle" ? "saving" : failed ? "failed" : saved ? "saved" : "idle";
  return { state, ...known, touch, onSubmit };
}
