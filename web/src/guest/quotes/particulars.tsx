/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import type { GuestQuote } from '#shared/guest/quotes/document.ts';
import { GroupHeading } from '../heading.tsx';
import { Icon } from '../icons.tsx';
import { quoteTexts } from './texts.ts';

/** The information that a consumer must be given, and the terms. */
export function Particulars({ quote }: { quote: GuestQuote }) {
  const { cancellation, noCancellation, terms, seller } = quote;
  return (
    <div class="no-print">
      {(cancellation || noCancellation) && (
        <section>
          <GroupHeading>{quoteTexts.rightToCancel}</GroupHeading>
          <p class="text-small wrap-anywhere">{cancellation ? quoteTexts.mayCancelLater : noCancellation}</p>
          {cancellation && (
            <>
              <Folded name={quoteTexts.notice}>
                <p class="text-small whitespace-pre-line wrap-anywhere">{cancellation.text}</p>
              </Folded>
              <Folded name={quoteTexts.cancellationForm}>
                <p class="text-small whitespace-pre-line wrap-anywhere">{cancellation.form}</p>
              </Folded>
            </>
          )}
        </section>
      )}
      <section>
        <GroupHeading>{quoteTexts.goodToKnow}</GroupHeading>
        {terms && (
          <Folded name={quoteTexts.terms}>
            <p class="text-small whitespace-pre-line wrap-anywhere">{terms}</p>
          </Folded>
        )}
        <Folded name={quoteTexts.complaints}>
          <p class="text-small wrap-anywhere">{quoteTexts.complainTo(seller.name)}</p>
          <p class="text-small whitespace-pre-line text-muted wrap-anywhere">
            {[seller.address, seller.phone, seller.email].filter(Boolean).join('\n')}
          </p>
        </Folded>
      </section>
    </div>
  );
}

function Folded({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <details class="group mt-2 rounded-control border border-line bg-surface px-4 open:pb-3">
      <summary class="-mx-4 flex min-h-11 list-none items-center justify-between gap-3 px-4 py-3 text-small">
        {name}
        <span class="text-muted group-open:rotate-180">
          <Icon name="down" size={16} />
        </span>
      </summary>
      <div class="grid gap-2">{children}</div>
    </details>
  );
}
