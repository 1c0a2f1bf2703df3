import { useQuery } from '@tanstack/react-query';
import Ban from 'lucide-react/icons/ban';
import FilePen from 'lucide-react/icons/file-pen';
import FileText from 'lucide-react/icons/file-text';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { defectsIn } from '#shared/certificates/defects.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../allowed.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import type { NextAct } from '../../components/next-act.tsx';
import { NextBar } from '../../components/next-bar.tsx';
import { Correct, Withdraw } from './amend.tsx';
import { CopiesPart, useGiveCopy } from './copies/copies-part.tsx';
import { copyTexts } from './copies/texts.ts';
import { filledQuery } from './form/use-form.ts';
import { Found } from './found.tsx';
import { Facts, OtherVersion } from './issued-facts.tsx';
import { LeftNotice } from './left-notice.tsx';
import { useQuoteRepairs } from './quotes/use-quote-repairs.ts';
import { texts } from './texts.ts';
import { type Unissued, useUnissued } from './unissued.ts';

interface Props {
  certificate: CertificateRow;
  /** Its new version, while that is a draft. */
  correction: CertificateRow | undefined;
  onOpen: (id: number) => void;
}

/** An issued certificate: outcome, defects, PDF, and the two ways it may still change. */
export function Issued({ certificate, correction, onOpen }: Props) {
  const { id, jobId, state, replacedBy, reason } = certificate;
  const user = useSignedInUser();
  const mayAmend = isAmong(user, openTo('certificates.correct', desk));
  const [asked, ask] = useState<'correct' | 'withdraw' | null>(null);
  const { data } = useQuery(filledQuery(certificate));
  const unissued = useUnissued(certificate);
  const { onGive } = useGiveCopy(certificate);
  const defects = defectsIn(data?.values ?? {});
  const putInto = (draft: CertificateRow, typed: Unissued) => {
    onOpen(draft.id);
    void typed.putInto(draft);
  };
  const pdf = `/api/jobs/${jobId}/certificates/${id}/pdf`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Facts certificate={certificate} />
      <LeftNotice certificate={certificate} />
      {unissued && mayAmend && state === 'issued' && (
        <OtherVersion
          says={texts.typedLater}
          action={texts.makeCorrection}
          onOpen={correction ? () => putInto(correction, unissued) : () => ask('correct')}
        />
      )}
      {defects.length > 0 && <Found certificate={certificate} defects={defects} />}
      <CopiesPart certificate={certificate} />
      {state === 'replaced' && replacedBy !== null && (
        <OtherVersion says={texts.replacedBy} action={texts.openNewer} onOpen={() => onOpen(replacedBy)} />
      )}
      {correction && (
        <OtherVersion
          says={texts.correctionOpen}
          action={texts.openCorrection}
          onOpen={() => onOpen(correction.id)}
        />
      )}
      {reason && (
        <p className="px-0.5 text-muted">
          {texts.reason}: {reason}
        </p>
      )}
      {mayAmend && state === 'issued' && !correction && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" icon={FilePen} onClick={() => ask('correct')}>
            {texts.correct}
          </Button>
          <Button variant="risky" icon={Ban} onClick={() => ask('withdraw')}>
            {texts.withdraw}
          </Button>
        </div>
      )}
      {state === 'issued' ? (
        <Next certificate={certificate} pdf={pdf} onSend={onGive} />
      ) : (
        <ButtonLink variant="secondary" icon={FileText} needsConnection className="justify-self-start">
          <a href={pdf} target="_blank" rel="noreferrer">
            {texts.openPdf}
          </a>
        </ButtonLink>
      )}
      {asked === 'correct' && (
        <Correct certificate={certificate} unissued={unissued} onOpen={onOpen} onClose={() => ask(null)} />
      )}
      {asked === 'withdraw' && <Withdraw certificate={certificate} onClose={() => ask(null)} />}
    </div>
  );
}

interface NextProps {
  certificate: CertificateRow;
  pdf: string;
  /** Left out if this user may not give copies. */
  onSend: (() => void) | undefined;
}

/** Quoting for repairs comes first, then sending a copy; the PDF is always available. */
function Next({ certificate, pdf, onSend }: NextProps) {
  const open = { label: texts.openPdf, icon: FileText, href: pdf, needsConnection: true };
  const acts: NextAct[] = [];
  acts.push(...useQuoteRepairs(certificate));
  if (onSend && !certificate.copies?.length)
    acts.push({ label: copyTexts.give, icon: Send, onClick: onSend });
  const [act] = acts;
  return <NextBar helpers={act && [{ ...open, beside: true }]} act={act ?? open} />;
}
