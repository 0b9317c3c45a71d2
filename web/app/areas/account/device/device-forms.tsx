import { Form } from "@remix-run/react";
import { type FormOutcome, useSubmitting } from "~/app/forms/form-outcome";
import { FormProblem } from "~/app/forms/form-problem";
import { INTENT } from "~/app/forms/intents";
import { AccountFrame } from "~/app/shell/account-frame";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { DescriptionList } from "~/app/ui/tables/description-list";

export function DeviceCodeForm({ code, problem }: { code: string; problem: string | null }) {
  return (
    <Form method="get">
      <Field label="Code" error={problem ?? undefined} required>
        <TextInput
          key={code}
          name="code"
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          placeholder="ABCD-EFGH"
        />
      </Field>
      <Button type="submit" variant="primary" className="mt-5">
        Continue
      </Button>
    </Form>
  );
}

export type DeviceAsked = {
  userCode: string;
  clientName: string | null;
  address: string | null;
  scopes: { name: string; description: string }[];
  days: number;
};

export function DeviceQuestion({ asked, outcome }: { asked: DeviceAsked; outcome: FormOutcome | null }) {
  const submitting = useSubmitting(INTENT.device);
  const code = `${asked.userCode.slice(0, 4)}-${asked.userCode.slice(4)}`;
  return (
    <Form method="post">
      <FormProblem outcome={outcome} />
      <DescriptionList
        items={[
          { term: "Code", value: code },
          { term: "Program", value: asked.clientName ?? "Not named" },
          { term: "Asked from", value: asked.address ?? "Unknown" },
        ]}
      />
      <h2 className="mt-4 font-semibold">It could then, for {asked.days} days</h2>
      <ul className="mt-1 list-disc pl-5 text-sm text-ink-2">
        {asked.scopes.map(({ name, description }) => (
          <li key={name}>{description}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-ink-2">Continue only if your own terminal shows the same code.</p>
      <input type="hidden" name="intent" value={INTENT.device} />
      <input type="hidden" name="code" value={asked.userCode} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" name="answer" value="approve" variant="primary" disabled={submitting}>
          Connect
        </Button>
        <Button type="submit" name="answer" value="deny" disabled={submitting}>
          Refuse
        </Button>
      </div>
    </Form>
  );
}

export function DeviceAnswer({ answer }: { answer: "approve" | "deny" }) {
  const connected = answer === "approve";
  return (
    <AccountFrame title={connected ? "Terminal connected" : "Terminal refused"}>
      <p className="text-ink-2">
        {connected
          ? "You can close this page and continue in the terminal. Its key is listed in your profile, where you can revoke it; signing out everywhere else ends it as well."
          : "Nothing was connected."}
      </p>
      <ButtonLink href="/profile#api-keys" className="mt-4">
        Go to your profile
      </ButtonLink>
    </AccountFrame>
  );
}
