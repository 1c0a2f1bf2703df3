/** @jsxImportSource preact */
import { MessagePage } from './message-page.tsx';
import { texts } from './texts.ts';

/** A bank's app may come back in another browser, which knows nothing of the link: so nothing is shown. */
export function ThanksPage() {
  return (
    <MessagePage title={texts.thanks}>
      <p>{texts.thanksText}</p>
    </MessagePage>
  );
}
