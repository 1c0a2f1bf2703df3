import type { User } from '#shared/auth/user.ts';
import { Panel } from '../../components/card.tsx';
import { NameForm } from '../../forms/name-form.tsx';
import { texts } from './texts.ts';

/** For users whose name the identity provider doesn't know: its form asks only for an email address. */
export default function AskName({ user }: { user: User }) {
  return (
    <Panel title={texts.askName}>
      <div className="grid gap-4 p-4 lg:p-5">
        <p className="text-muted">{texts.askNameHint}</p>
        <NameForm user={user} />
      </div>
    </Panel>
  );
}
