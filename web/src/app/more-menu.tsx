import type { User } from '#shared/auth/user.ts';
import { product } from '#shared/product.ts';
import { Sheet } from '../components/sheet.tsx';
import { FirmSwitch } from './firm-switch.tsx';
import { PlaceLinks } from './place-links.tsx';
import { UserCard } from './user-card.tsx';

interface Props {
  onClose: () => void;
  user: User;
}

/** The slide-over menu: every place, and signing out. */
export default function MoreMenu({ onClose, user }: Props) {
  return (
    <Sheet open onOpenChange={onClose} title={product.name} shape="side">
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <FirmSwitch user={user} />
        <nav aria-label="All places" className="flex-1 pb-4">
          <PlaceLinks user={user} onGo={onClose} />
        </nav>
        <UserCard user={user} />
      </div>
    </Sheet>
  );
}
