import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsRoutes } from '#shared/settings/routes.ts';
import type { Business } from '#shared/settings/shown.ts';
import { useCall } from '../../api/use-call.ts';
import { useSignedInUser } from '../../api/user.ts';
import { toast } from '../../components/toast.ts';
import { putBusiness } from '../../forms/use-business-form.ts';
import { scaledLogo } from './scaled-logo.ts';
import { texts } from './texts.ts';

/** The documents' logo: choosing one saves it. */
export const useLogo = () => {
  const cache = useQueryClient();
  const { business } = useSignedInUser();
  const [preparing, setPreparing] = useState(false);
  const show = (logo: Business['logo']) => putBusiness(cache, { ...business, logo });
  const upload = useCall(settingsRoutes.putLogo, {
    success: texts.logoSaved,
    failure: texts.logoFailed,
    onSuccess: show,
  });
  const removal = useCall(settingsRoutes.removeLogo, {
    success: texts.logoRemoved,
    failure: texts.logoNotRemoved,
    onSuccess: () => show(null),
  });
  const choose = async (file: File): Promise<void> => {
    setPreparing(true);
    const logo = await scaledLogo(file);
    setPreparing(false);
    if (logo) upload.mutate({ file: logo });
    else toast(texts.notALogo);
  };
  return {
    logo: business.logo,
    saving: preparing || upload.isPending,
    removing: removal.isPending,
    choose: (file: File) => void choose(file),
    remove: () => removal.mutate({}),
  };
};
