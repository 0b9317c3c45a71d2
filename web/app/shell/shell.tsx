import type { ReactNode } from "react";
import type { ShellView } from "~/app/server/shell-view.server";
import type { Theme } from "~/app/server/theme.server";
import { Footer } from "./footer";
import { Header } from "./header";
import { ImpersonationBar } from "./impersonation-bar";
import { TabBar } from "./tab-bar";
import { TestDataBar } from "./test-data-bar";
import { useFocusKept } from "./use-focus-kept";

type ShellProps = { view: ShellView | null; theme: Theme; children: ReactNode };

const DemoBar = () => (
  <section aria-label="Demo" className="bg-brass-soft px-4 py-1.5 text-center text-sm text-brass print:hidden">
    <p>Demo data of a fictional company</p>
  </section>
);

/** The frame of every screen. Without a view (the root itself failed) it keeps the ways out. */
export function Shell({ view, theme, children }: ShellProps) {
  useFocusKept();
  return (
    <div className="flex min-h-dvh flex-col max-wide:pb-14 print:pb-0">
      {view?.impersonating ? <ImpersonationBar customer={view.impersonating.customer} /> : null}
      {view?.demo ? <DemoBar /> : null}
      {view?.testData ? <TestDataBar {...view.testData} /> : null}
      <Header view={view} />
      <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page flex-1 px-4 pt-6 pb-16 outline-none sm:px-6">
        {children}
      </main>
      <TabBar closed={view?.closed ?? []} />
      <Footer theme={theme} supportEmail={view?.supportEmail ?? null} />
    </div>
  );
}
