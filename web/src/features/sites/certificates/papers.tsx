import BadgeCheck from 'lucide-react/icons/badge-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { certificateName } from '#shared/certificates/kinds.ts';
import { formatDate, today } from '#shared/dates.ts';
import { holds } from '#shared/domain/certificates/holds.ts';
import type { SiteThread } from '#shared/thread/shapes.ts';
import { PaperRow } from '../../../components/paper-row.tsx';
import { RecordPart } from '../../../components/record-part.tsx';
import { StateWord } from '../../../components/state-word.tsx';
import { Rows } from '../rows.tsx';
import { texts } from '../texts.ts';

type Paper = SiteThread['certificates'][number];

/** A property's open defects and certificates. */
export function CertificatePapers({ certificates }: Pick<SiteThread, 'certificates'>) {
  const defects = certificates.filter((paper) => holds(paper) && (paper.openDefects ?? 0) > 0);
  return (
    <>
      {defects.length > 0 && (
        <RecordPart title={texts.defects}>
          <Rows>
            {defects.map((paper) => (
              <PaperRow
                key={paper.id}
                icon={TriangleAlert}
                to={pathOf(paper)}
                name={texts.defectCount(paper.openDefects ?? 0)}
                second={nameOf(paper)}
              >
                {null}
              </PaperRow>
            ))}
          </Rows>
        </RecordPart>
      )}
      <RecordPart title={texts.certificates}>
        {certificates.length === 0 && <p className="text-muted">{texts.noCertificates}</p>}
        <Rows>
          {certificates.map((paper) => (
            <PaperRow
              key={paper.id}
              icon={BadgeCheck}
              to={pathOf(paper)}
              name={certificateName(paper)}
              second={[paper.number, paper.day && formatDate(paper.day)].filter(Boolean).join(' · ')}
            >
              <Due paper={paper} />
            </PaperRow>
          ))}
        </Rows>
      </RecordPart>
    </>
  );
}

/** One added to a job is shown there; one written here has its own screen. */
const pathOf = ({ id, jobId, source }: Paper): string =>
  source === 'written' ? `/certificates?id=${id}` : `/jobs?id=${jobId}`;

const nameOf = (paper: Paper): string => [certificateName(paper), paper.number].filter(Boolean).join(' · ');

function Due({ paper }: { paper: Paper }) {
  const { nextDue, state } = paper;
  if (state === 'draft') return <StateWord tone="warning">{texts.draft}</StateWord>;
  if (!nextDue || !holds(paper)) return null;
  if (nextDue < today()) return <StateWord tone="danger">{texts.overdue}</StateWord>;
  return <span className="text-small text-muted">{texts.dueOn(formatDate(nextDue))}</span>;
}
