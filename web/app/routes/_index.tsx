import type { MetaFunction } from "@remix-run/node";

export const meta: MetaFunction = () => [{ title: "Statewise · employment law for employers" }];

export default function Start() {
  return <h1 className="font-serif text-3xl">The HR Resource Tool You Didn't Know You Needed</h1>;
}
