import { z } from "@hono/zod-openapi";
import { moment } from "../shapes";

const optional = z.string().nullable();

export const Candidate = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    middleName: optional,
    lastName: z.string(),
    suffix: optional,
    phone: optional,
    city: optional,
    state: optional,
    zipCode: optional,
    educationLevel: optional.optional(),
    schoolAttended: optional.optional(),
    areaOfStudy: optional.optional(),
    currentTitle: optional,
    currentCompany: optional,
    experienceYears: z.int().nullable(),
    skills: z.array(z.string()),
    tags: z.array(z.string()),
    notes: optional.optional(),
    contactMethodEmail: z.boolean().optional(),
    contactMethodPhone: z.boolean().optional(),
    contactMethodText: z.boolean().optional(),
    source: optional,
    resumeUrl: optional,
    isActive: z.boolean(),
    version: z.int().describe("Send it back with a change; an older one is refused with 409"),
    createdAt: moment,
  })
  .openapi("Candidate");

export const Application = z
  .object({
    id: z.int(),
    jobId: z.int(),
    jobTitle: z.string(),
    candidateId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    status: z.string().describe("applied, screening, interviewing, offer, hired, rejected or withdrawn"),
    stage: z.string(),
    stageId: z.int().nullable(),
    stageEnteredAt: moment,
    appliedAt: moment,
    source: optional,
    rating: z.int().nullable(),
    version: z.int(),
  })
  .openapi("Application");

export const Moved = z
  .object({
    id: z.int(),
    status: z.string(),
    version: z.int(),
    eventId: z.int().describe("Names the step to take back; 0 when nothing changed"),
  })
  .openapi("MovedApplication");

export const candidateExample = {
  id: 12,
  email: "kim.ito@example.com",
  firstName: "Kim",
  middleName: null,
  lastName: "Ito",
  suffix: null,
  phone: "+12025550142",
  city: "Reno",
  state: "NV",
  zipCode: null,
  currentTitle: "Baker",
  currentCompany: "Sierra Breads",
  experienceYears: 5,
  skills: ["Sourdough"],
  tags: [],
  source: "Manual Entry",
  resumeUrl: "/ats/files/7",
  isActive: true,
  version: 1,
  createdAt: "2026-11-20T15:00:00.000Z",
};

export const applicationExample = {
  id: 31,
  jobId: 4,
  jobTitle: "Baker",
  candidateId: 12,
  firstName: "Kim",
  lastName: "Ito",
  email: "kim.ito@example.com",
  status: "screening",
  stage: "Screening",
  stageId: 9,
  stageEnteredAt: "2026-11-21T15:00:00.000Z",
  appliedAt: "2026-11-20T15:00:00.000Z",
  source: "Careers page",
  rating: null,
  version: 2,
};
