/** @jsxImportSource preact */
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { formatPounds } from '#shared/money.ts';
import { Button, mainLook, quietLook } from '../buttons.tsx';
import { mailHref, telHref } from '../contact.tsx';
import { sumsWith } from '../figures.ts';
import { NextStep } from '../next-step.tsx';
import { Footer } from '../paper/footer.tsx';
import { PdfButton } from '../pdf-button.tsx';
import { PdfFailed } from '../pdf-failed.tsx';
import { texts } from '../texts.ts';
import type { Pdf } from '../use-pdf.ts';
import type { Step } from '../use-step.ts';
import { AskAgain } from './ask-again.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { depositOf } from './deposit-split.ts';
import { Extras } from './extras.tsx';
import { nameOf, QuotePaper } from './paper.tsx';
import { Particulars } from './particulars.tsx';
import { quoteTexts } from './texts.ts';

interface Props {
  quote: GuestQuote;
  before: GuestQuote | undefined;
  token: string;
  chosen: readonly number[];
  choose: (chosen: number[]) => void;
  pdf: Pdf;
  goTo: (step: Step) => void;
}

/** The quote, with its extras and the accept button. */
export function ReadPage({ quote, before, token, chosen, choose, pdf, goTo }: Props) {
  const isOpen = quote.status === 'sent';
  const sums = sumsWith(quote, chosen);
  const extras = isOpen && quote.lines.some(({ optional }) => optional) && (
    <Extras quote={quote} chosen={chosen} onChoose={choose} />
  );
  return (
    <main class="guest-columns">
      <ChangedNotice quote={quote} before={before} />
      <QuotePaper quote={quote} chosen={chosen} sums={sums} settled={!isOpen} extras={extras} />
      <div class="grid content-start px-2 lg:px-0 print:px-0">
        {isOpen ? (
          <NextStep pdf={pdf} about={<About quote={quote} total={sums.total} />}>
            <button type="button" onClick={() => goTo('accept')} class={`${mainLook} grow`}>
              {quoteTexts.accept(formatPounds(sums.total))}
            </button>
          </NextStep>
        ) : (
          <AskAgain quote={quote} token={token} />
        )}
        <PdfFailed pdf={pdf} />
        <div class="no-print mt-3 grid gap-2 max-lg:order-last">
          <div class="flex flex-wrap gap-2">
            <AskLink quote={quote} />
            {isOpen && (
              <Button onClick={() => goTo('decline')} class="grow">
                {quoteTexts.decline}
              </Button>
            )}
          </div>
          <PdfButton pdf={pdf} inBar={isOpen} />
        </div>
        <Particulars quote={quote} />
      </div>
      <Footer seller={quote.seller} />
    </main>
  );
}

function About({ quote, total }: { quote: GuestQuote; total: number }) {
  const split = depositOf(quote, total);
  return (
    <>
      <p class="text-small text-on-brand-muted">{quote.sums.vat > 0 ? texts.totalWithVat : texts.total}</p>
      <p class="text-title font-strong">{formatPounds(total)}</p>
      {split && (
        <p class="mt-1 text-small text-on-brand-muted">
          {quoteTexts.depositAside(formatPounds(split.deposit), formatPounds(split.rest))}
        </p>
      )}
    </>
  );
}

function AskLink({ quote }: { quote: GuestQuote }) {
  const { email, phone } = quote.seller;
  const href = email ? mailHref(email, nameOf(quote)) : phone && telHref(phone);
  if (!href) return null;
  return (
    <a href={href} class={`${quietLook} grow`}>
      {quoteTexts.ask}
    </a>
  );
}
