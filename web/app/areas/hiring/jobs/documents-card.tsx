import { ActButton } from "~/app/forms/act-button";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { scanText } from "../scan-text";
import { JOB_INTENT } from "./job-intents";
import type { JobData } from "./job-types";
import { wordsOf } from "./pay-text";

type DocumentsCardProps = { documents: JobData["documents"]; mayWrite: boolean; usualAccess: string };

const ACCESS = ["internal", "hiring_team", "public"].map((value) => ({ value, label: wordsOf(value) }));
const size = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(2)} MB`;

/** Files of the job: PDF, DOC, DOCX up to 10MB. */
export function DocumentsCard({ documents, mayWrite, usualAccess }: DocumentsCardProps) {
  return (
    <Card as="section" title="Documents" level={3}>
      {documents.length === 0 ? <p className="text-sm text-ink-2">No documents yet.</p> : null}
      <ul className="text-sm">
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-center gap-2 border-t border-line-2 py-2 first:border-t-0"
          >
            <span className="min-w-0 flex-1 break-words">
              <TextLink href={`/ats/files/${document.fileId}`} reloadDocument>
                {document.documentName}
              </TextLink>{" "}
              <span className="text-ink-2">
                {size(document.fileSize)} · {wordsOf(document.permissions)}
                {document.version > 1 ? ` · version ${document.version}` : ""} · {scanText(document.scanStatus)}
              </span>
            </span>
            {mayWrite ? (
              <ActButton
                intent={JOB_INTENT.removeDocument}
                fields={{ documentId: document.id }}
                label={`Remove ${document.documentName}`}
                confirm={{
                  title: `Remove ${document.documentName}?`,
                  description: "The file is deleted.",
                  label: "Remove",
                  danger: true,
                }}
              >
                Remove
              </ActButton>
            ) : null}
          </li>
        ))}
      </ul>
      {mayWrite ? (
        <ActionForm method="post" encType="multipart/form-data" className="mt-3 grid gap-3 border-t border-line-2 pt-3">
          <Field label="Add a document" help="PDF, DOC, DOCX up to 10MB">
            <TextInput type="file" name="document" accept=".pdf,.doc,.docx" />
          </Field>
          <Field label="Who may see it" help="Public ones appear on the posting for everyone to download.">
            <Select name="access" defaultValue={usualAccess} options={ACCESS} />
          </Field>
          <div>
            <Button type="submit" name="intent" value={JOB_INTENT.addDocument} size="sm">
              Upload
            </Button>
          </div>
        </ActionForm>
      ) : null}
    </Card>
  );
}
