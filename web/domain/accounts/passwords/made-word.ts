import { randomInt } from "node:crypto";

/** Nothing that is mistaken for something else when it is read aloud or typed from a mail. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

const four = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** `abcd-efgh-jkmn-pqrs`, which nobody guesses (79 bits) and everybody can type. */
export const madeWord = (): string => Array.from({ length: 4 }, four).join("-");
