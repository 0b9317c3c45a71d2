/** The fields of a form that waits on another screen, to be sent on from there. */
export const WaitingFields = ({ fields }: { fields: [string, string][] }) =>
  fields.map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name may stand several times, and the list never changes.
    <input key={index} type="hidden" name={name} value={value} />
  ));
