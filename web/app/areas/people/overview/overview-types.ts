import type { peopleOverview } from "~/domain/people";
import type { tilesOf } from "./tiles.server";

export type Overview = Awaited<ReturnType<typeof peopleOverview>>;
export type Tile = ReturnType<typeof tilesOf>[number];
