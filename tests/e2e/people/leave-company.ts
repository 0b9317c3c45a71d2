import type { Page } from "@playwright/test";
import { inDatabase } from "../account/database";
import { openAccount } from "../account/person";
import { expect } from "../test";

/** A company in Oakland with HRIS access and one employee, Ana Silva, whose leave its owner decides. */
export async function leaveCompany(page: Page): Promise<{ anaId: number }> {
  const { email } = await openAccount(page);
  await inDatabase(
    "update users set hris_access_level = 'monthly', hris_access_expiry = now() + interval '30 days', hris_employee_count = 5 where email = $1",
    [email],
  );
  await page.goto("/hris");
  const made = async (path: string, data: object): Promise<number> => {
    const answer = await page.request.post(`/api/people/${path}`, {
      data,
      headers: { origin: new URL(page.url()).origin },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()).id;
  };
  const placeId = await made("places", { name: "Oakland bakery", city: "Oakland", state: "CA" });
  const work = { title: "Baker", startDate: "2025-03-03", placeId, pay: { amount: 3_000, type: "hourly" } };
  return { anaId: await made("employees", { ...work, firstName: "Ana", lastName: "Silva", email: `ana.${email}` }) };
}
