import { type FormEvent, useState } from "react";
import { PROVE } from "~/app/links/sign-in-links";
import { Button } from "~/app/ui/actions/button";
import { useToast } from "~/app/ui/overlays/toast-context";

type ExportButtonProps = {
  action: string;
  fields: Record<string, string>;
  children: string;
  /** What a failure says. */
  failed: string;
};

/** Fetches a file and says whether it came; without JavaScript a plain form that the browser saves. */
export function ExportButton({ action, fields, children, failed }: ExportButtonProps) {
  const show = useToast();
  const [isRunning, setRunning] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRunning(true);
    try {
      const answer = await fetch(action, { method: "post", body: new FormData(event.currentTarget) });
      // The file waits for a proof, on a screen of its own.
      if (answer.redirected && new URL(answer.url).pathname === PROVE) return location.assign(PROVE);
      if (!answer.ok || !answer.headers.has("content-disposition")) throw new Error("refused");
      keep(await answer.blob(), nameOf(answer));
      show({ title: "Export Complete", variant: "success" });
    } catch {
      show({ title: "Export Failed", description: failed, variant: "destructive" });
    } finally {
      setRunning(false);
    }
  };
  return (
    <form method="post" action={action} onSubmit={save}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" loading={isRunning}>
        {children}
      </Button>
    </form>
  );
}

const nameOf = (answer: Response): string =>
  /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "export";

function keep(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
