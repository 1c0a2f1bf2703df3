import type { AdminUser } from '#shared/admin/contract.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { useVirtualRows } from '../../components/use-virtual-rows.ts';
import { formatAdminDate, fullName, shortSubscription, trialInfo } from './facts.ts';
import { StatusPill } from './status-pill.tsx';
import { texts } from './texts.ts';

interface Props {
  users: readonly AdminUser[];
  now: number;
  onView: (user: AdminUser) => void;
}

/** A row's usual height in pixels. */
const rowHeight = 69;

const widths = ['w-[17%]', 'w-[22%]', 'w-[15%]', 'w-[8%]', 'w-[13%]', 'w-[10%]', 'w-[15%]'];

/** All users in a table that renders only visible rows; printed, it has them all. */
export function UserTable({ users, now, onView }: Props) {
  const { body, first, shown, before, after, measure } = useVirtualRows(users, rowHeight);
  return (
    <Card className="overflow-hidden">
      <table
        aria-rowcount={users.length + 1}
        className="w-full table-fixed border-collapse text-left text-small [&_td]:px-3 [&_td]:py-2.5 [&_td]:align-middle [&_td]:wrap-anywhere [&_th]:px-3 [&_th]:py-3 [&_th]:font-strong [&_th]:text-muted"
      >
        <caption className="sr-only">{texts.users}</caption>
        <thead className="border-b border-line">
          <tr aria-rowindex={1}>
            {texts.columns.map((name, at) => (
              <th key={name} scope="col" className={widths[at]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          <Spacer height={before} />
          {shown.map((user, at) => (
            <tr
              key={user.id}
              ref={measure}
              data-index={first + at}
              aria-rowindex={first + at + 2}
              className="border-b border-line"
              style={{ height: rowHeight }}
            >
              <Cells user={user} now={now} onView={onView} />
            </tr>
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </Card>
  );
}

/** Stands in for the rows that aren't rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ height }} />;
}

function Cells({ user, now, onView }: Omit<Props, 'users'> & { user: AdminUser }) {
  return (
    <>
      <td>
        <span className="line-clamp-2 text-base font-strong">{fullName(user)}</span>
        <span title={user.id} className="block truncate text-muted">
          {user.id}
        </span>
      </td>
      <td>
        <span title={user.email} className="line-clamp-2">
          {user.email}
        </span>
      </td>
      <td>
        <StatusPill user={user} now={now} />
      </td>
      <td>{trialInfo(user, now) ?? texts.notSet}</td>
      <td>{shortSubscription(user) ?? texts.notSet}</td>
      <td className="whitespace-nowrap">{formatAdminDate(user.createdAt)}</td>
      <td>
        <Button
          variant="secondary"
          className="px-2.5 text-small whitespace-nowrap"
          aria-label={`${texts.viewDetails}: ${user.email}`}
          onClick={() => onView(user)}
        >
          {texts.viewDetails}
        </Button>
      </td>
    </>
  );
}
