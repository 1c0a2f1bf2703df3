/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { takeReturned } from './paying/returned.ts';
import { nameOf } from './quote/paper.tsx';
import { QuotePage } from './quote/quote-page.tsx';
import { saySeen } from './seen.ts';
import { texts } from './texts.ts';
import { ThanksPage } from './thanks-page.tsx';
import { NoLinkPage, TroublePage } from './trouble-page.tsx';
import { useDocument } from './use-document.ts';

const subjectOf = (document: GuestDocument): string =>
  document.kind === 'quote' ? nameOf(document) : texts.invoice(document.number);

/** Whatever the link opens. */
export function Page({ token }: { token: string | null }) {
  if (token) return <LinkedPage token={token} />;
  return takeReturned() === null ? <NoLinkPage /> : <ThanksPage />;
}

function LinkedPage({ token }: { token: string }) {
  const { document: opened, before, failure, open, show } = useDocument(token);
  const isOpen = Boolean(opened);
  useEffect(() => (isOpen ? saySeen(token) : undefined), [isOpen, token]);
  useEffect(() => {
    if (opened) document.title = texts.page(subjectOf(opened), opened.seller.name);
  }, [opened]);
  if (failure) return <TroublePage failure={failure} onRetry={open} />;
  // The outline in guest.html shows as long as there is nothing here.
  if (!opened) return null;
  if (opened.kind === 'invoice') return <InvoicePage invoice={opened} token={token} show={show} />;
  return (
    <QuotePage
      quote={opened}
      before={before?.kind === 'quote' ? before : undefined}
      token={token}
      show={show}
      reopen={open}
    />
  );
}
