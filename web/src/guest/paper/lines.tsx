/** @jsxImportSource preact */
import type { GuestPaper } from '#shared/guest/document.ts';
import { formatPounds } from '#shared/money.ts';
import { discountOf, type GuestLine, lineTotal, reckoning } from '../figures.ts';
import { texts } from '../texts.ts';

interface Props {
  document: GuestPaper;
  /** The indexes of the chosen optional lines; the others are not shown. */
  chosen: readonly number[];
  /** Shows the chosen ones among the lines. Until settled they are checkboxes below, and appear here only in print. */
  settled: boolean;
}

/** A document's lines and discount. */
export function PaperLines({ document, chosen, settled }: Props) {
  const off = discountOf(document, chosen);
  return (
    <>
      {document.sums.vat > 0 && (
        <p class="text-right text-small text-muted">
          {document.pricesInclude === 'gross' ? texts.pricesWithVat : texts.pricesBeforeVat}
        </p>
      )}
      <ul>
        {document.lines.map((line, at) => {
          if (line.optional && !chosen.includes(at)) return null;
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a paper have no ids and never change places.
          return <PaperLine key={at} line={line} onPrintOnly={Boolean(line.optional) && !settled} />;
        })}
        {off !== 0 && (
          <li class="flex items-baseline justify-between gap-3 border-t border-line py-2">
            <span>
              {document.discount?.percent
                ? `${texts.discount} ${document.discount.percent}%`
                : texts.discount}
            </span>
            <span class="shrink-0 whitespace-nowrap">{formatPounds(-off)}</span>
          </li>
        )}
      </ul>
    </>
  );
}

function PaperLine({ line, onPrintOnly }: { line: GuestLine; onPrintOnly: boolean }) {
  const small = [reckoning(line), line.optional ? texts.chosenExtra : ''].filter(Boolean).join(' · ');
  return (
    <li
      class={`items-baseline justify-between gap-x-3 border-t max-[15rem]:flex-wrap border-line py-2 ${onPrintOnly ? 'hidden print:flex' : 'flex'}`}
    >
      <span class="min-w-0">
        <span class="block whitespace-pre-line wrap-anywhere">{line.description}</span>
        {small && <span class="block text-small text-muted wrap-anywhere">{small}</span>}
      </span>
      <span class="ml-auto shrink-0 whitespace-nowrap">{formatPounds(lineTotal(line))}</span>
    </li>
  );
}
