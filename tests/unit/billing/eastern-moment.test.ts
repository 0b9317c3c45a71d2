import { expect, it } from "vitest";
import { easternMoment } from "~/app/areas/admin/coupons/eastern-moment.server";

it.each([
  ["2025-07-11T17:00", "2025-07-11T21:00:00.000Z"],
  ["2026-12-31T23:59", "2027-01-01T04:59:00.000Z"],
  ["next summer", "next summer"],
])("reads %s on an Eastern clock as %s", (typed, moment) => {
  expect(easternMoment(typed)).toBe(moment);
});
