import type { LucideIcon } from 'lucide-react';
import Link2 from 'lucide-react/icons/link-2';
import MessageCircle from 'lucide-react/icons/message-circle';
import MessageSquare from 'lucide-react/icons/message-square';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { NeedsConnection } from '../../components/needs-connection.tsx';
import { useCut } from '../../store/line.ts';
import { letterTexts as texts } from './texts.ts';
import type { Attached } from './use-attached.ts';
import { useWays, type Ways } from './use-ways.ts';
import { canShare } from './ways.ts';

interface Props {
  ways: Ways;
  attached: Attached | null;
  /** Called once it has been marked as sent. */
  onSent: () => void;
}

/** Other ways to deliver a document: a link by message, or its PDF through the device's share sheet. */
export function OtherWays({ ways, attached, onSent }: Props) {
  const { busy, isTried, copy, text, whatsApp, share } = useWays(ways);
  const cut = useCut(true);
  return (
    <section aria-label={texts.otherWays}>
      <h3 className="pt-2.5 pb-1.5 text-small font-strong">{texts.otherWays}</h3>
      <div className="grid auto-cols-fr grid-flow-col gap-2 large-text:grid-flow-row">
        <Way icon={MessageSquare} word={texts.text} disabled={busy} cut={cut} onClick={text} />
        <Way icon={MessageCircle} word={texts.whatsApp} disabled={busy} cut={cut} onClick={whatsApp} />
        <Way icon={Link2} word={texts.copyLink} disabled={busy} cut={cut} onClick={copy} />
        {attached && canShare() && (
          <Way
            icon={Share2}
            word={texts.share}
            disabled={!attached.pdf}
            cut={!attached.pdf && cut}
            onClick={() => attached.pdf && share(attached.pdf, attached.name)}
          />
        )}
      </div>
      {isTried && ways.markSent && <MarkSent markSent={ways.markSent} onSent={onSent} />}
    </section>
  );
}

/** Asked after one of these ways was used; one press answers it and advances the next step. */
function MarkSent({ markSent, onSent }: { markSent: () => Promise<unknown>; onSent: () => void }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    // The call reports its failure.
    await markSent().then(onSent, () => setBusy(false));
  };
  return (
    <div
      role="status"
      className="mt-2 flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card bg-neutral px-3 py-1.5 text-on-neutral"
    >
      <p>{texts.didItGo}</p>
      <Button variant="secondary" busy={busy} busyLabel={texts.marking} onClick={() => void press()}>
        {texts.markSent}
      </Button>
    </div>
  );
}

interface WayProps {
  icon: LucideIcon;
  word: string;
  disabled: boolean;
  cut: boolean;
  onClick: () => void;
}

function Way({ icon: Icon, word, disabled, cut, onClick }: WayProps) {
  return (
    <button
      type="button"
      disabled={disabled || cut}
      onClick={onClick}
      className="grid min-h-16 min-w-0 content-center justify-items-center gap-1.5 rounded-card border border-line bg-surface px-1 py-2 text-center text-small font-strong shadow-rest transition-colors hover:bg-sunken disabled:opacity-60"
    >
      <Icon aria-hidden className="size-5 text-muted" />
      <NeedsConnection cut={cut}>{word}</NeedsConnection>
    </button>
  );
}
