import { useState } from "react";
import { Button, ButtonLink } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";

type ShareCardProps = { link: string; stub: { precise: string; quick: string } };

/** The inputs as a link, and the result as a pay stub to print. */
export function ShareCard({ link, stub }: ShareCardProps) {
  const [copied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <Card as="section" title="Keep it" className="print:hidden">
      <div className="flex items-end gap-2">
        <Field label="Link with these inputs" className="flex-1">
          <TextInput readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </Field>
        <Button onClick={copy} onBlur={() => setCopied(false)}>
          {copied ? "Copied" : "Copy link"}
        </Button>
      </div>
      <span aria-live="polite" className="sr-only">
        {copied ? "Copied to the clipboard" : ""}
      </span>
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink href={stub.precise} reloadDocument>
          Pay stub, precise
        </ButtonLink>
        <ButtonLink href={stub.quick} reloadDocument>
          Pay stub, quick
        </ButtonLink>
        <Button onClick={() => window.print()}>Print this page</Button>
      </div>
      <p className="mt-2 text-xs text-ink-3">Anyone with this link sees your pay figures.</p>
    </Card>
  );
}
