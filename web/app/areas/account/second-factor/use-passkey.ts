import { useState } from "react";

type Asking = { ask: (question: string) => void; isAsking: boolean; problem: string | null };
type Library = typeof import("@simplewebauthn/browser");
// The library checks the shape of what the server asks.
// biome-ignore lint/suspicious/noExplicitAny: two kinds of questions, each with the type of its call
type Question = any;

/**
 * Asks the browser for a passkey and hands on what it answers, as a text for a form. The library comes with the first
 * question.
 */
export function usePasskey(
  call: (library: Library, question: Question) => Promise<object>,
  use: (answer: string) => void,
): Asking {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (question: string) => {
    setAsking(true);
    setProblem(null);
    try {
      use(JSON.stringify(await call(await import("@simplewebauthn/browser"), JSON.parse(question))));
    } catch (error) {
      // Closing the browser's own window is no failure worth more words.
      const isKnown = error instanceof Error && error.name === "InvalidStateError";
      setProblem(isKnown ? "This passkey is set up already." : "No passkey was given. Try again, or use another way.");
    } finally {
      setAsking(false);
    }
  };
  return { ask, isAsking, problem };
}
