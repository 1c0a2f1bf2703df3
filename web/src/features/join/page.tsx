import { useQuery } from '@tanstack/react-query';
import MailX from 'lucide-react/icons/mail-x';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { authRoutes } from '#shared/auth/routes.ts';
import type { User } from '#shared/auth/user.ts';
import type { CallReply } from '#shared/call.ts';
import { guestRoutes } from '#shared/guest/routes.ts';
import { membersRoutes } from '#shared/members/routes.ts';
import { roleSentence } from '#shared/members/words.ts';
import { call } from '../../api/call.ts';
import { loginHref } from '../../api/login-href.ts';
import { useCall } from '../../api/use-call.ts';
import { userQuery } from '../../api/user.ts';
import { forgetSession } from '../../boot/kept-session.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { MessagePanel } from '../../components/message-panel.tsx';
import { ApiError } from '../../store/api-error.ts';
import { forgetToken, takeToken } from './token.ts';

const texts = {
  title: (firm: string) => `Join ${firm}`,
  join: (firm: string) => `Join ${firm}`,
  joining: 'Joining...',
  failed: 'Failed to join',
  signIn: 'Sign In to join',
  signInHint: (email: string) => `Sign in with ${email}, the address that was invited.`,
  as: (email: string) => `You’re signed in as ${email}.`,
  another: 'Sign in with another address',
  ended: 'This invitation can’t be used',
  unknown: 'We don’t know this invitation. Open the link in the email again.',
  unopened: 'We couldn’t open your invitation',
  offline: 'Check your connection.',
  home: 'Home',
  again: 'Try Again',
  loading: 'Opening your invitation...',
} as const;

type Held = CallReply<typeof guestRoutes.invitation>;

/** The page of an invitation link. Opening it changes nothing; the button does. */
export default function JoinPage() {
  const [token] = useState(takeToken);
  const { data: user } = useQuery(userQuery);
  const held = useQuery({
    queryKey: [guestRoutes.invitation.path, token],
    queryFn: () => call(guestRoutes.invitation, { body: { token } }),
    retry: false,
    // It is only valid now, so it isn't stored.
    meta: { fromServer: true },
    gcTime: 0,
  });
  if (held.data) return <Invitation held={held.data} token={token} user={user ?? undefined} />;
  if (held.error) return <Ended error={held.error} onRetry={() => void held.refetch()} />;
  return (
    <MessagePanel icon={UsersRound} title={texts.loading}>
      {null}
    </MessagePanel>
  );
}

interface Props {
  held: Held;
  token: string;
  user: User | undefined;
}

function Invitation({ held, token, user }: Props) {
  return (
    <MessagePanel
      icon={UsersRound}
      title={texts.title(held.firm)}
      actions={user ? <Join firm={held.firm} token={token} /> : <SignIn />}
    >
      <p>{roleSentence[held.role]}</p>
      <p className="wrap-anywhere">{user ? texts.as(user.email) : texts.signInHint(held.email)}</p>
    </MessagePanel>
  );
}

function SignIn() {
  return (
    <ButtonLink>
      <a href={loginHref()}>{texts.signIn}</a>
    </ButtonLink>
  );
}

/** The page reloads in the new firm: this device's data of another firm must not show. */
const enterApp = () => {
  forgetToken();
  forgetSession();
  location.assign('/dashboard');
};

function Join({ firm, token }: { firm: string; token: string }) {
  const { mutate, isPending, isSuccess } = useCall(membersRoutes.accept, {
    failure: texts.failed,
    onSuccess: enterApp,
  });
  return (
    <>
      <Button
        className="py-2"
        needsConnection
        busy={isPending || isSuccess}
        busyLabel={texts.joining}
        onClick={() => mutate({ body: { token } })}
      >
        {texts.join(firm)}
      </Button>
      <ButtonLink variant="secondary">
        <a href={`${authRoutes.login.path}?fresh=1&to=${encodeURIComponent('/join')}`}>{texts.another}</a>
      </ButtonLink>
    </>
  );
}

const reasonOf = (error: Error): string => {
  if (!(error instanceof ApiError)) return texts.offline;
  return error.code === 'not_found' ? texts.unknown : error.reason;
};

function Ended({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isOver = error instanceof ApiError && error.status < 500;
  return (
    <MessagePanel
      icon={MailX}
      title={isOver ? texts.ended : texts.unopened}
      actions={
        isOver ? (
          <ButtonLink variant="secondary">
            <a href="/">{texts.home}</a>
          </ButtonLink>
        ) : (
          <Button onClick={onRetry}>{texts.again}</Button>
        )
      }
    >
      <p>{reasonOf(error)}</p>
    </MessagePanel>
  );
}
