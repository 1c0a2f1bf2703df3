import { useQuery } from '@tanstack/react-query';
import { authRoutes } from '#shared/auth/routes.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { RowSkeletons } from '../../components/skeleton.tsx';
import { DeviceRows } from '../../forms/people/device-rows.tsx';
import { signedInTexts as texts } from '../../forms/people/device-texts.ts';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';

/** The devices that the user has signed in with, and Sign out everywhere, which doesn't move while they load. */
export function SignedIn() {
  const { data = [], isError, isPending: isComing } = useQuery(read(authRoutes.devices, {}));
  const { mutate, variables, isPending } = useCall(authRoutes.endDevice, {
    success: texts.ended,
    failure: texts.endFailed,
  });
  if (isComing) return <RowSkeletons count={2} />;
  if (data.length === 0 && !isError) return <SignOutEverywhere />;
  return (
    <>
      <section className="border-t border-line px-4 pt-4 pb-2 lg:px-5">
        <h3 className="font-strong">{texts.title}</h3>
        {isError && <p role="alert">{texts.failed}</p>}
        <DeviceRows
          devices={data}
          ending={isPending ? variables?.params?.deviceId : undefined}
          onEnd={({ deviceId }) => mutate({ params: { deviceId } })}
        />
      </section>
      <SignOutEverywhere />
    </>
  );
}
