import { Form, useNavigation } from "@remix-run/react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type FormEvent, type KeyboardEvent, useEffect, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { useTypedBefore } from "~/app/ui/fields/use-typed-before";
import { cn } from "~/app/ui/foundations/cn";
import { useHydrated } from "~/app/ui/foundations/use-hydrated";
import { useToast } from "~/app/ui/overlays/toast-context";
import type { SearchRequest } from "../search-request";
import type { PanelState } from "./panel-state";
import { PlaceFields } from "./place-fields";
import { QuestionField } from "./question-field";
import { useVisitorState } from "./use-visitor-state";

type SearchPanelProps = {
  states: PanelState[];
  request: SearchRequest;
  /** A place in the URL, or a question already asked, is never overwritten by the visitor's whereabouts. */
  detect: boolean;
  nextSubmission: string;
  /** Characters of a question that the server takes. */
  longest: number;
  note?: string;
  /** On a phone place and switches are one line that opens: the answer below is what is looked for. */
  folded?: boolean;
};

/** By this name the common questions below put themselves into the box. */
export const SEARCH_FORM = "search";

/** Where the skip link to the question leads. */
export const QUESTION_BOX = "question";

/** Question and place. A plain GET form: it works before and without JavaScript. */
export function SearchPanel({ states, request, detect, nextSubmission, longest, note, folded }: SearchPanelProps) {
  const toast = useToast();
  const navigation = useNavigation();
  const searching = navigation.state !== "idle" && navigation.location?.pathname === "/dashboard";
  const [question, setQuestion] = useState(request.question);
  const [place, setPlace] = useState({ state: request.state, city: request.city });
  const [shown, setShown] = useState(request);
  const hydrated = useHydrated();
  const [placedByHand, setPlacedByHand] = useState(false);
  const { detecting, detected } = useVisitorState(detect && !placedByHand);
  const choosePlace = (chosen: typeof place) => {
    setPlace(chosen);
    setPlacedByHand(true);
  };

  // Another search in the address is shown; a search that is being typed is not touched by anything else.
  const isShown = (["question", "state", "city", "submission"] as const).every((part) => shown[part] === request[part]);
  if (!isShown) {
    setShown(request);
    setQuestion(request.question);
    setPlace({ state: request.state, city: request.city });
  }
  useEffect(() => {
    if (detected) setPlace((now) => (now.state === detected ? now : { state: detected, city: "" }));
  }, [detected]);
  const field = useTypedBefore<HTMLTextAreaElement>(question, setQuestion);
  // A common question is in the box to be read and changed: that is where one goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen again, it leads there again
  useEffect(() => {
    if (request.isDraft) field.current?.focus();
  }, [request.isDraft, request.submission]);

  const isBlank = question.trim() === "";
  const refuse = () =>
    toast({ title: "Search query required", description: "Please enter a search query", variant: "destructive" });
  const refuseBlank = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isLong = question.length > longest;
    if (isLong) field.current?.focus();
    if (isLong && submitter?.getAttribute("name") !== "fill") event.preventDefault();
    if (!isBlank || submitter?.getAttribute("name") === "fill") return;
    event.preventDefault();
    refuse();
  };
  // The button is disabled then, and a form whose button is disabled is not sent by Enter: nothing would be said.
  const send = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    event.preventDefault();
    if (searching) return;
    if (isBlank) refuse();
    else event.currentTarget.form?.requestSubmit();
  };
  const stateName = states.find(({ code }) => code === place.state)?.name ?? "All States";
  const fold = folded ? FOLDED : "";

  return (
    <Form
      id={SEARCH_FORM}
      method="get"
      action="/dashboard"
      role="search"
      onSubmit={refuseBlank}
      className="group/panel rounded-panel border border-line bg-card p-3 shadow-panel sm:p-3.5"
    >
      <input type="hidden" name="sent" value="1" />
      <input type="hidden" name="s" value={nextSubmission} />
      {placedByHand || request.isPlaced ? <input type="hidden" name="placed" value="1" /> : null}
      <div className="flex flex-wrap gap-2.5">
        <div className={cn("contents", fold)}>
          <PlaceFields
            states={states}
            place={place}
            onChange={choosePlace}
            detecting={detecting}
            disabled={searching}
          />
        </div>
        <div className={cn("min-w-0 grow", folded ? "basis-40 sm:basis-72" : "basis-72 max-sm:basis-full")}>
          <QuestionField
            ref={field}
            id={QUESTION_BOX}
            value={question}
            longest={longest}
            readOnly={searching}
            onChange={setQuestion}
            onSend={send}
          />
        </div>
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className={folded ? "self-start" : "self-start max-sm:w-full"}
          disabled={hydrated && !searching && isBlank}
          loading={searching}
        >
          Search
        </Button>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-1 sm:mt-3">
        {folded ? (
          <label className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-small text-sm font-medium text-ink-2 has-focus-visible:outline-2 has-focus-visible:outline-action sm:hidden">
            <input type="checkbox" data-fold="" className="sr-only" />
            {stateName} · Scope
            <ChevronDown size={16} className="group-has-[[data-fold]:checked]/panel:rotate-180" />
          </label>
        ) : null}
        <div className={cn("contents", fold)}>
          <Switches request={request} />
        </div>
        {note ? <p className="ml-auto text-sm text-ink-3 tabular-nums">{note}</p> : null}
      </div>
    </Form>
  );
}

/** Without a script too: the box that opens it is a checkbox without a name, which is not sent. */
const FOLDED = "max-sm:not-group-has-[[data-fold]:checked]/panel:hidden";

const SWITCHES = [
  ["cityLaws", "Include city/municipality laws that may differ from state and federal requirements"],
  ["federal", "Include Federal Laws"],
  ["cases", "Include Case Law"],
  ["risk", "Risk Assessment"],
] as const;

/** Another search in the address sets them anew. */
function Switches({ request }: { request: SearchRequest }) {
  return (
    <>
      {SWITCHES.map(([name, label]) => (
        <Checkbox key={`${name}-${request[name]}`} name={name} value="1" defaultChecked={request[name]} label={label} />
      ))}
    </>
  );
}
