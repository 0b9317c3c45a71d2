import { renderToStaticMarkup } from "react-dom/server";
import type { z } from "zod";
import type { Block } from "./content";
import { type MailFrame, mailFrame } from "./frame";
import type { RenderedMail } from "./rendered-mail";
import { drawn, escapeHtml, MOST_DRAWN, ownParts } from "./shared-body";
import type { MailTemplate } from "./template";
import { MailBlock } from "./templates/blocks";
import { MailLayout } from "./templates/layout";
import { findTemplate } from "./templates/registry";
import { textForm } from "./text-form";

/** A mail that the code does not know, or whose data does not fit its template. */
export class MailError extends Error {}

/** The subject and both forms of a mail. The data is checked against the template, so that a wrong call fails here. */
export function renderMail(name: string, data: unknown, secrets: unknown = {}): RenderedMail {
  const template = knownTemplate(name);
  const facts = parsed(template.data, data, name);
  const hidden = parsed(template.secrets, secrets, name) as Record<string, string | undefined>;
  if (template.isShared) return renderShared(name, facts, hidden);
  return renderOwn(template, facts, hidden);
}

type Facts = Record<string, unknown>;
type Hidden = Record<string, string | undefined>;

function renderOwn(template: MailTemplate, facts: Facts, hidden: Hidden): RenderedMail {
  return draw(template.subject(facts), template.content(facts, hidden), frameOf(hidden));
}

const frameOf = ({ unsubscribeUrl, preferencesUrl }: Hidden): MailFrame =>
  mailFrame({ unsubscribeUrl, preferencesUrl });

/** A body as it was drawn for everybody, with places for what is a reader's own. */
function renderShared(name: string, facts: Facts, hidden: Hidden): RenderedMail {
  const own = ownParts(facts, hidden);
  const key = JSON.stringify([name, own.facts, own.hidden, frameOf(own.hidden)]);
  const shared = drawn.get(key) ?? renderOwn(knownTemplate(name), own.facts, own.hidden);
  drawn.delete(key);
  drawn.set(key, shared);
  if (drawn.size > MOST_DRAWN) drawn.delete(drawn.keys().next().value ?? "");
  return {
    subject: knownTemplate(name).subject(facts),
    html: own.fill(shared.html, escapeHtml),
    text: own.fill(shared.text, (value) => value),
  };
}

const HIDDEN = "[removed]";

/** The mail as an administrator may see it: every secret is replaced. */
export function renderRedacted(name: string, data: unknown): RenderedMail {
  const template = knownTemplate(name);
  const facts = parsed(template.data, data, name);
  const hidden = Object.fromEntries(Object.keys(template.secrets.shape).map((key) => [key, HIDDEN]));
  return draw(template.subject(facts), template.content(facts, hidden), mailFrame());
}

export function knownTemplate(name: string): MailTemplate {
  const template = findTemplate(name);
  if (!template) throw new MailError(`There is no mail named ${name}`);
  return template;
}

/** Values that do not fit are named by their field; the values themselves may be private and are not. */
export function parsed<Schema extends z.ZodType>(schema: Schema, value: unknown, name: string): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join(".") || "data"}: ${issue.message}`);
  throw new MailError(`The mail ${name} cannot be made: ${problems.join("; ")}`);
}

function draw(subject: string, blocks: Block[], frame: MailFrame): RenderedMail {
  const markup = renderToStaticMarkup(
    <MailLayout subject={subject} frame={frame}>
      {blocks.map((block) => (
        <MailBlock key={JSON.stringify(block)} block={block} />
      ))}
    </MailLayout>,
  );
  return { subject, html: `<!doctype html>${markup}`, text: textForm(blocks, frame) };
}
