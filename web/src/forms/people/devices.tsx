import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { membersRoutes } from '#shared/members/routes.ts';
import { read } from '../../api/read.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { SheetBody } from '../../components/sheet.tsx';
import { DeviceRows } from './device-rows.tsx';
import { signedInTexts as texts } from './device-texts.ts';

interface Props {
  userId: string;
  name: string;
}

/** The devices that a member uses in the firm, behind a button. */
export function PeopleDevices({ userId, name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" aria-label={texts.ofWhom(name)} onClick={() => setOpen(true)}>
        {texts.of}
      </Button>
      {open && (
        <Dialog open onClose={() => setOpen(false)} title={texts.ofWhom(name)}>
          <SheetBody>
            <MemberDevices userId={userId} />
          </SheetBody>
        </Dialog>
      )}
    </>
  );
}

/** The same devices, each with Sign out. */
export function MemberDevices({ userId }: { userId: string }) {
  const { data, isError } = useQuery(read(membersRoutes.devices, { params: { userId } }));
  const { mutate, variables, isPending } = useCall(membersRoutes.signOutDevice, {
    success: texts.ended,
    failure: texts.endFailed,
  });
  if (isError) return <p role="alert">{texts.failed}</p>;
  if (data?.length === 0) return <p className="text-muted">{texts.none}</p>;
  return (
    <DeviceRows
      devices={data ?? []}
      ending={isPending ? variables?.params?.deviceId : undefined}
      onEnd={({ deviceId }) => mutate({ params: { userId, deviceId } })}
    />
  );
}
