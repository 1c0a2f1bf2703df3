import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Hourglass from 'lucide-react/icons/hourglass';
import { Link, useLocation } from 'react-router-dom';
import { vatReturnAt } from '#shared/filing/pages.ts';
import type { FilingReturn } from '#shared/filing/vat.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { ApiError } from '../../../store/api-error.ts';
import { texts } from '../texts.ts';
import { Asked } from './asked.tsx';
import { BackToTax } from './back-to-tax.tsx';
import { Boxes } from './boxes.tsx';
import { DraftReturn } from './draft-return.tsx';
import { LateChanges } from './late-changes.tsx';
import { useVatReturn } from './queries.ts';
import { Receipt } from './receipt.tsx';
import { filingTexts as words } from './texts.ts';
import { Theirs } from './theirs.tsx';

interface Props {
  status: 'sending' | 'unknown';
  onAgain: () => void;
}

/** The return was sent, but we don't know yet whether HMRC has it. */
function Checking({ status, onAgain }: Props) {
  if (status === 'sending')
    return (
      <Notice tone="info" icon={Hourglass} title={words.sendingTitle} role="status">
        {words.sendingHint}
      </Notice>
    );
  const act = (
    <Button variant="secondary" needsConnection onClick={onAgain}>
      {words.check}
    </Button>
  );
  return (
    <Notice tone="info" icon={Hourglass} title={words.unknownTitle} action={act} role="status">
      {words.unknownHint}
    </Notice>
  );
}

const notFound = 404;

/** A VAT return: what would be sent, with everything behind it, or what was sent. */
export default function ReturnPage() {
  const end = vatReturnAt(useLocation().pathname) ?? '';
  const query = useVatReturn(end);
  const { data, error } = query;
  return (
    <Page className="max-w-3xl">
      <BackToTax />
      <PageHeader title={words.title} subtitle={data && texts.period(data.start, data.end)} />
      {error instanceof ApiError && error.status === notFound ? (
        <Missing />
      ) : (
        <Asked query={query} rows={9}>
          {(shown) => <Return data={shown} onAgain={() => void query.refetch()} />}
        </Asked>
      )}
    </Page>
  );
}

function Missing() {
  const act = (
    <ButtonLink variant="secondary">
      <Link to="/tax?part=vat">{words.showAll}</Link>
    </ButtonLink>
  );
  return <EmptyState icon={CircleHelp} title={words.missing} hint={words.missingHint} action={act} />;
}

function Return({ data, onAgain }: { data: FilingReturn; onAgain: () => void }) {
  switch (data.status) {
    case 'draft':
    case 'refused':
      return <DraftReturn key={data.hash} data={data} />;
    case 'filed':
      return (
        <>
          <Receipt data={data} />
          <Boxes data={data} />
          <LateChanges corrections={data.corrections} />
        </>
      );
    case 'filedElsewhere':
      return <Theirs data={data} />;
    default:
      return (
        <>
          <Checking status={data.status} onAgain={onAgain} />
          <Boxes data={data} />
        </>
      );
  }
}
