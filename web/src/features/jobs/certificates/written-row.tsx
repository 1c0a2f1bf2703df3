import BadgeCheck from 'lucide-react/icons/badge-check';
import type { Certificate } from '#shared/certificates/contract.ts';
import { certificateName } from '#shared/certificates/kinds.ts';
import { formatDate } from '#shared/dates.ts';
import { PaperRow } from '../../../components/paper-row.tsx';
import { certificateTexts as texts } from '../../../forms/certificates/texts.ts';

/** A certificate that is filled in here, with a link to its form. */
export function WrittenRow({ certificate }: { certificate: Certificate }) {
  const { id, state, number, nextDue } = certificate;
  const isDue = nextDue !== null && state === 'issued';
  const second = [number && texts.numbered(number), isDue && texts.due(formatDate(nextDue))];
  return (
    <PaperRow
      icon={BadgeCheck}
      to={`/certificates?id=${id}`}
      name={certificateName(certificate)}
      second={second.filter(Boolean).join(' · ')}
    >
      {state && <span className="text-small text-muted">{texts.written[state]}</span>}
    </PaperRow>
  );
}
