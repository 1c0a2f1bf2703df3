/** What a test may do to the connection between the product and Stripe. */
export interface Outage {
  /** Every call is answered with a 500. */
  down: boolean;
  /** The next answer is worked out at once but kept back until `release`. */
  keepNext: () => void;
  release: () => void;
  /** How many answers are kept back. */
  kept: () => number;
  /** To be awaited before an answer goes out. */
  passed: () => Promise<void>;
}

export const outage = (): Outage => {
  let keeping = false;
  const waiting: (() => void)[] = [];
  return {
    down: false,
    keepNext: () => {
      keeping = true;
    },
    release: () => {
      for (const go of waiting.splice(0)) go();
    },
    kept: () => waiting.length,
    passed: () => {
      if (!keeping) return Promise.resolve();
      keeping = false;
      return new Promise((go) => waiting.push(go));
    },
  };
};
