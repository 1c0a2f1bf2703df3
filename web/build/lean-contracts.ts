import type { Plugin } from 'vite';

/** A route's sentence for the API's description, on one line or on the next. */
const summary = /\bsummary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`),?/g;

/** How a route's reply of JSON begins; the shape in its brackets is the server's to hold to. */
const reply = /\breply: (?:json|created|accepted|page)\(/g;

/** Where the bracket that is open before `from` is closed. None of these shapes has a bracket in a text. */
const closing = (code: string, from: number): number => {
  let open = 1;
  let at = from;
  for (; open > 0 && at < code.length; at++) open += { '(': 1, ')': -1 }[code[at] ?? ''] ?? 0;
  return at;
};

/** What makes a shape and does nothing else: one that nobody reads any more is left out with it. */
const making =
  /\b(?:z\.(?:object|strictObject|looseObject|extend|omit|pick|partial|array|record|string|number|boolean|int|enum|literal|union|unknown|optional|nullable|_default)|orNull)\(/g;

const withoutShapes = (code: string): string => {
  let [lean, kept] = ['', 0];
  for (const {
    0: { length },
    index,
  } of code.matchAll(reply)) {
    if (index < kept) continue;
    lean += `${code.slice(kept, index)}reply: { kind: 'json' }`;
    kept = closing(code, index + length);
  }
  return lean + code.slice(kept);
};

/** Leaves out of the web app what it never reads of a route: its sentence, and the shape that the server gives its reply. */
export const leanContracts = (): Plugin => ({
  name: 'lean-contracts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/shared\/.*\.ts$/ },
    handler: (code) => {
      const lean = code.includes('summary:') ? withoutShapes(code.replace(summary, '')) : code;
      return { code: lean.replace(making, '/* @__PURE__ */ $&'), map: null };
    },
  },
});
