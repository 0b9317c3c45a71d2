import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { TextArea } from "~/app/ui/fields/text-area";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import { JOB_INTENT } from "./job-intents";
import type { Finding, JobData } from "./job-types";
import { wordsOf } from "./pay-text";

type QuestionsCardProps = { questions: JobData["questions"]; findings: Finding[]; mayWrite: boolean };

/** A question as one line of the editor. */
const lineOf = ({ label, kind, options, isRequired, hiddenUntil }: JobData["questions"][number]): string =>
  [
    options.length > 0 ? `${label} [${options.join(", ")}]` : label,
    kind,
    ...(isRequired ? ["required"] : []),
    ...(hiddenUntil ? [`from ${hiddenUntil}`] : []),
  ].join(" | ");

/** What applicants are asked beside the usual fields; each question is checked against the law. */
export function QuestionsCard({ questions, findings, mayWrite }: QuestionsCardProps) {
  const barred = new Set(
    findings.flatMap(({ questionId, severity, status }) =>
      severity === "block" && status === "open" ? (questionId ?? []) : [],
    ),
  );
  return (
    <Card as="section" title="Application Questions" level={3}>
      {questions.length === 0 ? (
        <p className="text-sm text-ink-2">No questions beyond name, contact and resume.</p>
      ) : null}
      <ol className="text-sm">
        {questions.map((question) => (
          <li key={question.id} className="border-t border-line-2 py-2 first:border-t-0">
            <span className="font-medium">{question.label}</span>{" "}
            <span className="text-ink-2">{wordsOf(question.kind)}</span>{" "}
            {question.isRequired ? <Badge>Required</Badge> : null}{" "}
            {barred.has(question.id) ? <Badge tone="danger">Not shown: the law check blocks it</Badge> : null}{" "}
            {question.hiddenUntil ? <Badge tone="brass">Hidden until {question.hiddenUntil}</Badge> : null}
          </li>
        ))}
      </ol>
      {mayWrite ? (
        <Disclosure summary={<span className="text-sm">Edit the questions</span>} className="mt-2">
          <ActionForm method="post" className="grid gap-3">
            <Field
              label="Questions"
              help="One per line: question | kind | required. Kinds: text, long_text, yes_no, choice, multi_choice, number, date. Options in brackets: Shift [day, night] | choice. Hidden until a stage: Have you … | yes_no | from offer."
            >
              <TextArea name="questions" rows={6} defaultValue={questions.map(lineOf).join("\n")} />
            </Field>
            <div>
              <Button type="submit" name="intent" value={JOB_INTENT.saveQuestions} size="sm">
                Save Questions
              </Button>
            </div>
          </ActionForm>
        </Disclosure>
      ) : null}
    </Card>
  );
}
