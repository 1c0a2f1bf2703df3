import type { AdminUser } from '#shared/admin/contract.ts';
import { Card } from '../../components/card.tsx';
import { usePrinting } from '../../components/use-printing.ts';
import { VirtualList } from '../../components/virtual-list.tsx';
import { useWide } from '../../components/widths.ts';
import { texts } from './texts.ts';
import { UserCard } from './user-card.tsx';
import { UserTable } from './user-table.tsx';

interface Props {
  users: readonly AdminUser[];
  now: number;
  onView: (user: AdminUser) => void;
}

/** All users: a table if there is room, cards on a phone. */
export function UserList({ users, now, onView }: Props) {
  const wide = useWide();
  const printing = usePrinting();
  if (wide || printing) return <UserTable users={users} now={now} onView={onView} />;
  return (
    <Card>
      <VirtualList
        label={texts.users}
        items={users}
        keyOf={({ id }) => id}
        rowHeight={150}
        render={(user) => <UserCard user={user} now={now} onView={onView} />}
      />
    </Card>
  );
}
