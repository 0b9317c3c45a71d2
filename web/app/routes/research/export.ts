import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { readCaseFacts } from "~/app/areas/research/fact-address";
import { formOf } from "~/app/server/form.server";
import { principalOf } from "~/app/server/principal.server";
import { redirectTo, safePath } from "~/app/server/redirect.server";
import { accessOf } from "~/domain/access";
import { exportReport, exportSchema } from "~/domain/research";
import { ProductError } from "~/platform/errors";

export const loader = () => redirect("/dashboard");

/** The export menu of the results: a plain form, so that it works without JavaScript and the browser names the file. */
export async function action({ request, context }: ActionFunctionArgs) {
  const principal = await principalOf({ request, context });
  const form = await formOf(request);
  const back = safePath(form.get("returnTo"));
  if (!accessOf(principal, "research").allowed) throw redirectTo(back);
  const ids = (name: string) =>
    String(form.get(name) ?? "")
      .split(",")
      .filter(Boolean)
      .map(Number);
  const parsed = exportSchema.safeParse({
    format: form.get("format"),
    laws: ids("laws"),
    cases: ids("cases"),
    question: form.get("question") || undefined,
    place: form.get("place") || undefined,
    federal: !form.has("noFederal"),
    employees: Number(form.get("employees")) || undefined,
    facts: readCaseFacts(new URLSearchParams([...form].map(([name, value]) => [name, String(value)]))),
    riskAssessment: form.has("answer"),
  });
  if (!parsed.success) {
    throw redirectTo(back, {
      toast: { title: "Export Failed", description: parsed.error.issues[0]?.message, variant: "destructive" },
    });
  }
  try {
    const { name, type, content } = await exportReport(principal, parsed.data);
    const headers = {
      "content-type": type,
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    };
    return new Response(new Uint8Array(content), { headers });
  } catch (error) {
    if (!(error instanceof ProductError)) throw error;
    throw redirectTo(back, { toast: { title: "Export Failed", description: error.message, variant: "destructive" } });
  }
}
