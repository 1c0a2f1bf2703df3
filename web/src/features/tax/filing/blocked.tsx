import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { Link } from 'react-router-dom';
import { today } from '#shared/dates.ts';
import { vatReturnPath } from '#shared/filing/pages.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { Notice } from '../../../components/notice.tsx';
import { texts } from '../texts.ts';
import { useIsOwner, useObligations } from './queries.ts';
import { isToFile } from './standing.ts';
import { filingTexts as words } from './texts.ts';

type Hint = FilingReturn['blocked'][number];

/** Where to correct each. */
const places: Record<string, string> = {
  'marks.one_amount': '/invoices',
  'marks.no_flat_rate': '/tax?part=vat',
  'marks.charged_unregistered': '/settings#vat',
  'marks.reverse_unregistered': '/receipts',
  boxes: '/settings#vat',
};
/** Corrected in settings, which nobody else can change. */
const ownersPlaces = new Set(['marks.no_flat_rate', 'marks.charged_unregistered', 'boxes']);

/** What must be corrected before a return can be filed, each with a link. */
export function Blocked({ data: { blocked, end } }: { data: Pick<FilingReturn, 'blocked' | 'end'> }) {
  const { data } = useObligations();
  const isOwner = useIsOwner();
  const atHmrc = data?.obligations.find((each) => each.end === end);
  if (atHmrc?.status === 'fulfilled')
    return (
      <Notice tone="neutral" icon={CircleCheck} title={words.doneTitle}>
        {words.doneHint}
      </Notice>
    );
  return (
    <Notice tone="warning" icon={TriangleAlert} title={isOwner ? words.before : words.beforeOwner}>
      <ul className="grid gap-1">
        {blocked.map((hint) => (
          <li key={hint.path}>
            {hint.message} {hint.path === 'end' ? <Earlier end={end} /> : <Mend hint={hint} />}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

const linkClass = 'inline-flex min-h-6 items-center font-strong underline';

function Mend({ hint: { path } }: { hint: Hint }) {
  const isOwner = useIsOwner();
  const to = places[path];
  if (!to || (!isOwner && ownersPlaces.has(path))) return null;
  return (
    <Link to={to} className={linkClass}>
      {words.settle[path]}
    </Link>
  );
}

/** The period that must be filed first. */
function Earlier({ end }: { end: string }) {
  const { data } = useObligations();
  const first = data?.obligations.findLast((each) => each.end < end && isToFile(each));
  if (!first || end >= today()) return null;
  return (
    <Link to={vatReturnPath(first.end)} className={linkClass}>
      {words.openEarlier(texts.period(first.start, first.end))}
    </Link>
  );
}
