import Check from 'lucide-react/icons/check';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import { advisory, type Defect } from '#shared/certificates/defects.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { formatDate, today } from '#shared/dates.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Pill, type PillTone } from '../../components/pill.tsx';
import { RecordPart } from '../../components/record-part.tsx';
import { OpenQuote } from './quotes/open-quote.tsx';
import { texts } from './texts.ts';
import { WarningNotice } from './warning-notice.tsx';

interface Props {
  certificate: CertificateRow;
  defects: readonly Defect[];
}

/** An issued certificate's defects, and which have been corrected since. */
export function Found({ certificate, defects }: Props) {
  return (
    <RecordPart title={texts.found}>
      <Card>
        <ol className="divide-y divide-line">
          {defects.map((defect) => (
            <li key={defect.n} className="grid justify-items-start gap-2 px-4 py-3">
              <OneFound certificate={certificate} defect={defect} />
            </li>
          ))}
        </ol>
      </Card>
      <OpenQuote id={certificate.quoteId} />
    </RecordPart>
  );
}

const toneOf = ({ code }: Defect): PillTone => {
  if (code === 'ID' || code === 'C1') return 'danger';
  return advisory.some((each) => each === code) ? 'neutral' : 'warning';
};

function OneFound({ certificate, defect }: { certificate: CertificateRow; defect: Defect }) {
  const { code, item, location, text, n } = defect;
  const since = certificate.remedied?.find((done) => done.n === n);
  const isDone = defect.remedied || since !== undefined;
  const isWarned = certificate.kind === 'gas_safety' && (code === 'ID' || code === 'AR');
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Pill tone={isDone ? 'neutral' : toneOf(defect)}>{texts.codes[code]}</Pill>
        <span className="font-strong wrap-anywhere">{[item, location].filter(Boolean).join(' · ')}</span>
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      {isDone ? (
        <p className="flex items-center gap-1.5 text-small text-on-success">
          <Check aria-hidden className="size-4 shrink-0" />
          {since ? texts.putRightOn(formatDate(since.on)) : texts.wasPutRight}
        </p>
      ) : (
        certificate.state === 'issued' && (
          <div className="flex flex-wrap gap-2">
            <PutRight certificate={certificate} defect={defect} />
            {isWarned && <WarningNotice of={certificate} defect={defect} />}
          </div>
        )
      )}
    </>
  );
}

function PutRight({
  certificate: { jobId: id, id: certificateId },
  defect,
}: {
  certificate: CertificateRow;
  defect: Defect;
}) {
  const { n, text } = defect;
  const { mutate, isPending } = useCall(certificatesRoutes.remedied, {
    success: texts.putRightSaved,
    failure: texts.putRightFailed,
  });
  return (
    <Button
      variant="secondary"
      icon={Check}
      busy={isPending}
      aria-label={texts.putRightOf(text)}
      onClick={() => mutate({ params: { id, certificateId, n }, body: { on: today() } })}
    >
      {texts.putRight}
    </Button>
  );
}
