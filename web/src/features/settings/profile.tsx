import { useState } from 'react';
import type { User } from '#shared/auth/user.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { fullName, Initial } from '../../data/user-badge.tsx';
import { NameForm } from '../../forms/name-form.tsx';
import { SignedIn } from './signed-in.tsx';
import { texts } from './texts.ts';

/** The signed-in user, as the identity provider describes them. */
export function Profile() {
  const user = useSignedInUser();
  return (
    <>
      <div className="flex items-center gap-4 p-4 lg:p-5">
        <Picture user={user} />
        <div className="min-w-0">
          <p className="font-strong wrap-anywhere">{fullName(user)}</p>
          <p className="text-muted wrap-anywhere">{user.email}</p>
        </div>
      </div>
      <Name user={user} />
      <p className="border-t border-line px-4 py-3 text-small text-muted lg:px-5">{texts.profileNote}</p>
      <SignedIn />
    </>
  );
}

/** The only part of the profile stored here: not every provider has it. */
function Name({ user }: { user: User }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="border-t border-line p-4 lg:p-5">
      {open ? (
        <NameForm user={user} onSaved={() => setOpen(false)} />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {texts.changeName}
        </Button>
      )}
    </div>
  );
}

/** Shows the initial if there is no picture or it fails to load. */
function Picture({ user }: { user: User }) {
  const [failed, setFailed] = useState(false);
  if (!user.profileImageUrl || failed) return <Initial user={user} className="size-14 text-title" />;
  return (
    <img
      src={user.profileImageUrl}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setFailed(true)}
      className="size-14 shrink-0 rounded-full object-cover"
    />
  );
}
