import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { words } from './words.ts';

/** Other ways to say an act, and what it is called here. A text of the specification is none of them. */
const others: [RegExp, string][] = [
  [/^(new|add a|make an?|raise an?) job$/i, words.createJob],
  [
    /^(new|add an?|make an?|raise an?|generate an?) invoice$|^(invoice|bill) (it|this)$/i,
    words.createInvoice,
  ],
  [/^(new|add a|make a|write a) quote$/i, words.createQuote],
  [/^(new|create a|make a|add a) client( first)?$/i, words.addClient],
  [/^mark as paid$|^set (as )?paid$/i, words.markPaid],
  [/^mark as unpaid$|^set (as )?unpaid$/i, words.markUnpaid],
  [/^(add|enter|log) (a )?payment$|^record a payment$/i, words.recordPayment],
  [/^resend$|^send (it )?once more$/i, words.sendAgain],
  [/^(send (a )?reminder|chase)$/i, words.remind],
  [/^(begin|start job|start work|set to in progress)$/i, words.start],
  [/^(finish|finish job|done with job|mark (as )?completed?)$/i, words.complete],
  [/^(call off|cancel this job|drop job)$/i, words.cancelJob],
  [/^(re-open|open again)$/i, words.reopen],
  [/^(accept on (their|the customer’s) behalf|accepted by hand)$/i, words.acceptForThem],
  [/^(take a picture|add a photo|add picture|upload photo)$/i, words.addPhoto],
  [/^(use a part|use from stock|take from stock)$/i, words.useStock],
  [/^(on the way|setting off)$/i, words.onMyWay],
];

const inThisCase = new Map(Object.values(words).map((word) => [word.toLowerCase(), word]));
/** Words that stand as a state or a heading too, where they are written otherwise. */
const alsoStates = new Set(['waiting', 'start', 'complete', 'send', 'show']);

/** What the specification calls a button. */
const named = new Set(['Add Client']);

const rightWord = (text: string): string => {
  if (named.has(text)) return text;
  const other = others.find(([way]) => way.test(text));
  if (other) return other[1];
  const lower = text.toLowerCase();
  return alsoStates.has(lower) ? text : (inThisCase.get(lower) ?? text);
};

const textFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /(^|[\\/-])texts\.ts$/.test(name) && !/^(guest|landing)/.test(name),
);

const textsIn = (file: string): string[] =>
  [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/: '([^'\n]+)'/g)].map(
    ([, text]) => text ?? '',
  );

describe('the words for acts', () => {
  it('are looked for where the texts are', () => {
    expect(textFiles.length).toBeGreaterThan(15);
  });

  it.each(textFiles)('%s says each act by its one word', (file) => {
    const texts = textsIn(file);
    expect(texts).toEqual(texts.map(rightWord));
  });
});
