import type { ReactNode } from "react";
import { TextLink } from "~/app/ui/actions/text-link";
import { Card } from "~/app/ui/cards/card";
import { RiskBadge } from "~/app/ui/status/risk-badge";
import { CATEGORY_NAMES } from "./alert-choices";

export type ShownSource = { name: string; url: string | null; lastRead: string | null };

const RISKS: { level: string; text: string }[] = [
  { level: "HIGH", text: "Act now: a duty or a penalty begins soon or has begun." },
  { level: "MEDIUM", text: "Plan for it: policies or pay may need a change." },
  { level: "LOW", text: "Good to know: guidance, notices and minor corrections." },
];

const MONITORED = [
  "Federal labor, equal-employment, safety and labor-relations agencies: Department of Labor, EEOC, OSHA and NLRB",
  "State labor departments",
  "City and county ordinances",
  "Court decisions",
];

/** What the alerts are made of and how they choose. */
export function AboutAlerts({ sources }: { sources: ShownSource[] }) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <About title="Hourly monitoring">
        We look for changes in employment law every hour, all day. What is found is compared with the law we hold, told
        once and linked to its source.
      </About>
      <About title="Smart filtering">
        You get updates for the places and categories that you choose. A state includes its cities; a city includes what
        its state decides. An update that matches twice is sent once.
      </About>
      <About title="Instant alerts">
        Instant alerts leave within minutes of an update. Daily and weekly mails gather everything into one, at 8 AM of
        a business day in your time zone.
      </About>
      <About title="Risk levels">
        <ul className="grid gap-2">
          {RISKS.map(({ level, text }) => (
            <li key={level} className="flex items-start gap-2.5">
              <RiskBadge level={level} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </About>
      <About title="Categories">
        <ul className="grid list-disc gap-1 pl-5 sm:grid-cols-2">
          {CATEGORY_NAMES.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </About>
      <About title="Monitored sources">
        <ul className="grid list-disc gap-1 pl-5">
          {MONITORED.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        <Switched sources={sources} />
      </About>
    </div>
  );
}

function About({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" title={title}>
      <div className="text-ink-2">{children}</div>
    </Card>
  );
}

/** Only what this installation really reads. */
function Switched({ sources }: { sources: ShownSource[] }) {
  if (sources.length === 0) {
    return (
      <p className="mt-3 text-sm text-ink-3">
        Here, updates come from changes in the law that we hold and from dates on which law takes effect. No outside
        source is switched on.
      </p>
    );
  }
  return (
    <div className="mt-3 text-sm">
      <p className="text-ink-3">Switched on here, beside changes in the law that we hold:</p>
      <ul className="mt-1 grid gap-1">
        {sources.map(({ name, url, lastRead }) => (
          <li key={name}>
            {url ? <TextLink href={url}>{name}</TextLink> : name}
            <span className="text-ink-3"> · {lastRead ? `read ${lastRead}` : "not read yet"}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
