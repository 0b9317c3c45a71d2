import { forwardRef, useImperativeHandle, useRef, useState } from "react";
import { Banner } from "~/app/ui/banner";
import { Button } from "~/app/ui/button";
import { Dialog } from "~/app/ui/dialog";
import { Field } from "~/app/ui/field";
import { TextInput } from "~/app/ui/text-input";
import type { CardForm } from "./card-form";
import { postJson } from "./post-json";
import { TEST_CARDS, tokenOf } from "./test-cards";

type Outcome = { status: "succeeded" | "requires_action" | "failed"; message: string | null };
const SILENT = "The payment service does not answer. Please try again.";

/** The card form of test mode. The inputs have no names: nothing typed here is part of any form that is sent. */
export const TestCardForm = forwardRef<CardForm>(function TestCardForm(_props, ref) {
  const [card, setCard] = useState({ number: "", expiry: "", code: "" });
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
      const found = tokenOf(card);
      return "problem" in found ? found.problem : null;
    },
    confirm: async (clientSecret) => {
      const found = tokenOf(card);
      return "problem" in found ? found.problem : send(clientSecret, found.token);
    },
  }));

  const typed = (field: keyof typeof card) => ({
    value: card[field],
    onChange: ({ target }: { target: { value: string } }) => setCard({ ...card, [field]: target.value }),
    inputMode: "numeric" as const,
  });
  return (
    <div className="grid gap-4">
      <Banner label="Test mode" tone="test">
        Test mode: no money is moved. Take a test card: {TEST_CARDS.map(describe).join("; ")}. Any later date and code.
      </Banner>
      <Field label="Card number">
        <TextInput {...typed("number")} autoComplete="cc-number" placeholder="4242 4242 4242 4242" maxLength={24} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Expiration date">
          <TextInput {...typed("expiry")} autoComplete="cc-exp" placeholder="MM / YY" maxLength={9} />
        </Field>
        <Field label="Security code">
          <TextInput {...typed("code")} autoComplete="cc-csc" placeholder="CVC" maxLength={4} />
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

const describe = ({ number, does }: (typeof TEST_CARDS)[number]): string => `${number} ${does}`;
