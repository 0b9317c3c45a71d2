type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stood in a control when the markup of the server gave way to the live one. */
type Entry = { name: string; index: number; value: string; checked: boolean; files: FileList | null };

const controlsIn = (root: HTMLElement): Control[] => [
  ...root.querySelectorAll<Control>("input[name]:not([type=hidden]), textarea[name], select[name]"),
];

/** Everything that was entered in a piece of the page, by name and place among controls of that name. */
export function entriesIn(root: HTMLElement): Entry[] {
  return controlsIn(root).map((control, at, all) => ({
    name: control.name,
    index: all.slice(0, at).filter(({ name }) => name === control.name).length,
    value: control.value,
    checked: control instanceof HTMLInputElement && control.checked,
    files: control instanceof HTMLInputElement ? control.files : null,
  }));
}

/** Enters it again in what stands in its place, as the person would: what listens to the controls hears of it. */
export function enterAgain(root: HTMLElement, entries: Entry[]): void {
  const controls = controlsIn(root);
  for (const { name, index, value, checked, files } of entries) {
    const control = controls.filter((each) => each.name === name)[index];
    if (!control) continue;
    if (control instanceof HTMLInputElement && control.type === "file") {
      if (files && files.length > 0) control.files = files;
    } else if (control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)) {
      if (control.checked !== checked) control.click();
    } else if (control.value !== value) {
      valueSetter(control)?.call(control, value);
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
    }
  }
}

/** The browser's own setter: React's hides a change that did not come from a person. */
const valueSetter = (control: Control) => Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set;
