import { readdirSync } from "node:fs";
import path from "node:path";
import { flatRoutes } from "@remix-run/fs-routes";
import { getAppDirectory } from "@remix-run/route-config";

type Route = Awaited<ReturnType<typeof flatRoutes>>[number];

/** A folder of routes is an area of the product and says nothing of an address: that is the name of the file alone. */
function areas(folder = "routes"): string[] {
  const entries = readdirSync(path.join(getAppDirectory(), folder), { withFileTypes: true });
  return [folder, ...entries.filter((one) => one.isDirectory()).flatMap(({ name }) => areas(`${folder}/${name}`))];
}

const nameOf = ({ file }: Route): string => path.parse(file).name;

/** The screen around another, in whichever folder it lies: `ats.jobs.new` is shown inside `ats`. */
function frameOf(route: Route, all: Route[]): Route | undefined {
  const around = all.filter((other) => nameOf(route).startsWith(`${nameOf(other)}.`));
  return around.sort((a, b) => nameOf(b).length - nameOf(a).length)[0];
}

/** Below its frame an address goes on where that of the frame ends. */
const below = (route: Route, frame: Route): Route => ({
  ...route,
  path: route.path?.slice(`${frame.path}/`.length) || undefined,
});

const read = (await Promise.all(areas().map((rootDirectory) => flatRoutes({ rootDirectory })))).flat();
const childrenOf = (frame: Route): Route[] =>
  read.filter((route) => frameOf(route, read) === frame).map((route) => below(route, frame));

export default read
  .filter((route) => !frameOf(route, read))
  .map((route) => ({ ...route, children: [...(route.children ?? []), ...childrenOf(route)] }));
