/** Whether a person has set up a second step, within a statement. */
export const hasFactorSql = (userId: string): string =>
  `exists (select 1 from second_factors f where f.user_id = ${userId} and f.confirmed_at is not null)`;
