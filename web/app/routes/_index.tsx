export const meta = () => [{ title: "Statewise · employment law for employers" }];

export default function Start() {
  return <h1 className="font-serif text-3xl">The HR Resource Tool You Didn't Know You Needed</h1>;
}
