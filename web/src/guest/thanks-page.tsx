/** @jsxImportSource preact */
import { MessagePage } from './message-page.tsx';
import { texts } from './texts.ts';

/** A bank's app may return to another browser, which doesn't have the link, so nothing of the document is shown. */
export function ThanksPage() {
  return (
    <MessagePage title={texts.thanks}>
      <p>{texts.thanksText}</p>
    </MessagePage>
  );
}
