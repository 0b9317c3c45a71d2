import { expect, it } from "vitest";
import { linkedAnswer } from "~/app/areas/research/results/cited-answer";

it("makes a link of each reference that is known, and lets its name break nothing", () => {
  const html = 'Pay it.<sup class="cite" data-ref="1">1</sup><sup class="cite" data-ref="7">7</sup>';
  const linked = linkedAnswer(html, [{ ref: 1, slug: "ca-final-pay", title: 'Final "pay" <b>' }]);
  expect(linked).toContain(
    '<a href="/laws/ca-final-pay" data-ref="1" aria-label="Source 1: Final &quot;pay&quot; &lt;b&gt;">1</a>',
  );
  expect(linked).toContain('<sup class="cite" data-ref="7">7</sup>');
});
