import { TextLink } from "~/app/ui/actions/text-link";
import { PageHeader } from "~/app/ui/navigation/page-header";
import { ActionsSection } from "./actions";
import { BoardSection } from "./board";
import { CardsSection } from "./cards";
import { ChartsSection } from "./charts";
import { ChoicesSection } from "./choices";
import { FieldsSection } from "./fields";
import { FoundationsSection } from "./foundations";
import { NavigationSection } from "./navigation";
import { OverlaysSection } from "./overlays";
import { PageSection } from "./page";
import { StatusSection } from "./status";
import { TablesSection } from "./tables";

const SECTIONS = [
  { id: "page", title: "Put together", Content: PageSection },
  { id: "foundations", title: "Foundations", Content: FoundationsSection },
  { id: "actions", title: "Actions", Content: ActionsSection },
  { id: "fields", title: "Fields", Content: FieldsSection },
  { id: "choices", title: "Choices", Content: ChoicesSection },
  { id: "status", title: "Status", Content: StatusSection },
  { id: "cards", title: "Cards and text", Content: CardsSection },
  { id: "navigation", title: "Navigation", Content: NavigationSection },
  { id: "tables", title: "Tables", Content: TablesSection },
  { id: "overlays", title: "Overlays", Content: OverlaysSection },
  { id: "board", title: "Board", Content: BoardSection },
  { id: "charts", title: "Charts", Content: ChartsSection },
] as const;

/** Every component in every state; the place to look before building a new one. */
export function Gallery() {
  return (
    <div className="mx-auto max-w-page px-4 py-6 sm:px-6">
      <PageHeader title="Components" description="Every part of the interface in every state, in both themes." />
      <nav aria-label="Sections" className="mb-8 flex flex-wrap gap-x-4 gap-y-1">
        {SECTIONS.map((section) => (
          <TextLink key={section.id} href={`#${section.id}`} look="standalone">
            {section.title}
          </TextLink>
        ))}
      </nav>
      {SECTIONS.map(({ id, title, Content }) => (
        <Content key={id} id={id} title={title} />
      ))}
    </div>
  );
}
