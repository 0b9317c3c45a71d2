import type { MetaFunction } from "@remix-run/node";
import { Gallery } from "~/app/areas/gallery/gallery";
import { developmentOnly } from "~/app/server/development-only.server";

export const meta: MetaFunction = () => [{ title: "Components · Statewise" }];

export function loader() {
  developmentOnly();
  return null;
}

export default Gallery;
