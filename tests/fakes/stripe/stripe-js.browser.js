// Stand-in for Stripe.js: the same calls, a plain form instead of an iframe, talking to the fake that served it.
(() => {
  const api = new URL(document.currentScript.src).origin;

  const FIELDS = [
    { name: "number", label: "Card number", autocomplete: "cc-number", placeholder: "1234 1234 1234 1234" },
    { name: "exp", label: "Expiration date", autocomplete: "cc-exp", placeholder: "MM / YY" },
    { name: "cvc", label: "Security code", autocomplete: "cc-csc", placeholder: "CVC" },
    { name: "postal_code", label: "ZIP code", autocomplete: "postal-code", placeholder: "12345" },
  ];

  const el = (tag, properties = {}, ...children) => {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  };

  class PaymentElement {
    constructor(type) {
      this.type = type;
      this.listeners = {};
      this.inputs = {};
    }

    mount(target) {
      const place = typeof target === "string" ? document.querySelector(target) : target;
      if (!place) throw new Error(`Invalid selector: ${target} did not match anything.`);
      this.root = el("div", { className: "fake-payment-element" });
      for (const field of FIELDS) {
        const input = el("input", {
          id: `fake-stripe-${field.name}`,
          name: `fake-stripe-${field.name}`,
          placeholder: field.placeholder,
          autocomplete: field.autocomplete,
          inputMode: "numeric",
        });
        input.addEventListener("input", () => this.changed());
        input.addEventListener("focus", () => this.emit("focus"));
        input.addEventListener("blur", () => this.emit("blur"));
        this.inputs[field.name] = input;
        this.root.append(el("label", { htmlFor: input.id, textContent: field.label }), input);
      }
      place.replaceChildren(this.root);
      queueMicrotask(() => this.emit("ready"));
    }

    on(event, listener) {
      const listeners = this.listeners[event] ?? [];
      this.listeners[event] = [...listeners, listener];
      return this;
    }

    off(event) {
      delete this.listeners[event];
      return this;
    }

    once(event, listener) {
      return this.on(event, listener);
    }

    emit(event, detail = {}) {
      for (const listener of this.listeners[event] ?? []) listener({ elementType: this.type, ...detail });
    }

    changed() {
      const values = Object.values(this.inputs).map((input) => input.value.trim());
      this.emit("change", {
        complete: this.problem() === null,
        empty: values.every((value) => value === ""),
        collapsed: false,
        value: { type: "card" },
      });
    }

    /** What is still missing, in the words of the real form. */
    problem() {
      const digits = (name) => this.inputs[name].value.replace(/\D/g, "");
      if (digits("number").length < 15) return ["incomplete_number", "Your card number is incomplete."];
      if (digits("exp").length < 4) return ["incomplete_expiry", "Your card's expiration date is incomplete."];
      if (digits("cvc").length < 3) return ["incomplete_cvc", "Your card's security code is incomplete."];
      return null;
    }

    data() {
      const exp = this.inputs.exp.value.replace(/\D/g, "");
      return {
        type: "card",
        "card][number": this.inputs.number.value.replace(/\D/g, ""),
        "card][exp_month": String(Number(exp.slice(0, 2))),
        "card][exp_year": exp.slice(2),
        "card][cvc": this.inputs.cvc.value.trim(),
      };
    }

    update() {}
    blur() {}
    clear() {
      for (const input of Object.values(this.inputs)) input.value = "";
    }
    focus() {
      this.inputs.number?.focus();
    }
    collapse() {}
    unmount() {
      this.root?.remove();
    }
    destroy() {
      this.unmount();
    }
  }

  class Elements {
    constructor(options) {
      this.options = options;
      this.made = {};
    }

    create(type) {
      this.made[type] = new PaymentElement(type);
      return this.made[type];
    }

    getElement(type) {
      return this.made[type] ?? null;
    }

    update(options) {
      Object.assign(this.options, options);
    }

    async fetchUpdates() {
      return {};
    }

    async submit() {
      const problem = this.made.payment?.problem();
      return problem ? { error: validation(problem) } : { selectedPaymentMethod: "card" };
    }
  }

  const validation = ([code, message]) => ({ type: "validation_error", code, message });

  async function call(key, path, fields = {}, method = "POST") {
    const body = new URLSearchParams({ key, ...fields });
    const address = method === "GET" ? `${api}${path}?${body}` : `${api}${path}`;
    try {
      const answer = await fetch(address, { method, body: method === "GET" ? undefined : body });
      return await answer.json();
    } catch {
      const message = "We are experiencing issues connecting to our payments provider. Please try again.";
      return { error: { type: "api_connection_error", message } };
    }
  }

  /** The bank's question, in a dialog as the real library shows it. */
  function askBank() {
    return new Promise((resolve) => {
      const dialog = el("dialog", { ariaLabel: "3D Secure" });
      const button = (text, passed) => {
        const node = el("button", { type: "button", textContent: text });
        node.addEventListener("click", () => {
          dialog.close();
          dialog.remove();
          resolve(passed);
        });
        return node;
      };
      dialog.append(
        el("p", { textContent: "Test bank: is it you?" }),
        button("Complete authentication", true),
        button("Fail authentication", false),
      );
      document.body.append(dialog);
      dialog.showModal();
    });
  }

  function connect(key) {
    if (!/^pk_/.test(key ?? "")) throw new Error("Invalid value for Stripe(): apiKey should be a string.");

    const kindOf = (secret) =>
      secret.startsWith("seti_")
        ? { path: "setup_intents", name: "setupIntent", error: "setup_intent", query: "setup_intent" }
        : { path: "payment_intents", name: "paymentIntent", error: "payment_intent", query: "payment_intent" };
    const idOf = (secret) => secret.split("_secret_")[0];

    async function settleAction(secret, intent) {
      if (intent.status !== "requires_action") return intent;
      const passed = await askBank();
      const path = `/v1/${kindOf(secret).path}/${idOf(secret)}/fake_authenticate`;
      return call(key, path, { client_secret: secret, passed: String(passed) });
    }

    function outcome(kind, intent) {
      if (intent.error) return { error: intent.error };
      const error = intent.last_payment_error ?? intent.last_setup_error;
      if (error && intent.status === "requires_payment_method") return { error: { ...error, [kind.error]: intent } };
      return { [kind.name]: intent };
    }

    async function confirm({ elements, clientSecret, confirmParams = {}, redirect = "always" }) {
      const secret = clientSecret ?? elements.options.clientSecret;
      const kind = kindOf(secret);
      const element = elements.getElement("payment");
      const problem = element.problem();
      if (problem) return { error: validation(problem) };
      const fields = { client_secret: secret, return_url: confirmParams.return_url ?? location.href };
      for (const [name, value] of Object.entries(element.data())) fields[`payment_method_data[${name}]`] = value;
      const first = await call(key, `/v1/${kind.path}/${idOf(secret)}/confirm`, fields);
      const result = outcome(kind, first.error ? first : await settleAction(secret, first));
      if (result.error || redirect === "if_required") return result;
      const target = new URL(fields.return_url);
      target.searchParams.set(kind.query, idOf(secret));
      target.searchParams.set(`${kind.query}_client_secret`, secret);
      target.searchParams.set("redirect_status", "succeeded");
      location.assign(target.toString());
      return new Promise(() => {});
    }

    async function retrieve(secret) {
      const kind = kindOf(secret);
      const intent = await call(key, `/v1/${kind.path}/${idOf(secret)}`, { client_secret: secret }, "GET");
      return intent.error ? { error: intent.error } : { [kind.name]: intent };
    }

    return {
      elements: (options = {}) => new Elements(options),
      confirmPayment: confirm,
      confirmSetup: confirm,
      retrievePaymentIntent: retrieve,
      retrieveSetupIntent: retrieve,
      handleNextAction: async ({ clientSecret }) => {
        const { paymentIntent, setupIntent, error } = await retrieve(clientSecret);
        if (error) return { error };
        return outcome(kindOf(clientSecret), await settleAction(clientSecret, paymentIntent ?? setupIntent));
      },
      registerAppInfo: () => {},
    };
  }

  connect.version = "fake";
  window.Stripe = connect;
})();
