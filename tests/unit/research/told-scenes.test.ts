import { describe, expect, it } from "vitest";
import { toldScenes } from "../../../web/domain/research/query/told-scenes";

const topicsOf = (text: string): string[] => [...new Set(toldScenes(text).map(({ topic }) => topic))];

describe("scenes that people tell", () => {
  it.each([
    ["Can I cut hours of a worker who complained about wages to the state?", "retaliation"],
    ["can we fire someone who filed a work comp claim", "retaliation"],
    ["employee's husband beats her, she needs days for court", "other_leave"],
    ["can my boss make me work 16 hours straight", "overtime"],
    ["an exempt manager earning 62000 a year", "overtime"],
    ["can I hold her paycheck until she returns the laptop", "final_pay"],
    ["child working on family farm", "child_labor"],
    ["when must wages be paid", "pay_frequency"],
    ["wants to work from home because of her MS", "disability"],
    ["got my hours cut from 40 to 12 after i told hr the manager was touching the girls", "retaliation"],
    ["my employee's baby daddy keeps showing up threatening her", "other_leave"],
    ["nurse told to stay for 16 hrs", "overtime"],
    ["Is South Carolina at will?", "at_will_exceptions"],
    ["My employee is bipolar and yelled at a customer", "disability"],
  ])("%s", (text, topic) => {
    expect(topicsOf(text)).toContain(topic);
  });

  it.each([
    "she works on weekends",
    "When do I have to pay him his last check?",
    "can we fire someone for being late",
    "he has worked here for 16 years",
    "what is the minimum wage",
  ])("nothing of a scene: %s", (text) => {
    expect(topicsOf(text)).toEqual([]);
  });
});
