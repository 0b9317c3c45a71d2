/** One kind of step: from which states, to which, and by whom. */
export type Step<State, By> = { from: readonly State[]; to: State | readonly State[]; by: By };

export type StepCheck = "allowed" | "role_missing" | "no_such_transition";

/**
 * A state machine over its table of steps: whatever is not in the table is refused. `mayBy` says whether somebody is one of
 * those by whom a step is taken.
 */
export function machine<State extends string, Action extends string, By, Actor>(
  table: Record<Action, Step<State, By>>,
  mayBy: (by: By, actor: Actor) => boolean,
) {
  const actions = Object.keys(table) as Action[];
  const startsIn = (action: Action, from: State): boolean => table[action].from.includes(from);
  const endsIn = (action: Action, to: State): boolean => [table[action].to].flat().includes(to);
  return {
    actions,
    /** Whether a step may be taken in a state by this actor, and to `to` where it leads to several. */
    check(action: Action, { from, to, actor }: { from: State; to?: State; actor: Actor }): StepCheck {
      if (!startsIn(action, from) || (to !== undefined && !endsIn(action, to))) return "no_such_transition";
      return mayBy(table[action].by, actor) ? "allowed" : "role_missing";
    },
    /** The step that a wished state means: programs and boards name states and not steps. */
    leading: (from: State, to: State, among: readonly Action[] = actions): Action | null =>
      among.find((action) => startsIn(action, from) && endsIn(action, to)) ?? null,
    /** What this actor may do in a state: buttons ask here. */
    open: (from: State, actor: Actor): Action[] =>
      actions.filter((action) => startsIn(action, from) && mayBy(table[action].by, actor)),
  };
}

/** A step that names those by whom it is taken. */
export const isOneOf = <Actor>(by: readonly Actor[], actor: Actor): boolean => by.includes(actor);
