import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Button } from "~/app/ui/actions/button";
import type { ButtonSize, ButtonVariant } from "~/app/ui/actions/button-class";
import { ConfirmDialog } from "~/app/ui/overlays/confirm-dialog";
import { useSubmitting } from "./form-outcome";

type ActButtonProps = {
  intent: string;
  children: ReactNode;
  fields?: Record<string, string | number>;
  /** Where it goes when not to the screen it stands on. */
  action?: string;
  /** Asked first; without JavaScript the button acts at once. */
  confirm?: { title: string; description: string; label: string; keepLabel?: string; danger?: boolean };
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Tells apart buttons that read the same, for those who do not see the row. */
  label?: string;
};

/** A form of one button. */
export function ActButton({
  intent,
  children,
  fields = {},
  action,
  confirm,
  variant,
  size = "sm",
  label,
}: ActButtonProps) {
  const form = useRef<HTMLFormElement>(null);
  const agreed = useRef(false);
  const [asking, setAsking] = useState(false);
  const submitting = useSubmitting(intent);
  const ask = (event: FormEvent) => {
    if (!confirm || agreed.current) return;
    event.preventDefault();
    setAsking(true);
  };
  const agree = () => {
    agreed.current = true;
    form.current?.requestSubmit();
    agreed.current = false;
  };
  return (
    <Form ref={form} method="post" action={action} onSubmit={ask} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant={variant} size={size} aria-label={label} disabled={submitting}>
        {children}
      </Button>
      {confirm ? (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={confirm.title}
          description={confirm.description}
          confirmLabel={confirm.label}
          cancelLabel={confirm.keepLabel}
          danger={confirm.danger}
          onConfirm={agree}
        />
      ) : null}
    </Form>
  );
}
