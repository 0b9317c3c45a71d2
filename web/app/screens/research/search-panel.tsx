import { Form, useNavigation } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/app/ui/button";
import { Checkbox } from "~/app/ui/checkbox";
import { Spinner } from "~/app/ui/spinner";
import { TextInput } from "~/app/ui/text-input";
import { useToast } from "~/app/ui/toast-context";
import { PlaceFields } from "./place-fields";
import type { SearchRequest } from "./search-request";
import { useVisitorState } from "./use-visitor-state";

export type PanelState = {
  code: string;
  name: string;
  cities: { code: string; name: string; minWage: string | null }[];
};

type SearchPanelProps = {
  states: PanelState[];
  request: SearchRequest;
  /** A place in the URL, or a question already asked, is never overwritten by the visitor's whereabouts. */
  detect: boolean;
  nextSubmission: string;
  note?: string;
};

const LONGEST_QUESTION = 500;

/** Question and place. A plain GET form: it works before and without JavaScript. */
export function SearchPanel({ states, request, detect, nextSubmission, note }: SearchPanelProps) {
  const toast = useToast();
  const navigation = useNavigation();
  const searching = navigation.state !== "idle" && navigation.location?.pathname === "/dashboard";
  const [question, setQuestion] = useState(request.question);
  const [place, setPlace] = useState({ state: request.state, city: request.city });
  const [hydrated, setHydrated] = useState(false);
  const { detecting, detected } = useVisitorState(detect);

  useEffect(() => setHydrated(true), []);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    // What was typed before the page came alive stays.
    const typed = asked.current === null ? field.current?.value : null;
    asked.current = request.question;
    setQuestion(typed || request.question);
  }, [request.question]);
  useEffect(() => setPlace({ state: request.state, city: request.city }), [request.state, request.city]);
  useEffect(() => {
    if (detected) setPlace((now) => (now.state === detected ? now : { state: detected, city: "" }));
  }, [detected]);

  const refuseBlank = (event: FormEvent) => {
    if (question.trim()) return;
    event.preventDefault();
    toast({ title: "Search query required", description: "Please enter a search query", variant: "destructive" });
  };

  return (
    <Form
      method="get"
      action="/dashboard"
      role="search"
      onSubmit={refuseBlank}
      className="rounded-panel border border-line bg-card p-3.5 shadow-panel"
    >
      <input type="hidden" name="sent" value="1" />
      <input type="hidden" name="s" value={nextSubmission} />
      <div className="flex flex-wrap gap-2.5">
        <PlaceFields states={states} place={place} onChange={setPlace} detecting={detecting} disabled={searching} />
        <div className="min-w-0 grow basis-72 max-sm:basis-full">
          <TextInput
            ref={field}
            name="q"
            aria-label="Your question"
            size="lg"
            placeholder="Ask any HR question: ..."
            maxLength={LONGEST_QUESTION}
            value={question}
            readOnly={searching}
            onChange={(event) => setQuestion(event.currentTarget.value)}
            autoComplete="off"
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          disabled={hydrated && !searching && question.trim() === ""}
          loading={searching}
        >
          Search
        </Button>
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Switches request={request} />
        {detecting ? (
          <p role="status" className="flex items-center gap-2 text-sm text-ink-3">
            <Spinner size={14} /> Detecting location...
          </p>
        ) : null}
        {note ? <p className="ml-auto text-sm text-ink-3 tabular-nums">{note}</p> : null}
      </div>
    </Form>
  );
}

function Switches({ request }: { request: SearchRequest }) {
  return (
    <>
      <Checkbox
        key={`cityLaws-${request.cityLaws}`}
        name="cityLaws"
        value="1"
        defaultChecked={request.cityLaws}
        label="Include city/municipality laws that may differ from state and federal requirements"
      />
      <Checkbox name="federal" value="1" defaultChecked={request.federal} label="Include Federal Laws" />
      <Checkbox name="cases" value="1" defaultChecked={request.cases} label="Include Case Law" />
      <Checkbox name="risk" value="1" defaultChecked={request.risk} label="Risk Assessment" />
    </>
  );
}
