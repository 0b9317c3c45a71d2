/** Employments that began or are to begin: a no-show and a hire taken back are kept, and count as none. */
export const BEGAN = { OR: [{ endKind: null }, { endKind: { not: "never_started" } }] };
