import { useState } from "react";
import { KanbanBoard } from "~/app/ui/board/kanban-board";
import type { KanbanMove } from "~/app/ui/board/kanban-types";
import type { GallerySectionProps } from "./gallery-section";
import { Section, Specimen } from "./section";

type Task = { id: string; title: string; due: string; stage: string };

const STAGES = [
  { id: "todo", title: "To do" },
  { id: "doing", title: "In progress" },
  { id: "review", title: "In review" },
  { id: "done", title: "Done" },
];

const TASKS: Task[] = [
  { id: "policy", title: "Write a meal and rest policy", due: "Nov 20, 2026", stage: "todo" },
  { id: "poster", title: "Hang up the wage poster", due: "Nov 24, 2026", stage: "todo" },
  { id: "timecard", title: "Add an attestation to the timecard", due: "Dec 1, 2026", stage: "doing" },
  { id: "training", title: "Plan the yearly training", due: "Dec 15, 2026", stage: "review" },
];

export function BoardSection({ id, title }: GallerySectionProps) {
  const [tasks, setTasks] = useState(TASKS);
  const move = ({ cardId, to }: KanbanMove) =>
    setTasks((now) => now.map((task) => (task.id === cardId ? { ...task, stage: to } : task)));
  return (
    <Section id={id} title={title}>
      <Specimen name="By pointer, by keyboard, by menu" look="stack">
        <KanbanBoard
          label="Tasks by stage"
          columns={STAGES}
          cards={tasks}
          cardId={(task) => task.id}
          columnOf={(task) => task.stage}
          cardTitle={(task) => task.title}
          renderCard={(task) => (
            <>
              <p className="font-medium text-ink">{task.title}</p>
              <p className="text-xs text-ink-3">Due {task.due}</p>
            </>
          )}
          onMove={move}
        />
      </Specimen>
    </Section>
  );
}
