import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { Gallery } from "~/app/areas/gallery/gallery";
import { ToastProvider } from "~/app/ui/overlays/toast";
import { render } from "./render";

const html = render(
  <ToastProvider>
    <Gallery />
  </ToastProvider>,
);
const app = new URL("../../../web/app/", import.meta.url);
const read = (folder: string) =>
  (readdirSync(new URL(folder, app), { recursive: true }) as string[])
    .filter((file) => file.includes(".ts"))
    .map((file) => ({ name: path.basename(file), text: readFileSync(new URL(folder + file, app), "utf8") }));

test("server markup has no style attribute, which the content security policy would block", () => {
  expect(html.match(/<[^>]*\sstyle="[^>]*>/g) ?? []).toEqual([]);
});

test("every id stands once", () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test("every described or labelled part points to something that is there", () => {
  const wanted = [...html.matchAll(/\s(?:for|aria-labelledby|aria-describedby)="([^"]+)"/g)].flatMap(
    (match) => match[1]?.split(" ") ?? [],
  );
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
});

test("there is one h1", () => {
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
});

test("every component is shown, or is a part of one that is", () => {
  const ui = read("ui/");
  const root = { name: "root.tsx", text: readFileSync(new URL("root.tsx", app), "utf8") };
  const users = [...ui, ...read("areas/gallery/"), root];
  const names = ui.filter(({ name }) => name.endsWith(".tsx")).map(({ name }) => name.replace(".tsx", ""));
  expect(names.filter((name) => !users.some(({ text }) => text.includes(`/${name}"`)))).toEqual([]);
});

test("ui knows nothing of the product", () => {
  const imports = read("ui/").flatMap(({ name, text }) =>
    [...text.matchAll(/from "([^"]+)"/g)].map((match) => `${name}: ${match[1]}`),
  );
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter((line) => /: (~|\.\.\/\.\.)/.test(line))).toEqual([]);
});
