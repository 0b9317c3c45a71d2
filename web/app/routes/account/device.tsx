import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { DeviceAnswer, DeviceCodeForm, DeviceQuestion } from "~/app/areas/account/device/device-forms";
import { keepFormOffline, useOutcomeToast } from "~/app/forms/form-outcome";
import { INTENT } from "~/app/forms/intents";
import { done, formOf, submit } from "~/app/server/form.server";
import { signedIn } from "~/app/server/principal.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { SCOPES, type Scope } from "~/domain/access";
import { answerDeviceRequest, describeDeviceRequest } from "~/domain/accounts";
import { ProductError } from "~/platform/errors";

export const meta: MetaFunction = () => [
  { title: "Connect a terminal · Statewise" },
  { name: "robots", content: "noindex" },
];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await signedIn(arrival);
  const code = (new URL(arrival.request.url).searchParams.get("code") ?? "").slice(0, 20);
  if (!code) return { code, problem: null, asked: null };
  try {
    const { scopes, ...asked } = await describeDeviceRequest(principal, code);
    const described = scopes.map((name) => ({ name, description: SCOPES[name as Scope] ?? "" }));
    return { code, problem: null, asked: { ...asked, scopes: described } };
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    return { code, problem: error.message, asked: null };
  }
}

const answerForm = z.object({ code: z.string().max(20), answer: z.enum(["approve", "deny"]) });

export async function action(arrival: ActionFunctionArgs) {
  const principal = await signedIn(arrival);
  const plan = { intent: INTENT.device, schema: answerForm };
  return submit(await formOf(arrival.request), plan, async ({ code, answer }) => {
    await answerDeviceRequest(principal, code, answer);
    const title = answer === "approve" ? "Terminal Connected" : "Terminal Refused";
    return { outcome: done(INTENT.device, { title }), answer };
  });
}

export const clientAction = keepFormOffline;

export default function Device() {
  const { code, problem, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  useOutcomeToast(answer?.outcome);
  if (answer && "answer" in answer) return <DeviceAnswer answer={answer.answer} />;
  return (
    <AccountFrame title="Connect a terminal" intro="The code is shown in the terminal where you ran statewise login.">
      {asked ? (
        <DeviceQuestion asked={asked} outcome={answer?.outcome ?? null} />
      ) : (
        <DeviceCodeForm code={code} problem={problem} />
      )}
    </AccountFrame>
  );
}
