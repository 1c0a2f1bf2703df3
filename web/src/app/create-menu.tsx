import { Link } from 'react-router-dom';
import { Sheet } from '../components/sheet.tsx';
import { creations } from '../data/creations.ts';

/** The menu behind the phone's + button. */
export default function CreateMenu({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onOpenChange={onClose} title="Create">
      <ul className="grid gap-1 p-3 pb-[max(1rem,env(safe-area-inset-bottom))]">
        {creations.map(({ to, name, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onClose}
              className="flex min-h-14 items-center gap-4 rounded-control px-3 font-strong hover:bg-sunken"
            >
              <span className="grid size-10 place-items-center rounded-control bg-sunken text-ink">
                <Icon aria-hidden className="size-5" />
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
