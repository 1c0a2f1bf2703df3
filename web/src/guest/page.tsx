/** @jsxImportSource preact */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { GuestDocument } from '#shared/guest/document.ts';
import { call, type Failed, failureIn } from './calls.ts';
import { DuesPage } from './dues/dues-page.tsx';
import { dueTexts } from './dues/texts.ts';
import { InvoicePage } from './invoice/invoice-page.tsx';
import { MessagePage } from './message-page.tsx';
import { takeReturned } from './paying/returned.ts';
import { nameOf } from './quotes/paper.tsx';
import { QuotePage } from './quotes/quote-page.tsx';
import { StatementPage } from './statement/statement-page.tsx';
import { statementTexts } from './statement/texts.ts';
import { useInside } from './statement/use-inside.ts';
import { texts } from './texts.ts';
import { NoLinkPage, TroublePage } from './trouble-page.tsx';

interface Opened {
  document?: GuestDocument;
  /** The version shown before it turned out to be out of date. */
  before?: GuestDocument | undefined;
  failure?: Failed;
}

/** The document that a link is for. */
const useDocument = (token: string) => {
  const [opened, setOpened] = useState<Opened>({});
  /** Loads or reloads it; the page stays as it is until the new version arrives. */
  const open = useCallback(async () => {
    try {
      const document = await call('open', { token });
      setOpened((was) => ({ document, before: was.document }));
    } catch (error) {
      setOpened({ failure: failureIn(error) });
    }
  }, [token]);
  useEffect(() => void open(), [open]);
  const show = useCallback((document: GuestDocument) => setOpened({ document }), []);
  return { ...opened, open, show };
};

const longEnoughMs = 3000;

/**
 * Reports the document as seen once it has been visible for three seconds in a row. A bot that loads and leaves reports nothing.
 * Returns a function that stops.
 */
const saySeen = (token: string): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', watch);
  };
  const say = () => {
    stop();
    // Just a hint for the sender: if it gets lost, nothing else is.
    call('seen', { token }).catch(() => undefined);
  };
  const watch = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') timer = setTimeout(say, longEnoughMs);
  };
  document.addEventListener('visibilitychange', watch);
  watch();
  return stop;
};

/** A bank's app may return to another browser, which doesn't have the link, so nothing of the document is shown. */
function ThanksPage() {
  return (
    <MessagePage title={texts.thanks}>
      <p>{texts.thanksText}</p>
    </MessagePage>
  );
}

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
