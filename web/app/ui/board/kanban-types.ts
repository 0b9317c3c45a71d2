import type { ReactNode } from "react";

export type KanbanColumn = { id: string; title: string };

export type KanbanMove = { cardId: string; from: string; to: string };

export type KanbanSource<Card> = {
  columns: ReadonlyArray<KanbanColumn>;
  cards: ReadonlyArray<Card>;
  cardId: (card: Card) => string;
  columnOf: (card: Card) => string;
  /** Short name for announcements and labels. */
  cardTitle: (card: Card) => string;
  renderCard: (card: Card) => ReactNode;
  /** The board shows what it is given: the owner moves the card at once and puts it back if the server says no. */
  onMove: (move: KanbanMove) => void;
};

/** A card in the air: where it came from and the column it would land in. */
export type Flight = { cardId: string; title: string; from: string; over: string; by: "keyboard" | "pointer" };
