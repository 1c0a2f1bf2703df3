/** @jsxImportSource preact */
import type { GuestGone } from '#shared/guest/gone.ts';
import { Button } from './buttons.tsx';
import { type Failed, sentenceOf } from './calls.ts';
import { MessagePage } from './message-page.tsx';
import { texts } from './texts.ts';
import { troubleTexts } from './trouble-texts.ts';

/** Shown for a link that opens nothing: why, and what to do. */
export function TroublePage({ failure, onRetry }: { failure: Failed; onRetry: () => Promise<void> }) {
  const { status } = failure;
  if (status === 410) return <GonePage gone={failure.body as Partial<GuestGone> | undefined} />;
  if (status === 404 || status === 400)
    return (
      <MessagePage title={troubleTexts.unknown} icon="mail">
        <p>{troubleTexts.unknownText}</p>
      </MessagePage>
    );
  const [title, text] = wordsOf(failure);
  return (
    <MessagePage title={title}>
      <p>{text}</p>
      <Button onClick={() => void onRetry()} class="justify-self-start">
        {texts.tryAgain}
      </Button>
    </MessagePage>
  );
}

const wordsOf = (failure: Failed): [string, string] => {
  if (failure.status === 0) return [texts.offline, texts.offlineText];
  if (failure.status === 429) return [texts.tooMany, said(failure) ?? texts.tooManyText];
  return [texts.failed, texts.failedText];
};

/** The server's message, which has no full stop. */
const said = (failure: Failed): string | undefined => {
  const sentence = sentenceOf(failure);
  return sentence && `${sentence}.`;
};

function GonePage({ gone }: { gone: Partial<GuestGone> | undefined }) {
  const name = gone?.seller?.name ?? troubleTexts.theSender;
  const isOld = gone?.why === 'expired';
  return (
    <MessagePage
      title={isOld ? troubleTexts.tooOld : troubleTexts.replaced}
      {...(gone?.seller && { seller: gone.seller })}
    >
      <p>{isOld ? troubleTexts.tooOldText(name) : troubleTexts.replacedText(name)}</p>
    </MessagePage>
  );
}

/** The page without any link. */
export function NoLinkPage() {
  return (
    <MessagePage title={troubleTexts.noLink} icon="mail">
      <p>{troubleTexts.noLinkText}</p>
    </MessagePage>
  );
}
