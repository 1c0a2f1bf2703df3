import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { Client } from '#shared/clients/client.ts';
import { letterTexts as texts } from './texts.ts';

interface Props {
  client: Pick<Client, 'email' | 'mailTrouble'>;
  onChange: () => void;
}

/** Warns that the last email to this address bounced, where the next would be sent. */
export function Bounced({ client: { email, mailTrouble }, onChange }: Props) {
  if (!email || !mailTrouble) return null;
  const [what, hint] =
    mailTrouble === 'bounced' ? [texts.came, texts.takesNone(email)] : [texts.complained, texts.askAnother];
  return (
    <div className="flex items-center gap-3 rounded-card bg-warning py-1 pr-1 pl-4 text-small text-on-warning">
      <TriangleAlert aria-hidden className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 py-2 wrap-anywhere">
        <b>{what}</b> {hint}
      </p>
      <button
        type="button"
        onClick={onChange}
        className="min-h-11 shrink-0 px-3 font-strong underline underline-offset-4"
      >
        {texts.change}
      </button>
    </div>
  );
}
