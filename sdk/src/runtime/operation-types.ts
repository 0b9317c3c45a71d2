import type { operations } from "../generated/types.js";

export type OperationId = keyof operations;

type ContentOf<T> = T extends { content: infer C } ? C[keyof C] : never;
type Responses<K extends OperationId> = operations[K]["responses"];
type Success = 200 | 201 | 202 | 203 | 207;

/** A yes or no of a query may be given as a boolean. */
type Friendly<T> = { [F in keyof T]: "true" extends T[F] ? T[F] | boolean : T[F] };

/** The query that an operation takes. */
export type Query<K extends OperationId> = Friendly<NonNullable<operations[K]["parameters"]["query"]>>;

/** The body that an operation takes. */
export type Body<K extends OperationId> = operations[K] extends { requestBody?: infer B }
  ? ContentOf<NonNullable<B>>
  : never;

/** What an operation answers when it succeeds. */
export type Answer<K extends OperationId> = {
  [S in keyof Responses<K>]: S extends Success ? ContentOf<Responses<K>[S]> : never;
}[keyof Responses<K>];

/** One item of the list that an operation answers. */
export type Item<K extends OperationId> = Extract<Answer<K>, { data: unknown[] }>["data"][number];
