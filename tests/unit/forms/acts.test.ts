import type { ActionFunctionArgs } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { act, acts, onlyAct } from "~/app/server/acts.server";
import { Conflict } from "~/platform/errors";

const arriving = (fields: Record<string, string>, path = "/things/7?page=2") =>
  ({
    request: new Request(`http://localhost${path}`, { method: "POST", body: new URLSearchParams(fields) }),
    params: { id: "7" },
    context: {},
  }) as unknown as ActionFunctionArgs;

const somebody = async () => "somebody";
const failed = { title: "Not Kept", description: "Please look again." };

describe("a table of acts", () => {
  it("calls the one that the form names, with who arrived, its fields and the id of the address", async () => {
    const seen: unknown[] = [];
    const action = acts(somebody, {
      keep: act({
        schema: z.object({ name: z.string() }),
        call: async (who, { name }, { id }) => seen.push(who, name, id),
        said: "Kept",
      }),
    });
    const answer = (await action(arriving({ intent: "keep", name: "Ann" }))) as Response;
    expect(seen).toEqual(["somebody", "Ann", 7]);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/things/7?page=2"]);
  });

  it("asks the guard first and refuses what it does not know", async () => {
    const action = acts(somebody, {});
    await expect(action(arriving({ intent: "toString" }))).rejects.toMatchObject({ status: 400 });
    const closed = acts(async () => {
      throw new Response(null, { status: 302 });
    }, {});
    await expect(closed(arriving({ intent: "toString" }))).rejects.toMatchObject({ status: 302 });
  });

  it("asks the guard of an act as well", async () => {
    const guard = async () => "an owner";
    const action = acts(somebody, { keep: act({ guard, call: async (who) => who, shown: (who) => ({ who }) }) });
    expect(await action(arriving({ intent: "keep" }))).toEqual({ who: "an owner" });
  });

  it("keeps a form as it was filled where it has words for a refusal, and leads a button back", async () => {
    const refuses = { schema: z.object({}), call: () => Promise.reject(new Conflict("Somebody was faster.")) };
    const action = acts(somebody, { form: act({ ...refuses, failed }), button: act(refuses) }, { back: "/things" });
    const kept = (await action(arriving({ intent: "form" }))) as { data: object; init: { status: number } };
    expect(kept.init.status).toBe(409);
    expect(kept.data).toMatchObject({ outcome: { intent: "form", toast: { description: "Somebody was faster." } } });
    const led = (await action(arriving({ intent: "button" }))) as Response;
    expect(led.headers.get("location")).toBe("/things");
  });

  it("says what is wrong at the field, also where the form was read by hand", async () => {
    const schema = z.object({ count: z.number({ error: "A number, please." }) });
    const call = async () => undefined;
    const read = () => ({ count: "many" });
    const action = onlyAct(somebody, "count", act({ schema, read, call, failed }));
    const { data, init } = (await action(arriving({}))) as unknown as { data: object; init: { status: number } };
    expect(init.status).toBe(422);
    expect(data).toMatchObject({ outcome: { result: { error: { count: ["A number, please."] } } } });
  });
});
