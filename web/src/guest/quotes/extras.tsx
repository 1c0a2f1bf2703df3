/** @jsxImportSource preact */
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds } from '#shared/money.ts';
import { extraPrice, extrasOf, reckoning } from '../figures.ts';
import { GroupHeading } from '../heading.tsx';
import { texts } from '../texts.ts';
import { Tick } from '../tick.tsx';
import { quoteTexts } from './texts.ts';

interface Props {
  quote: GuestQuote;
  chosen: readonly number[];
  onChoose: (chosen: number[]) => void;
}

/** The optional lines to choose from, each with what it adds to the total. */
export function Extras({ quote, chosen, onChoose }: Props) {
  const extras = extrasOf(quote);
  if (extras.length === 0) return null;
  const choose = (at: number, taken: boolean) =>
    onChoose(extras.filter((each) => (each === at ? taken : chosen.includes(each))));
  return (
    <fieldset class="pb-4">
      <legend class="sr-only">{quoteTexts.extras}</legend>
      <div aria-hidden>
        <GroupHeading aside={quote.sums.vat > 0 ? texts.pricesWithVat : undefined}>
          {quoteTexts.extras}
        </GroupHeading>
      </div>
      <div class="grid gap-2 lg:grid-cols-2">
        {extras.map((at) => {
          const line = quote.lines[at];
          if (!line) return null;
          const small = reckoning(line);
          return (
            <Tick
              key={at}
              checked={chosen.includes(at)}
              onChange={(taken) => choose(at, taken)}
              aside={`+ ${formatPounds(extraPrice(quote, at))}`}
            >
              {line.description}
              {small && <span class="block text-small text-muted">{small}</span>}
            </Tick>
          );
        })}
      </div>
    </fieldset>
  );
}
