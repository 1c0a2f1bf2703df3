import { authRoutes } from '#shared/auth/routes.ts';
import { signOut } from '../../api/sign-out.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { Button } from '../../components/button.tsx';
import { texts } from './texts.ts';

/** Ends all of the user's sessions, then the one at the identity provider. */
export function SignOutEverywhere() {
  const user = useSignedInUser();
  const { mutate, isPending } = useCall(authRoutes.logoutEverywhere, {
    failure: texts.signOutFailed,
    onSuccess: signOut,
  });
  const leave = async () => {
    const { mayLeave } = await import('../../waiting/leave/may-leave.ts');
    if (await mayLeave(user)) mutate({});
  };
  return (
    <div className="grid justify-items-start gap-2 border-t border-line p-4 lg:p-5">
      <Button
        variant="secondary"
        needsConnection
        busy={isPending}
        busyLabel={texts.signingOut}
        onClick={leave}
      >
        {texts.signOutEverywhere}
      </Button>
      <p className="text-small text-muted">{texts.signOutEverywhereHint}</p>
    </div>
  );
}
