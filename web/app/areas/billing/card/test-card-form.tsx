import { forwardRef, useImperativeHandle, useRef, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Dialog } from "~/app/ui/overlays/dialog";
import { Banner } from "~/app/ui/status/banner";
import { postJson } from "../checkout/post-json";
import type { CardForm } from "./card-form";
import { TEST_CARDS, tokenOf } from "./test-cards";

type Outcome = { status: "succeeded" | "requires_action" | "failed"; message: string | null };
const SILENT = "The payment service does not answer. Please try again.";

/**
 * The card form of test mode. The inputs have no names: nothing typed here is part of any form that is sent. They are read
 * when they are needed, so that what was typed before the scripts ran is kept.
 */
export const TestCardForm = forwardRef<CardForm>(function TestCardForm(_props, ref) {
  const fields = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const answer = useRef<(passed: boolean) => void>(() => undefined);

  const askBank = () => {
    setAsking(true);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  };
  const reply = (passed: boolean) => {
    setAsking(false);
    answer.current(passed);
  };
  const send = async (clientSecret: string, token: string, authenticated?: boolean): Promise<string | null> => {
    const body = { clientSecret, token, authenticated };
    const result = await postJson<Outcome>("/api/test-payments/confirm", body);
    if (!result.ok) return result.message ?? SILENT;
    const { status, message } = result.body;
    if (status === "requires_action") return send(clientSecret, token, await askBank());
    return status === "succeeded" ? null : (message ?? SILENT);
  };
  useImperativeHandle(ref, () => ({
    check: async () => {
      const found = tokenOf(typedIn(fields.current));
      return "problem" in found ? found.problem : null;
    },
    confirm: async (clientSecret) => {
      const found = tokenOf(typedIn(fields.current));
      return "problem" in found ? found.problem : send(clientSecret, found.token);
    },
  }));

  return (
    <div ref={fields} className="grid gap-4">
      <Banner label="Test mode" tone="test">
        Test mode: no money is moved. Take a test card: {TEST_CARDS.map(describe).join("; ")}. Any later date and code.
      </Banner>
      <Field label="Card number">
        <TextInput
          data-card="number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="4242 4242 4242 4242"
          maxLength={24}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Expiration date">
          <TextInput data-card="expiry" inputMode="numeric" autoComplete="cc-exp" placeholder="MM / YY" maxLength={9} />
        </Field>
        <Field label="Security code">
          <TextInput data-card="code" inputMode="numeric" autoComplete="cc-csc" placeholder="CVC" maxLength={4} />
        </Field>
        <Field label="ZIP code">
          <TextInput autoComplete="postal-code" inputMode="numeric" placeholder="12345" maxLength={10} />
        </Field>
      </div>
      <Dialog
        title="3D Secure"
        description="Test bank: is it you?"
        size="sm"
        open={asking}
        onOpenChange={(open) => (open ? undefined : reply(false))}
        footer={
          <>
            <Button onClick={() => reply(false)}>Fail authentication</Button>
            <Button variant="primary" onClick={() => reply(true)}>
              Complete authentication
            </Button>
          </>
        }
      />
    </div>
  );
});

/** Only what the browser needs to find the token; it goes nowhere. */
function typedIn(fields: HTMLElement | null) {
  const of = (name: string) => fields?.querySelector<HTMLInputElement>(`[data-card=${name}]`)?.value ?? "";
  return { number: of("number"), expiry: of("expiry"), code: of("code") };
}

const describe = ({ number, does }: (typeof TEST_CARDS)[number]): string => `${number} ${does}`;
