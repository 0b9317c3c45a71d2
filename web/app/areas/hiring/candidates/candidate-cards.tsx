import { ButtonLink } from "~/app/ui/actions/button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Badge } from "~/app/ui/status/badge";
import { type CandidateCard, fullName, placeOf } from "./candidate-types";

const SHOWN_SKILLS = 5;

export function CandidateCards({ candidates, canWrite }: { candidates: CandidateCard[]; canWrite: boolean }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {candidates.map((candidate) => (
        <li key={candidate.id} className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-card p-4.5">
          <CardHead candidate={candidate} />
          <Skills skills={candidate.skills} />
          <div className="mt-auto flex flex-wrap items-center gap-2 border-t border-line-2 pt-3">
            <span className="mr-auto text-sm text-ink-2">
              {candidate.resumeUrl ? (
                <a href={candidate.resumeUrl} className="text-action underline-offset-3 hover:underline">
                  Resume
                </a>
              ) : (
                "No resume"
              )}
            </span>
            {canWrite ? (
              <ButtonLink
                size="sm"
                href={`/ats/candidates/${candidate.id}#resume`}
                aria-label={`Upload a resume of ${fullName(candidate)}`}
              >
                Upload
              </ButtonLink>
            ) : null}
            <ButtonLink
              size="sm"
              href={`/ats/candidates/${candidate.id}`}
              aria-label={`View Profile: ${fullName(candidate)}`}
            >
              View Profile
            </ButtonLink>
            {canWrite ? (
              <ButtonLink
                size="sm"
                href={`/ats/candidates/${candidate.id}#contact`}
                aria-label={`Contact ${fullName(candidate)}`}
              >
                Contact
              </ButtonLink>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

function CardHead({ candidate }: { candidate: CandidateCard }) {
  const work = [candidate.currentTitle, candidate.currentCompany].filter(Boolean).join(" at ");
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <h3 className="truncate font-semibold">
          <TextLink href={`/ats/candidates/${candidate.id}`} look="standalone">
            {fullName(candidate)}
          </TextLink>
        </h3>
        {work ? <p className="truncate text-sm text-ink-2">{work}</p> : null}
        <p className="truncate text-sm text-ink-2">{candidate.email}</p>
        <p className="truncate text-sm text-ink-3">{placeOf(candidate)}</p>
      </div>
      <Badge tone={candidate.isActive ? "success" : "neutral"}>{candidate.isActive ? "Active" : "Inactive"}</Badge>
    </div>
  );
}

function Skills({ skills }: { skills: string[] }) {
  if (skills.length === 0) return null;
  const more = skills.length - SHOWN_SKILLS;
  return (
    <ul aria-label="Skills" className="flex flex-wrap gap-1.5">
      {skills.slice(0, SHOWN_SKILLS).map((skill) => (
        <li key={skill} className="max-w-full truncate rounded-chip bg-sunken px-2 py-0.5 text-xs text-ink-2">
          {skill}
        </li>
      ))}
      {more > 0 ? <li className="px-1 py-0.5 text-xs text-ink-2">+{more} more</li> : null}
    </ul>
  );
}
