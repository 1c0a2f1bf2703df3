import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import type { CertificateRow } from '#shared/certificates/contract.ts';
import type { Copy } from '#shared/certificates/copies.ts';
import { tenantCopyBy } from '#shared/certificates/copy-rules.ts';
import { certificatesRoutes } from '#shared/certificates/routes.ts';
import { formatDate, londonDate } from '#shared/dates.ts';
import { desk } from '#shared/members/roles.ts';
import { isAmong, openTo } from '../../../allowed.ts';
import { read } from '../../../api/read.ts';
import { useSignedInUser } from '../../../api/user.ts';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Pill } from '../../../components/pill.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { Letters } from '../../../forms/letter/letters.tsx';
import { isGivable, type Person, roleOf } from './people.ts';
import { copyTexts as texts } from './texts.ts';

const howOf = ({ by, at }: Copy, { state }: CertificateRow): string => {
  if (by === 'paper') return texts.byPaper(formatDate(at));
  return state === 'draft' ? texts.mailWaits : texts.byMail(formatDate(londonDate(at)));
};

const dueOf = (certificate: CertificateRow, people: readonly Person[]): string | undefined => {
  const { site } = certificate;
  return site ? tenantCopyBy(certificate, { tenure: site.tenure, contacts: people }) : undefined;
};

interface Props {
  certificate: CertificateRow;
  people: readonly Person[];
  onGive: () => void;
}

/** Who received a copy of a certificate, and the emails' delivery. */
export function Copies({ certificate, people, onGive }: Props) {
  const { id, jobId, copies, state } = certificate;
  const seesLetters = isAmong(useSignedInUser(), openTo('certificates.letters', desk));
  const by = dueOf(certificate, people);
  return (
    <>
      <RecordPart
        title={texts.title}
        aside={
          isGivable(certificate) && (
            <Button variant="quiet" icon={FilePlus2} onClick={onGive}>
              {texts.give}
            </Button>
          )
        }
      >
        <Card className="grid gap-2 px-4 py-3">
          {by && (
            <Pill tone="warning" className="justify-self-start">
              {texts.tenantBy(formatDate(by))}
            </Pill>
          )}
          {copies?.length ? (
            <ul aria-label={texts.title} className="grid gap-2">
              {copies.map((copy) => (
                <li
                  key={`${copy.to} ${copy.by} ${copy.at}`}
                  className="flex flex-wrap justify-between gap-x-4"
                >
                  <span className="wrap-anywhere">{`${copy.name} · ${roleOf(copy)}`}</span>
                  <span className="text-muted">{howOf(copy, certificate)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted">{texts.none}</p>
          )}
        </Card>
      </RecordPart>
      {seesLetters && state !== 'draft' && (
        <Letters
          query={read(certificatesRoutes.letters, { params: { id: jobId, certificateId: id } })}
          onSend={state === 'issued' ? onGive : undefined}
        />
      )}
    </>
  );
}
