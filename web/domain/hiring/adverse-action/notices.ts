import { RIGHTS_SUMMARY } from "../states/case-steps";

export type Agency = { name: string; contact: string };
type Letter = { firstName: string; jobTitle: string; organizationName: string; agency: Agency };

/** The notice before an adverse action. It names no finding: the report goes with it. */
export const preAdverseLetter = (of: Letter, waitUntil: string, summaries: string[]) => ({
  subject: `About your background report for ${of.jobTitle}`,
  body: [
    `Hello ${of.firstName},`,
    `${of.organizationName} has received a background report about you from ${of.agency.name}. Because of what it says we are thinking of not going on with your application for ${of.jobTitle}. Nothing is decided yet.`,
    `A copy of the report and of "${RIGHTS_SUMMARY.title}" are attached. The official edition of the summary is also at ${RIGHTS_SUMMARY.url}.`,
    `If something in the report is wrong or incomplete, tell ${of.agency.name} (${of.agency.contact}). If you want us to know more, about the matter itself or what you have done since, answer this mail. We decide nothing before ${waitUntil}.`,
    ...summaries.map((text) => `The law of this place adds: ${text}`),
    of.organizationName,
  ].join("\n\n"),
});

/** The notice after an adverse action, with everything that 15 U.S.C. 1681m(a) asks for. */
export const finalLetter = (of: Letter, summaries: string[]) => ({
  subject: `Your application for ${of.jobTitle}`,
  body: [
    `Hello ${of.firstName},`,
    `we have decided not to continue with your application for ${of.jobTitle}. The decision is based in whole or in part on the background report of ${of.agency.name}, ${of.agency.contact}.`,
    `${of.agency.name} did not make this decision and cannot explain it. You may ask them for a free copy of your report within 60 days of this notice, and you may dispute with them whether the report is accurate and complete.`,
    ...summaries.map((text) => `The law of this place adds: ${text}`),
    of.organizationName,
  ].join("\n\n"),
});
