import { useState } from 'react';
import type { User } from '#shared/auth/user.ts';
import { enterFirm } from '../api/enter-firm.ts';
import { Select } from '../components/select.tsx';
import { toast } from '../components/toast.ts';
import { useWaiting } from '../store/waiting.ts';
import { texts } from './texts.ts';

/** Lets somebody who belongs to several firms switch between them. */
export function FirmSwitch({ user }: { user: User }) {
  const { firm, firms } = user;
  const [entering, setEntering] = useState<string>();
  const waiting = useWaiting().all.length;
  if (firms.length < 2 || !firm) return null;
  const enter = async (id: string) => {
    setEntering(id);
    try {
      await enterFirm(id);
    } catch {
      toast({ tone: 'danger', title: texts.notEntered });
      setEntering(undefined);
    }
  };
  return (
    <div className="mb-3 grid gap-1">
      <Select
        aria-label={texts.firm}
        value={entering ?? firm.id}
        disabled={entering !== undefined}
        onChange={({ target }) => void enter(target.value)}
        options={firms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {waiting > 0 && <p className="px-3 text-small text-on-brand-muted">{texts.goesOnFor(waiting)}</p>}
    </div>
  );
}
