import House from 'lucide-react/icons/house';
import LogOut from 'lucide-react/icons/log-out';
import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { authRoutes } from '#shared/auth/routes.ts';
import { ButtonLink } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { texts } from './texts.ts';

/** A desktop's links from this page: home and sign out. */
export function WaysOut() {
  return (
    <>
      <ButtonLink variant="secondary" icon={House} className="max-lg:hidden @max-3xl:px-3">
        <Link to="/">
          <span className="@max-3xl:sr-only">{texts.dashboard}</span>
        </Link>
      </ButtonLink>
      <ButtonLink variant="secondary" icon={LogOut} className="max-lg:hidden @max-3xl:px-3">
        <a href={authRoutes.logout.path}>
          <span className="@max-3xl:sr-only">{texts.logout}</span>
        </a>
      </ButtonLink>
    </>
  );
}

/** A phone's menu from this page to all others. */
export function MenuButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        icon={Menu}
        label={texts.menu}
        aria-haspopup="dialog"
        className="no-print -mr-2.5 lg:hidden"
        onClick={() => setOpen(true)}
      />
      <Sheet open={open} onOpenChange={setOpen} title={texts.menu} shape="side">
        <MenuLinks onGo={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

const linkClass = 'flex min-h-12 items-center gap-3 rounded-control px-3 font-strong hover:bg-brand-raised';

function MenuLinks({ onGo }: { onGo: () => void }) {
  return (
    <nav aria-label={texts.menu} className="overflow-y-auto p-3">
      {texts.menuLinks.map(([to, name]) => (
        <Link key={to} to={to} onClick={onGo} className={linkClass}>
          {name}
        </Link>
      ))}
      <a href={authRoutes.logout.path} className={linkClass}>
        {texts.logout}
      </a>
    </nav>
  );
}
