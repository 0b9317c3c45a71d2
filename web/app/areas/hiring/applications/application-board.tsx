import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { KanbanBoard } from "~/app/ui/board/kanban-board";
import type { KanbanMove } from "~/app/ui/board/kanban-types";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Dialog } from "~/app/ui/overlays/dialog";
import { useToast } from "~/app/ui/overlays/toast-context";
import type { ApplicationRow, Board } from "~/domain/hiring/recruiting";
import { lasting, nameOf } from "./application-types";
import { MoreCards } from "./more-cards";
import { UndoBar } from "./undo-bar";

type Answer = { ok: boolean; id: number; message: string | null; eventId?: number; version?: number };
type Placed = ApplicationRow & { column: string };

/** The pipeline of one job: cards move at once and go back when the server says no. */
export function ApplicationBoard({ board, canWrite }: { board: Board; canWrite: boolean }) {
  const [cards, setCards] = useState<Placed[]>(() => placed(board));
  const [asking, setAsking] = useState<KanbanMove | null>(null);
  const [undo, setUndo] = useState<string | null>(null);
  const mover = useFetcher<Answer>();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  useEffect(() => setCards(placed(board)), [board]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is news once
  useEffect(() => {
    const answer = mover.data;
    if (!answer) return;
    if (answer.ok) return setUndo(answer.eventId ? `${answer.id}:${answer.eventId}` : null);
    toast({ title: "Not moved", description: answer.message ?? undefined, variant: "destructive" });
    setCards(placed(board));
    revalidate();
  }, [mover.data]);

  const positionOf = (column: string) => board.columns.findIndex(({ id }) => id === column);
  const send = ({ cardId, to }: KanbanMove, reason = "") => {
    const card = cards.find(({ id }) => String(id) === cardId);
    const column = board.columns.find(({ id }) => id === to);
    if (!card || !column) return;
    setCards((now) => now.map((one) => (one.id === card.id ? { ...one, column: to } : one)));
    const fields = {
      intent: "move-card",
      id: cardId,
      stageId: String(column.stageId),
      version: String(card.version),
      reason,
    };
    mover.submit(fields, { method: "post", action: "/ats/applications?index" });
  };
  const move = (wish: KanbanMove) => {
    if (!canWrite)
      return toast({ title: "Not moved", description: "Your role does not allow this step.", variant: "destructive" });
    if (positionOf(wish.to) < positionOf(wish.from)) setAsking(wish);
    else send(wish);
  };
  return (
    <>
      {undo ? <UndoBar steps={undo} here={`view=board&jobId=${board.jobId}`} /> : null}
      <KanbanBoard
        label={`Pipeline of ${board.jobTitle}`}
        emptyText="Nobody here"
        columns={board.columns}
        cards={cards}
        cardId={(card) => String(card.id)}
        columnOf={(card) => card.column}
        cardTitle={nameOf}
        renderCard={(card) => <CardText card={card} />}
        onMove={move}
      />
      <MoreCards
        board={board}
        cards={cards}
        onMore={(more) => setCards((now) => [...now, ...more.filter(({ id }) => !now.some((one) => one.id === id))])}
      />
      <ReasonDialog
        key={asking?.cardId}
        wish={asking}
        onClose={() => setAsking(null)}
        onReason={(wish, reason) => send(wish, reason)}
      />
    </>
  );
}

const placed = (board: Board): Placed[] =>
  board.columns.flatMap((column) => column.cards.map((card) => ({ ...card, column: column.id })));

function CardText({ card }: { card: Placed }) {
  const [now, setNow] = useState<number | null>(null);
  // The time of the server's render and the browser's differ: how long is said once the page lives.
  useEffect(() => setNow(Date.now()), []);
  return (
    <>
      <TextLink href={`/ats/applications/${card.id}`} look="standalone">
        {nameOf(card)}
      </TextLink>
      <p className="text-xs text-ink-2">
        {now === null ? card.source : `${lasting((now - card.stageEnteredAt.getTime()) / 1000)} here`}
      </p>
    </>
  );
}

type ReasonDialogProps = {
  wish: KanbanMove | null;
  onClose: () => void;
  onReason: (wish: KanbanMove, reason: string) => void;
};

/** A step back needs a reason, which stays in the history. */
function ReasonDialog({ wish, onClose, onReason }: ReasonDialogProps) {
  const [reason, setReason] = useState("");
  const give = () => {
    if (!wish || reason.trim() === "") return;
    onReason(wish, reason.trim());
    onClose();
  };
  return (
    <Dialog
      open={wish !== null}
      onOpenChange={(open) => open || onClose()}
      size="sm"
      title="Why does it go back?"
      description="The reason stays in the history."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={give} disabled={reason.trim() === ""}>
            Move back
          </Button>
        </>
      }
    >
      <Field label="Reason">
        <TextInput
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && give()}
        />
      </Field>
    </Dialog>
  );
}
