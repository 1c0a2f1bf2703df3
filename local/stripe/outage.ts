/** A call that Stripe fails at, once: before it has done anything, or after it has done it all. */
export interface Break {
  /** `/v1/customers` */
  path: string;
  done: boolean;
}

/** What a test may do to the connection between the product and Stripe. */
export interface Outage {
  /** Every call is answered with a 500. */
  down: boolean;
  breakNext: (coming: Break) => void;
  /** To be asked before and after a call is done: does Stripe fail at this point? */
  breaks: (method: string, path: string, done: boolean) => boolean;
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
  let coming: Break | undefined;
  return {
    down: false,
    breakNext: (next) => {
      coming = next;
    },
    breaks(method, path, done) {
      if (this.down && !done) return true;
      if (method !== 'POST' || coming?.path !== path || coming.done !== done) return false;
      coming = undefined;
      return true;
    },
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
