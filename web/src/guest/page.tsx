/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import { DuesPage } from './dues/dues-page.tsx';
import { dueTexts } from './dues/texts.ts';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { takeReturned } from './paying/returned.ts';
import { nameOf } from './quotes/paper.tsx';
import { QuotePage } from './quotes/quote-page.tsx';
import { saySeen } from './seen.ts';
import { StatementPage } from './statement/statement-page.tsx';
import { statementTexts } from './statement/texts.ts';
import { useInside } from './statement/use-inside.ts';
import { texts } from './texts.ts';
import { ThanksPage } from './thanks-page.tsx';
import { NoLinkPage, TroublePage } from './trouble-page.tsx';
import { useDocument } from './use-document.ts';

const subjectOf = (document: GuestDocument): string => {
  if (document.kind === 'statement') return statementTexts.statement;
  if (document.kind === 'due') return dueTexts.title;
  if (document.kind === 'quote') return nameOf(document);
  return texts.invoice(document.number);
};

/** Whatever the link opens. */
export function Page({ token }: { token: string | null }) {
  if (token) return <Linked token={token} />;
  return takeReturned() === null ? <NoLinkPage /> : <ThanksPage />;
}

/** What a link opens, or an invoice within the statement that it opens. */
function Linked({ token }: { token: string }) {
  const { inside, enter, leave } = useInside();
  const at = inside ?? token;
  return <LinkedPage key={at} token={at} enter={enter} leave={inside ? leave : undefined} />;
}

interface LinkedProps {
  token: string;
  enter: (token: string) => void;
  leave: (() => void) | undefined;
}

function LinkedPage({ token, enter, leave }: LinkedProps) {
  const { document: opened, before, failure, open, show } = useDocument(token);
  const isToSay = ['invoice', 'quote'].includes(opened?.kind ?? '');
  useEffect(() => {
    if (isToSay) return saySeen(token);
  }, [isToSay, token]);
  useEffect(() => {
    if (opened) document.title = texts.page(subjectOf(opened), opened.seller.name);
  }, [opened]);
  if (failure) return <TroublePage failure={failure} onRetry={open} />;
  // The outline in guest.html shows until this renders something.
  if (!opened) return null;
  if (opened.kind === 'statement') return <StatementPage statement={opened} token={token} enter={enter} />;
  if (opened.kind === 'due') return <DuesPage dues={opened} token={token} show={show} />;
  if (opened.kind === 'quote')
    return <QuotePage quote={opened} before={before} token={token} show={show} reopen={open} />;
  return <InvoicePage invoice={opened} token={token} show={show} leave={leave} />;
}
