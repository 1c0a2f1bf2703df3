import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CallReply } from '#shared/call.ts';
import { formatDate } from '#shared/dates.ts';
import type { filingRoutes } from '#shared/filing/routes.ts';
import { formatPounds } from '#shared/money.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { Panel } from '../../../components/card.tsx';
import { Figure, FigureLine } from '../../../components/figure-line.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Page } from '../../../components/page.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { settingsPath } from '../../../data/settings-sections.ts';
import { texts } from '../texts.ts';
import { Asked } from './asked.tsx';
import { BackToTax } from './back-to-tax.tsx';
import { ReadAt } from './periods.tsx';
import { useVatAccount, useVatInformation } from './queries.ts';
import { filingTexts as words } from './texts.ts';

type Account = CallReply<typeof filingRoutes.vatAccount>;

/** The VAT account at HMRC: what is owed, payments, and penalties. */
export default function AccountPage() {
  const query = useVatAccount();
  const { data, isFetching, refetch } = query;
  return (
    <Page className="max-w-3xl">
      <BackToTax />
      <PageHeader title={words.account}>
        {data && <ReadAt at={data.readAt} busy={isFetching} onAgain={() => void refetch()} />}
      </PageHeader>
      <Asked query={query} rows={5}>
        {(account) => <Account account={account} />}
      </Asked>
      <Registered isReady={data !== undefined} />
    </Page>
  );
}

function Account({ account: { owed, penalties, liabilities, payments } }: { account: Account }) {
  const { points, threshold, charges, late } = penalties;
  return (
    <>
      <FigureLine>
        <Figure label={words.owed} value={formatPounds(owed)} />
        <Figure label={words.points} value={words.pointsOf(points, threshold)} />
        <Figure label={words.charges} value={formatPounds(charges)} />
      </FigureLine>
      {threshold !== null && <p className="px-1 text-small text-muted">{words.pointsHint(threshold)}</p>}
      {late.length > 0 && (
        <Panel title={words.latePenalties}>
          <Rows label={words.latePenalties} none="">
            {late.map((each) => (
              <LatePenalty key={`${each.from} ${each.isSecond}`} {...each} />
            ))}
          </Rows>
        </Panel>
      )}
      <Panel title={words.liabilities}>
        <Rows label={words.liabilities} none={words.noLiabilities}>
          {liabilities.map((each) => (
            <Liability key={`${each.type} ${each.from} ${each.original}`} {...each} />
          ))}
        </Rows>
      </Panel>
      <Panel title={words.payments}>
        <Rows label={words.payments} none={words.noPayments}>
          {payments.map(({ amount, received }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: HMRC names no payment, and two may be alike.
            <Row key={at} name={words.paid} second={received && formatDate(received)}>
              <Money pounds={amount} className="font-strong" />
            </Row>
          ))}
        </Rows>
      </Panel>
    </>
  );
}

/** How HMRC has the business registered, where Settings differ. */
function Registered({ isReady }: { isReady: boolean }) {
  const { data } = useVatInformation(isReady);
  if (!data || data.differs.length === 0) return null;
  const from = data.registeredFrom ? formatDate(data.registeredFrom) : '';
  return (
    <Notice
      tone="warning"
      icon={TriangleAlert}
      title={words.differs}
      action={
        <ButtonLink variant="secondary">
          <Link to={settingsPath('business')}>{words.openSettings}</Link>
        </ButtonLink>
      }
    >
      {data.differs.map((name) => (
        <p key={name}>
          {name === 'vatFrom' ? words.differsFrom(from) : words.differsScheme(data.flatRate !== null)}
        </p>
      ))}
    </Notice>
  );
}

function Rows({ label, none, children }: { label: string; none: string; children: ReactNode[] }) {
  if (children.length === 0) return <p className="px-4 py-3.5 text-muted">{none}</p>;
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {children}
    </ul>
  );
}

interface RowProps {
  name: string;
  second: string | null;
  children: ReactNode;
}

function Row({ name, second, children }: RowProps) {
  return (
    <li className="flex min-h-14 items-center gap-3 px-4 py-1.5 large-text:flex-wrap">
      <span className="min-w-0 flex-1 large-text:basis-full">
        <span className="block font-strong wrap-anywhere">{name}</span>
        {second && <span className="block text-small text-muted">{second}</span>}
      </span>
      <span className="grid justify-items-end large-text:ml-auto">{children}</span>
    </li>
  );
}

/** A penalty that still grows is not charged yet: paying the VAT stops it. */
function LatePenalty({ isSecond, from, to, due, accruing, charged }: Account['penalties']['late'][number]) {
  const isGrowing = accruing > 0;
  return (
    <Row
      name={from && to ? texts.period(from, to) : words.latePenalty(isSecond)}
      second={[from && to && words.latePenalty(isSecond), due && words.wasDue(formatDate(due))]
        .filter(Boolean)
        .join(' · ')}
    >
      <Money pounds={isGrowing ? accruing : charged} className="font-strong" />
      {isGrowing && <span className="text-micro text-muted">{words.stillGrowing}</span>}
    </Row>
  );
}

function Liability({ type, from, to, due, original, outstanding }: Account['liabilities'][number]) {
  const isPaid = outstanding === 0;
  const period = from && to ? texts.period(from, to) : type;
  return (
    <Row
      name={period}
      second={[from && to && type, due && !isPaid && words.due(formatDate(due))].filter(Boolean).join(' · ')}
    >
      <Money pounds={isPaid ? original : outstanding} className="font-strong" />
      {isPaid && <span className="text-micro text-on-success">{words.paidAll}</span>}
      {!isPaid && outstanding !== original && (
        <span className="text-micro text-muted">{words.of(formatPounds(original))}</span>
      )}
    </Row>
  );
}
