import { z } from "zod";
import { act, acts } from "~/app/server/acts.server";
import { idOf, rowId, textOf } from "~/app/server/form-fields.server";
import type { PeopleMember } from "~/domain/people";
import { peopleMay } from "../people.server";
import { UNIT_INTENT as INTENT } from "./organization-intents";

type Unit<Wish> = {
  /** What one of them is called. */
  word: string;
  plural: string;
  back: string;
  schema: z.ZodType<Wish>;
  read: (form: FormData) => unknown;
  save: (member: PeopleMember, wish: Wish, id?: number) => Promise<unknown>;
  merge: (member: PeopleMember, id: number, into: number) => Promise<unknown>;
};

const idOrNew = (form: FormData): number | undefined => (form.get("id") ? idOf(textOf(form, "id")) : undefined);

/** The forms of what an organization is made of: one is added or saved, two become one. */
export const unitActs = <Wish>({ word, plural, back, schema, read, save, merge }: Unit<Wish>) =>
  acts(
    peopleMay("places:write"),
    {
      [INTENT.save]: act({
        schema,
        read,
        call: async (member, wish, { form }) => {
          const id = idOrNew(form);
          await save(member, wish, id);
          return id;
        },
        said: (id) => ({ title: `${word} ${id ? "Saved" : "Added"}` }),
      }),
      [INTENT.merge]: act({
        schema: z.object({ id: rowId, into: rowId }),
        call: (member, { id, into }) => merge(member, id, into),
        said: `${plural} Merged`,
      }),
    },
    { back },
  );
