import { Form } from "@remix-run/react";
import X from "lucide-react/icons/x";
import { ActionForm } from "~/app/forms/action-form";
import { Button } from "~/app/ui/actions/button";
import { IconButton } from "~/app/ui/actions/icon-button";
import { TextLink } from "~/app/ui/actions/text-link";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Field } from "~/app/ui/fields/field";
import { TextInput } from "~/app/ui/fields/text-input";
import { Disclosure } from "~/app/ui/overlays/disclosure";

type View = { id: number; name: string; href: string; isShared: boolean; isMine: boolean };

/** Filters under a name, one click away; the filters of the moment can be kept. */
export function SavedViews({ views, query, action }: { views: View[]; query: string; action: string }) {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2 text-sm">
      {views.length > 0 ? (
        <ul aria-label="Saved views" className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1">
          {views.map((view) => (
            <li key={view.id} className="flex items-center gap-1">
              <TextLink href={view.href} look="standalone">
                {view.name}
              </TextLink>
              {view.isShared && !view.isMine ? <span className="text-xs text-ink-3">shared</span> : null}
              {view.isMine ? (
                <Form method="post" action={action}>
                  <input type="hidden" name="intent" value="delete-view" />
                  <input type="hidden" name="id" value={view.id} />
                  <input type="hidden" name="here" value={query} />
                  <IconButton type="submit" label={`Delete the view ${view.name}`} icon={<X size={13} />} />
                </Form>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      <Disclosure summary="Save this view">
        <ActionForm method="post" action={action} className="flex flex-wrap items-end gap-3 pt-2">
          <input type="hidden" name="intent" value="save-view" />
          <input type="hidden" name="here" value={query} />
          <Field label="Name of the view">
            <TextInput name="name" required maxLength={100} />
          </Field>
          <Checkbox name="isShared" label="Share with the team" />
          <Button type="submit" size="sm">
            Save
          </Button>
        </ActionForm>
      </Disclosure>
    </div>
  );
}
