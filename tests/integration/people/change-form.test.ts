import type { AppLoadContext } from "@remix-run/node";
import { expect, it } from "vitest";
import * as job from "~/app/routes/people/employees/hris.employees.$id._index";
import * as form from "~/app/routes/people/employees/hris.employees.$id_.change";
import { useDatabase } from "../../setup/database";
import { added, call, makeCompany } from "./company";

useDatabase();

it("the form of a change shows what holds on its day, records nothing else, and a planned change is withdrawn", async () => {
  const owner = await makeCompany();
  const id = await added(owner);
  const chef = { effectiveOn: "2099-01-01", title: "Chef", reason: "promotion" };
  await call(owner, "POST", `employees/${id}/changes`, chef);
  const at = (path: string, sent?: Record<string, string>) => {
    const init = sent ? { method: "POST", body: new URLSearchParams(sent) } : {};
    const request = new Request(`http://localhost/hris/employees/${id}${path}`, {
      ...init,
      headers: { cookie: owner.cookie },
    });
    return { request, params: { id: String(id) }, context: { address: "203.0.113.7" } as AppLoadContext };
  };
  const today = await form.loader(at("/change"));
  const then = await form.loader(at("/change?from=2099-02-01"));
  expect([today.values.title, then.values.title, then.day]).toEqual(["Baker", "Chef", "2099-02-01"]);
  const { values } = today;
  const filled = { ...values, intent: "change-employment", shownOn: today.day, reason: "transfer" };
  const sent = { ...filled, effectiveOn: "2099-02-01", weeklyMinutes: "30" };
  const led = (await form.action(at("/change", sent)).catch((thrown) => thrown)) as Response;
  expect(led.headers.get("location")).toBe(`/hris/employees/${id}/change?from=2099-02-01`);
  const withdrawn = (await job.action(
    at("?index", { intent: "withdraw-change", effectiveOn: "2099-01-01" }),
  )) as Response;
  expect(withdrawn.status).toBe(302);
  const { history } = (await call(owner, "GET", `employees/${id}`)).body;
  expect(history).toHaveLength(1);
});
