export type RenderedMail = { subject: string; html: string; text: string };
