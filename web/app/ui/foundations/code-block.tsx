import { useState } from "react";
import { Button } from "../actions/button";
import { ScrollRegion } from "./scroll-region";

type CodeBlockProps = { code: string; label: string; copy?: boolean };

export function CodeBlock({ code, label, copy = true }: CodeBlockProps) {
  const [copied, setCopied] = useState(false);
  const take = () => {
    navigator.clipboard.writeText(code).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="flex min-w-0 items-start rounded-card border border-line bg-sunken">
      <ScrollRegion label={label} className="min-w-0 flex-1 rounded-card">
        <pre className="w-max p-4 font-mono text-sm text-ink">
          <code>{code}</code>
        </pre>
      </ScrollRegion>
      {copy ? (
        <Button size="sm" className="m-2.5" onClick={take} onBlur={() => setCopied(false)}>
          {copied ? "Copied" : "Copy"}
        </Button>
      ) : null}
      <span aria-live="polite" className="sr-only">
        {copied ? "Copied to the clipboard" : ""}
      </span>
    </div>
  );
}
