import { z } from "@hono/zod-openapi";
import { countyOfTown, findPlace, stateCodeOf } from "~/domain/pay";
import { detectPlace } from "~/platform/geo/detect-place";
import { suggestAddresses } from "~/platform/geo/suggest-addresses";
import { endpoint } from "./endpoint";

const ZipPlace = z.object({ state: z.string(), city: z.string(), county: z.string() }).openapi("ZipPlace");

export const geoEndpoints = [
  endpoint({
    method: "get",
    path: "/api/geo/location",
    operationId: "detectLocation",
    tag: "Geography",
    summary: "State and city of the caller's network address",
    description: "Nulls when it is not known; nothing is stored.",
    who: "public",
    scope: "research:read",
    rate: { max: 30, windowSeconds: 60, per: "address" },
    answers: {
      200: {
        description: "The place",
        schema: z.object({
          state: z.string().nullable(),
          city: z.string().nullable(),
          county: z.string().nullable(),
          countyIsGuess: z.boolean().openapi({ description: "The city lies in several counties, or is not known" }),
        }),
      },
    },
    handle: async (_input, { address, request }) => {
      const place = await detectPlace(address, request.headers);
      const state = stateCodeOf(place?.state ?? "");
      if (!place || !state) return { state: null, city: null, county: null, countyIsGuess: false };
      const { county, isGuess } = countyOfTown(state, place.city ?? "");
      return { state, city: place.city, county, countyIsGuess: isGuess };
    },
  }),
  endpoint({
    method: "get",
    path: "/api/geo/addresses",
    operationId: "suggestAddresses",
    tag: "Geography",
    summary: "US addresses that begin like a text",
    who: "public",
    scope: "research:read",
    rate: { max: 60, windowSeconds: 60, per: "address" },
    query: z.object({ q: z.string().trim().min(4, "Type more than 3 characters.").max(200) }),
    answers: {
      200: { description: "At most five", schema: z.array(z.object({ label: z.string() })) },
    },
    handle: async ({ query }) => (await suggestAddresses(query.q)).map((label) => ({ label })),
  }),
  endpoint({
    method: "get",
    path: "/api/geo/zip/{zip}",
    operationId: "findZip",
    tag: "Geography",
    summary: "Place or places of a ZIP code",
    description: "A place that was derived and not looked up says so (`kind: generated`).",
    who: "public",
    scope: "research:read",
    rate: { max: 60, windowSeconds: 60, per: "address" },
    params: z.object({
      zip: z
        .string()
        .regex(/^\d{5}$/)
        .openapi({ example: "94103" }),
    }),
    query: z.object({ state: z.string().max(2).default("") }),
    answers: {
      200: {
        description: "One place, several to choose from, or a guess",
        schema: z.object({
          kind: z.enum(["found", "choose", "generated", "unknown"]),
          toast: z.string(),
          message: z.string().optional(),
          place: ZipPlace.optional(),
          places: z.array(ZipPlace).optional(),
        }),
      },
    },
    handle: ({ params, query }) => findPlace(params.zip, stateCodeOf(query.state) ?? ""),
  }),
];
