import { describe, expect, test } from "vitest";
import { Checkbox } from "~/app/ui/choices/checkbox";
import { Combobox } from "~/app/ui/choices/combobox";
import { RadioGroup } from "~/app/ui/choices/radio-group";
import { Field } from "~/app/ui/fields/field";
import { Select } from "~/app/ui/fields/select";
import { TextInput } from "~/app/ui/fields/text-input";
import { attribute, render, tag } from "./render";

const meta = {
  id: "form-email",
  name: "email",
  errors: ["Enter an address.", "It must be new."],
  initialValue: "dana@",
  required: true,
  maxLength: 120,
};

describe("a field", () => {
  test("labels its control and describes it by error and help", () => {
    const html = render(
      <Field label="Email" help="We confirm it." error="Enter an address.">
        <TextInput />
      </Field>,
    );
    const id = attribute(tag(html, "input"), "id");
    expect(attribute(tag(html, "label"), "for")).toBe(id);
    expect(attribute(tag(html, "input"), "aria-describedby")).toBe(`${id}-error ${id}-help`);
    expect(attribute(tag(html, "input"), "aria-invalid")).toBe("true");
    expect(html).toContain(`id="${id}-error"`);
    expect(html).toContain(`id="${id}-help"`);
  });

  test("without help or error its control is neither described nor invalid", () => {
    const input = tag(
      render(
        <Field label="Email">
          <TextInput />
        </Field>,
      ),
      "input",
    );
    expect(attribute(input, "aria-describedby")).toBeUndefined();
    expect(attribute(input, "aria-invalid")).toBeUndefined();
  });

  test("takes name, value, limits and errors from the metadata of the form", () => {
    const html = render(
      <Field label="Email" meta={meta}>
        <TextInput type="email" />
      </Field>,
    );
    const input = tag(html, "input");
    expect(input).toContain('name="email"');
    expect(input).toContain('value="dana@"');
    expect(input).toContain('required=""');
    expect(attribute(input, "maxLength") ?? attribute(input, "maxlength")).toBe("120");
    expect(html).toContain("Enter an address.");
    expect(html).toContain("It must be new.");
  });

  test("lets the control's own properties win over the metadata", () => {
    const input = tag(
      render(
        <Field label="Email" meta={meta}>
          <TextInput name="mail" defaultValue="a@b.co" />
        </Field>,
      ),
      "input",
    );
    expect(input).toContain('name="mail"');
    expect(input).toContain('value="a@b.co"');
  });

  test("selects the option of the metadata in a select", () => {
    const html = render(
      <Field label="State" meta={{ id: "s", name: "state", initialValue: "NY" }}>
        <Select
          options={[
            { value: "CA", label: "California" },
            { value: "NY", label: "New York" },
          ]}
        />
      </Field>,
    );
    expect(html).toMatch(/<option value="NY" selected=""/);
    expect(html).not.toMatch(/<option value="CA" selected=""/);
  });
});

test("a combobox announces itself closed and sends its value under the field's name", () => {
  const html = render(
    <Field label="State" meta={{ id: "s", name: "state" }}>
      <Combobox options={[]} onQueryChange={() => undefined} initial={{ value: "NY", label: "New York" }} />
    </Field>,
  );
  const input = tag(html, "input");
  expect(attribute(input, "role")).toBe("combobox");
  expect(attribute(input, "aria-expanded")).toBe("false");
  expect(attribute(input, "value")).toBe("New York");
  expect(html).toContain('<input type="hidden" name="state" value="NY"/>');
});

test("a checkbox with an error is invalid and described by it", () => {
  const html = render(<Checkbox id="terms" label="I agree" error="Agree to continue." />);
  expect(attribute(tag(html, "input"), "aria-describedby")).toBe("terms-error");
  expect(attribute(tag(html, "label"), "for")).toBe("terms");
});

test("a radio group checks its default and stands under one legend", () => {
  const html = render(
    <RadioGroup
      name="plan"
      legend="Plan"
      defaultValue="monthly"
      options={[
        { value: "daily", label: "Day" },
        { value: "monthly", label: "Month" },
      ]}
    />,
  );
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*value="monthly"[^>]*checked=""|<input[^>]*checked=""[^>]*value="monthly"/);
  expect(html).toMatch(/<fieldset[^>]*><legend[^>]*>Plan<\/legend>/);
});
