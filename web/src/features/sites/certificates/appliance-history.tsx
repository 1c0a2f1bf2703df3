import { useQuery } from '@tanstack/react-query';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { type CertificateKind, certificateNames } from '#shared/certificates/kinds.ts';
import { formatDate } from '#shared/dates.ts';
import type { Appliance } from '#shared/sites/appliance.ts';
import { Card } from '../../../components/card.tsx';
import { PaperRow } from '../../../components/paper-row.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { outcomeNames } from '../../../data/outcome-names.ts';
import { historyQuery } from '../../../data/sites.ts';
import { texts } from '../texts.ts';

/** Its history in certificates; renders nothing if there is none. */
export function ApplianceHistory({ appliance: { siteId, id } }: { appliance: Appliance }) {
  const { data = [] } = useQuery(historyQuery(siteId, id));
  if (data.length === 0) return null;
  return (
    <RecordPart title={texts.history}>
      <Card>
        <ul className="divide-y divide-line">
          {data.map(({ certificateId, kind, number, day, outcome }) => (
            <PaperRow
              key={certificateId}
              icon={BadgeCheck}
              to={`/certificates?id=${certificateId}`}
              name={certificateNames[kind as CertificateKind]}
              second={[number, day && formatDate(day)].filter(Boolean).join(' · ')}
            >
              {outcome && <StateWord>{outcomeNames[outcome] ?? outcome}</StateWord>}
            </PaperRow>
          ))}
        </ul>
      </Card>
    </RecordPart>
  );
}
