/** @jsxImportSource preact */
import type { GuestGone } from '#shared/guest/gone.ts';
import { Button } from './buttons.tsx';
import { type Failed, sentenceOf } from './calls.ts';
import { MessagePage } from './message-page.tsx';
import { texts } from './texts.ts';

const troubleTexts = {
  replaced: 'This link has been replaced',
  replacedText: (seller: string) =>
    `${seller} sent you a newer one. Look for it in your email, or ask them to send it again.`,
  tooOld: 'This link has expired',
  tooOldText: (seller: string) => `Ask ${seller} for a new one.`,
  theSender: 'The business that sent it',
  unknown: 'This link doesn’t work',
  unknownText: 'Part of it may be missing. Open it again from your email or message, or ask for a new one.',
  noLink: 'Open the link from your email',
  noLinkText: 'This page shows what a business sent you. Use the link in their email or message.',
} as const;

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
