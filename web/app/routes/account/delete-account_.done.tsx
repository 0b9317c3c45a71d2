import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { data, redirect } from "@remix-run/node";
import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { principalOf } from "~/app/server/principal.server";
import { AccountFrame } from "~/app/shell/account-frame";
import { TextLink } from "~/app/ui/actions/text-link";

const SECONDS = 3;
const NEXT = "/dashboard";

export const meta: MetaFunction = () => [
  { title: "Account deleted · Statewise" },
  { name: "robots", content: "noindex" },
];

export async function loader(arrival: LoaderFunctionArgs) {
  const principal = await principalOf(arrival);
  if (principal.account) throw redirect("/profile");
  return data(null, { headers: { refresh: `${SECONDS};url=${NEXT}` } });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;

export default function AccountDeleted() {
  const navigate = useNavigate();
  useEffect(() => {
    localStorage.clear();
    sessionStorage.clear();
    const timer = setTimeout(() => navigate(NEXT), SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <AccountFrame title="Your account was deleted" footer={<TextLink href={NEXT}>Go to the dashboard now</TextLink>}>
      <p className="text-ink-2">
        Your data was erased and subscriptions are being cancelled. A mail confirms it. The dashboard opens in {SECONDS}{" "}
        seconds.
      </p>
    </AccountFrame>
  );
}
