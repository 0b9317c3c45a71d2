// Runs in the page: what a person sees of its forms. Plain JavaScript, since what tsx makes of a function cannot be sent there.
(() => {
  const isSeen = (node) => node.checkVisibility({ checkVisibilityCSS: true }) && node.getClientRects().length > 0;
  const textOf = (node) => (node?.textContent ?? "").replace(/\s+/g, " ").trim();
  const labelOf = (control) =>
    control.getAttribute("aria-label") ||
    textOf(control.labels?.[0]) ||
    textOf(control.closest("fieldset")?.querySelector("legend"));
  const legendOf = (control) => textOf(control.closest("fieldset")?.querySelector("legend"));
  /** A box or a file field may be drawn by its label. */
  const isReachable = (control) =>
    !control.disabled &&
    !control.readOnly &&
    (isSeen(control) || (/checkbox|radio|file/.test(control.type) && [...(control.labels ?? [])].some(isSeen)));
  const NO_FIELDS = /^(hidden|submit|button|reset|image|fieldset|output)$/;
  const controlsOf = (form) =>
    [...form.elements].filter((one) => !NO_FIELDS.test(one.type) && one.tagName !== "OBJECT");
  const buttonsOf = (form) => [...form.elements].filter((one) => /^(submit|image)$/.test(one.type) && isSeen(one));
  const isReady = (button) => !button.disabled && button.getAttribute("aria-disabled") !== "true";
  const isBehind = (node) => {
    const open = [...document.querySelectorAll("[role=dialog],[role=alertdialog]")].filter(isSeen).pop();
    return Boolean(open) && !open.contains(node);
  };
  const withoutNames = (text) => text.replace(/\d+/g, "#").slice(0, 60);

  let fieldsSeen = 0;
  function read(control) {
    control.dataset.robotField ||= String(++fieldsSeen);
    const { type, name, value } = control;
    const attribute = (which) => control.getAttribute(which) ?? undefined;
    return {
      mark: control.dataset.robotField,
      name,
      type: control.tagName === "SELECT" ? "select" : control.tagName === "TEXTAREA" ? "textarea" : type,
      role: attribute("role"),
      label: labelOf(control),
      legend: legendOf(control),
      value,
      checked: control.checked ?? false,
      required: control.required || control.getAttribute("aria-required") === "true",
      min: attribute("min"),
      max: attribute("max"),
      step: attribute("step"),
      maxLength: control.maxLength > 0 ? control.maxLength : undefined,
      minLength: control.minLength > 0 ? control.minLength : undefined,
      placeholder: attribute("placeholder"),
      autocomplete: attribute("autocomplete"),
      inputMode: attribute("inputmode"),
      accept: attribute("accept"),
      pattern: attribute("pattern"),
      multiple: Boolean(control.multiple),
      options:
        control.tagName === "SELECT" ? [...control.options].filter((one) => !one.disabled).map((one) => one.value) : [],
    };
  }

  const describedBy = (control) =>
    (control.getAttribute("aria-describedby") ?? "")
      .split(" ")
      .filter(Boolean)
      .map((id) => textOf(document.getElementById(id)))
      .join(" ");
  const marksOf = (control) => control.getAttribute("aria-invalid") === "true" && describedBy(control) !== "";

  /** A form by the way it goes and the button that sends it: rows that have the same one look alike. */
  function scan() {
    return [...document.forms]
      .filter((form) => !isBehind(form))
      .flatMap((form) =>
        buttonsOf(form).map((button) => {
          const own = form.elements.namedItem("intent")?.value ?? "";
          const intent = withoutNames(button.name ? `${button.name}=${button.value}` : own);
          const action = new URL(
            button.getAttribute("formaction") || form.getAttribute("action") || location.href,
            location.href,
          );
          const path = action.pathname.replace(/\/\d+(?=\/|$)/g, "/:id");
          const words = withoutNames(textOf(button) || button.getAttribute("aria-label") || "");
          // A choice of ready questions is one form with many answers.
          const kind = form.method === "get" && button.name ? [button.name] : [intent, words];
          return { key: [form.method, path, ...kind].join(" | "), form, button, path, intent, words };
        }),
      );
  }
  function find(key) {
    const all = scan().filter((one) => one.key === key);
    const found = all.find(({ button }) => isReady(button)) ?? all[0];
    if (found) found.button.dataset.robotButton = key;
    return found;
  }

  window.formRobot = {
    /** Every form in sight, once for each of the buttons that send it. */
    forms: () =>
      scan().map(({ key, form, button, path, intent, words }) => ({
        key,
        method: form.method,
        path,
        intent,
        button: words,
        danger: /critical/.test(button.className),
      })),
    /** Marks the button of a form; false when it is not there. */
    mark: (key) => Boolean(find(key)),
    /** Whether the button waits for something to be filled in. */
    waits(key) {
      const found = find(key);
      return Boolean(found) && !isReady(found.button);
    },
    /** The fields of a form that can be filled now, by the button that sends it. */
    fields(key) {
      const form = find(key)?.form;
      return form ? controlsOf(form).filter(isReachable).map(read) : null;
    },
    /** What stands in the form, by place; a password may be asked for again. */
    values(key) {
      const form = find(key)?.form;
      if (!form) return null;
      return controlsOf(form)
        .filter(isReachable)
        .map((one) => ({
          name: one.name,
          type: one.type,
          value: /checkbox|radio/.test(one.type)
            ? String(one.checked)
            : one.type === "file"
              ? String(one.files.length)
              : one.value,
        }));
    },
    /** Which fields say that they are wrong, natively or by their message. */
    complaints(key) {
      const form = find(key)?.form;
      const controls = form ? controlsOf(form) : [...document.querySelectorAll("input,select,textarea")];
      return controls
        .filter((one) => marksOf(one) || (form && !form.noValidate && one.willValidate && !one.checkValidity()))
        .map((one) => ({
          name: one.name,
          label: labelOf(one),
          native: !one.validity.valid,
          message: marksOf(one) ? describedBy(one) : one.validationMessage,
        }));
    },
    /** A complaint said in the group that a box belongs to. */
    groupComplaints() {
      return [...document.querySelectorAll("fieldset [id$='-error']")].map(textOf).filter(Boolean);
    },
    /** What the screen says went wrong. */
    alarms() {
      const alerts = [...document.querySelectorAll("[role=alert]")].filter(isSeen).map(textOf);
      const toasts = [...document.querySelectorAll("[data-variant=destructive]")]
        .filter(isSeen)
        .map((one) => textOf(one.parentElement));
      return [...new Set([...alerts, ...toasts].filter(Boolean))];
    },
    openDetails() {
      for (const one of document.querySelectorAll("details:not([open])")) one.open = true;
    },
    /** Buttons that may open a form, one of each kind. */
    openers() {
      const seen = new Set();
      return [...document.querySelectorAll("button[type=button]")].flatMap((button) => {
        const words = withoutNames(textOf(button) || button.getAttribute("aria-label") || "");
        const kind = `${button.getAttribute("aria-haspopup") ?? ""} ${words}`;
        if (
          seen.has(kind) ||
          !isSeen(button) ||
          button.disabled ||
          isBehind(button) ||
          button.getAttribute("role") === "tab"
        )
          return [];
        seen.add(kind);
        button.dataset.robotOpener = kind;
        return [{ kind, isMenu: button.getAttribute("aria-haspopup") === "menu" }];
      });
    },
    menuItems() {
      const seen = new Set();
      return [...document.querySelectorAll("[role=menuitem]")].flatMap((item) => {
        const words = withoutNames(textOf(item));
        if (seen.has(words) || item.tagName === "A") return [];
        seen.add(words);
        item.dataset.robotItem = words;
        return [words];
      });
    },
  };
})();
