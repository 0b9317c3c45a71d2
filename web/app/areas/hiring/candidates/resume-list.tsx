import { useLookAgain } from "~/app/shell/use-look-again";
import { TextLink } from "~/app/ui/actions/text-link";
import { Moment } from "~/app/ui/foundations/moment";
import { scanText } from "../scan-text";
import type { ResumeEntry } from "./profile-types";

type ResumeListProps = {
  candidateId: number;
  resumes: ResumeEntry[];
  degree: { id: number; originalName: string; scanStatus: string } | null;
  canWrite: boolean;
};

const LOOK_AGAIN_MS = 1500;

export function ResumeList({ candidateId, resumes, degree, canWrite }: ResumeListProps) {
  const isReading = resumes.some(({ parseStatus }) => parseStatus === "pending" || parseStatus === "parsing");
  useLookAgain(isReading ? LOOK_AGAIN_MS : null);
  return (
    <>
      {resumes.length === 0 ? <p className="text-sm text-ink-2">No resume yet.</p> : null}
      <ul className="text-sm" aria-live="polite">
        {resumes.map((resume) => (
          <li
            key={resume.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line-2 py-2.5 first:border-t-0"
          >
            <span className="min-w-0 flex-1 basis-52 break-words">
              {resume.fileId ? (
                <a
                  href={`/ats/files/${resume.fileId}`}
                  className="font-medium text-action underline-offset-3 hover:underline"
                >
                  {resume.originalName}
                </a>
              ) : (
                resume.originalName
              )}
              <span className="block text-xs text-ink-2">
                {sizeText(resume.fileSize)}, <Moment at={resume.uploadedAt} />
                {resume.isPrimary ? " · current" : ""}
                {resume.file ? ` · ${scanText(resume.file.scanStatus)}` : ""}
              </span>
            </span>
            <span className="text-ink-2">{readingText(resume)}</span>
            {resume.parseStatus === "parsed" && canWrite ? (
              <TextLink
                href={`/ats/candidates/${candidateId}/resume/${resume.id}`}
                look="standalone"
                aria-label={`Check what was read from ${resume.originalName}`}
              >
                Check
              </TextLink>
            ) : null}
          </li>
        ))}
      </ul>
      {degree ? (
        <p className="border-t border-line-2 py-2.5 text-sm">
          Degree or transcript:{" "}
          <a href={`/ats/files/${degree.id}`} className="font-medium text-action underline-offset-3 hover:underline">
            {degree.originalName}
          </a>
          <span className="block text-xs text-ink-2">{scanText(degree.scanStatus)}</span>
        </p>
      ) : null}
    </>
  );
}

function readingText({ parseStatus, data }: ResumeEntry): string {
  if (parseStatus === "refused" || parseStatus === "failed") return data?.parsingErrors[0] ?? "Could not be read";
  if (parseStatus !== "parsed") return "Resume is being parsed...";
  if (data?.corrections) return "Checked";
  return `Read, ${Math.round(Number(data?.parsingConfidence ?? 0) * 100)}% sure`;
}

const sizeText = (bytes: number): string =>
  bytes < 100 * 1024 ? `${Math.ceil(bytes / 1024)} kB` : `${(bytes / 1024 / 1024).toFixed(2)} MB`;
