import { scanText } from "~/app/areas/hiring/scan-text";
import { ActionForm } from "~/app/forms/action-form";
import { OnceField } from "~/app/forms/once-field";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { DateField } from "~/app/ui/fields/date-field";
import { Field } from "~/app/ui/fields/field";
import { Select, type SelectOption } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { longDate } from "~/app/ui/foundations/dates";
import { Disclosure } from "~/app/ui/overlays/disclosure";
import { Badge } from "~/app/ui/status/badge";
import type { PapersView } from "./papers.server";
import { PAPER_INTENT as INTENT } from "./papers-intents";

type Paper = PapersView["papers"][number];

const SEEN = [
  { value: "yes", label: "HR and the employee" },
  { value: "no", label: "HR only" },
];
const size = (bytes: number): string =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** The papers in an employee's file: what they are, who sees them, when they run out and how long they are kept. */
export function PapersScreen({ isHr, papers, kinds }: PapersView) {
  const current = papers.filter(({ isReplaced }) => !isReplaced);
  const older = papers.filter(({ isReplaced }) => isReplaced);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Card as="section" title="Files" level={3}>
        {current.length === 0 ? <p className="text-sm text-ink-2">Nothing is in this file that you may see.</p> : null}
        <ul>
          {current.map((paper) => (
            <PaperLine key={paper.id} paper={paper} kinds={kinds} />
          ))}
        </ul>
        {older.length > 0 ? (
          <Disclosure summary={`Replaced (${older.length})`} className="mt-3">
            <ul>
              {older.map((paper) => (
                <PaperLine key={paper.id} paper={paper} kinds={kinds} />
              ))}
            </ul>
          </Disclosure>
        ) : null}
      </Card>
      {kinds.length > 0 ? <AddCard isHr={isHr} papers={current} kinds={kinds} /> : null}
    </div>
  );
}

type PaperLineProps = { paper: Paper; kinds: SelectOption[] };

function PaperLine({ paper, kinds }: PaperLineProps) {
  const { id, employeeId, name, kindName, note, version, sizeBytes, scanStatus, addedOn, addedBy } = paper;
  return (
    <li className="grid gap-1 border-t border-line-2 py-3 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <TextLink href={`/hris/employees/${employeeId}/files/${id}`} reloadDocument>
          {name}
        </TextLink>
        <span className="text-sm text-ink-2">{kindName}</span>
        <Expiry paper={paper} />
        {paper.shared ? null : <Badge>HR only</Badge>}
      </p>
      <p className="text-sm text-ink-2">
        {size(sizeBytes)}, {scanText(scanStatus)}, added {longDate(addedOn)}
        {addedBy ? ` by ${addedBy}` : ""}
        {version > 1 ? `, version ${version}` : ""}
      </p>
      {note ? <p className="text-sm break-words text-ink-2">{note}</p> : null}
      {paper.kept ? <Kept {...paper.kept} /> : null}
      {paper.allowedActions.length > 0 ? (
        <div className="mt-1">
          <Disclosure summary={`Change ${name}`} className="text-sm">
            <ChangeForm paper={paper} kinds={kinds} />
          </Disclosure>
          <Disclosure summary={`Remove ${name}`} className="text-sm">
            <RemoveForm id={id} />
          </Disclosure>
        </div>
      ) : null}
    </li>
  );
}

function Expiry({ paper: { expiresOn, isExpired } }: { paper: Paper }) {
  if (!expiresOn) return null;
  return isExpired ? (
    <Badge tone="danger">Expired {longDate(expiresOn)}</Badge>
  ) : (
    <Badge>Expires {longDate(expiresOn)}</Badge>
  );
}

function Kept({ until, rule }: NonNullable<Paper["kept"]>) {
  return (
    <p className="text-xs text-ink-3">
      {until ? `Kept until ${longDate(until)}.` : "Kept while they work here, and after the last day as the law asks."}
      {rule ? (
        <>
          {" "}
          {rule.text} {rule.slug ? <TextLink href={`/laws/${rule.slug}`}>{rule.citation}</TextLink> : rule.citation}
        </>
      ) : null}
    </p>
  );
}

function ChangeForm({ paper, kinds }: PaperLineProps) {
  return (
    <ActionForm className="grid gap-3">
      <input type="hidden" name="intent" value={INTENT.change} />
      <input type="hidden" name="documentId" value={paper.id} />
      <Field label="What it is">
        <Select name="kind" options={kinds} defaultValue={paper.kind} />
      </Field>
      <DateField label="Expires on" name="expiresOn" optional defaultValue={paper.expiresOn ?? undefined} />
      <Field label="Who sees it">
        <Select name="shared" options={SEEN} defaultValue={paper.shared ? "yes" : "no"} />
      </Field>
      <Field label="Note" optional>
        <TextInput name="note" maxLength={300} defaultValue={paper.note ?? ""} />
      </Field>
      <div>
        <Button type="submit" size="sm">
          Save
        </Button>
      </div>
    </ActionForm>
  );
}

const RemoveForm = ({ id }: { id: number }) => (
  <ActionForm className="grid gap-3">
    <input type="hidden" name="intent" value={INTENT.remove} />
    <input type="hidden" name="documentId" value={id} />
    <Field label="Reason" required>
      <TextInput name="reason" maxLength={300} />
    </Field>
    <Checkbox name="isMistake" label="It is the wrong file: remove it although the law has it kept" />
    <div>
      <Button type="submit" size="sm" variant="danger">
        Remove
      </Button>
    </div>
  </ActionForm>
);

type AddCardProps = Pick<PapersView, "isHr" | "papers"> & { kinds: SelectOption[] };

function AddCard({ isHr, papers, kinds }: AddCardProps) {
  const older = papers.map(({ id, name: file, kindName }) => ({ value: String(id), label: `${file} (${kindName})` }));
  return (
    <Card as="section" title="Add a file" level={3}>
      <ActionForm encType="multipart/form-data" className="grid gap-3">
        <input type="hidden" name="intent" value={INTENT.add} />
        <OnceField />
        <Field label="File" required help="PDF, Word, text or a picture, up to 10 MB">
          <TextInput type="file" name="file" accept=".pdf,.doc,.docx,.txt,.jpg,.jpeg,.png,.webp" />
        </Field>
        <Field label="What it is" required>
          <Select name="kind" options={kinds} placeholder="Choose" defaultValue="" />
        </Field>
        <DateField
          label="Expires on"
          name="expiresOn"
          optional
          help="You are reminded before a permission to work, a license or a training runs out."
        />
        {isHr ? (
          <Field label="Who sees it" help="Managers never see files.">
            <Select
              name="shared"
              options={[{ value: "", label: "As is usual for what it is" }, ...SEEN]}
              defaultValue=""
            />
          </Field>
        ) : null}
        {older.length > 0 ? (
          <Field label="Takes the place of" optional help="The older file stays under Replaced.">
            <Select name="replaces" options={older} placeholder="None" defaultValue="" />
          </Field>
        ) : null}
        <Field label="Note" optional>
          <TextInput name="note" maxLength={300} />
        </Field>
        <div>
          <Button type="submit" variant="primary">
            Add file
          </Button>
        </div>
      </ActionForm>
    </Card>
  );
}
