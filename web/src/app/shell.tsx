import type { ReactNode } from 'react';
import type { User } from '#shared/auth/user.ts';
import { isInField } from '../allowed.ts';
import { SignedIn, useRecordedUser } from '../api/user.ts';
import { SearchIsThere } from '../components/search-link.tsx';
import { SkipLink } from '../components/skip-link.tsx';
import { useHeldInPrint } from '../components/use-printing.ts';
import { useWide } from '../components/use-wide.ts';
import { ChargePlace } from '../forms/charge/charge-place.tsx';
import { AskAgain } from './ask-again.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { OutboxPlace } from './outbox-place.tsx';
import { PaymentDue } from './payment-due.tsx';
import { SearchPlace } from './search.tsx';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';

interface Props {
  user: User;
  withAccess: boolean;
  children: ReactNode;
}

/** Navigation around a page: a sidebar from 1024 px, a top and a bottom bar on a phone. */
export function Shell({ user: answered, withAccess, children }: Props) {
  const user = useRecordedUser(answered);
  // A sheet of paper is narrow, and what is printed doesn't show either bar.
  const isWide = useHeldInPrint(useWide());
  return (
    <SignedIn value={user}>
      <SearchIsThere value={withAccess}>
        <div className="lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)] print:block">
          <SkipLink to="content" />
          {isWide ? (
            <Sidebar user={user} withAccess={withAccess} />
          ) : (
            <TopBar user={user} withAccess={withAccess} />
          )}
          <main
            id="content"
            tabIndex={-1}
            className="min-w-0 pb-[calc(var(--bar-height)+var(--said-height))] print:pb-0"
          >
            <OutboxPlace user={user} withAccess={withAccess} />
            <AskAgain user={user} />
            {!isInField(user) && <PaymentDue user={user} />}
            {children}
          </main>
          {withAccess && !isWide && <BottomBar user={user} />}
          {withAccess && <SearchPlace user={user} />}
          {withAccess && !isInField(user) && <ChargePlace />}
        </div>
      </SearchIsThere>
    </SignedIn>
  );
}
