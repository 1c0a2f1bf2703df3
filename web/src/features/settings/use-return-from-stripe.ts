import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { settingsPath } from '../../data/settings-sections.ts';
import { useBegin } from './online-acts.tsx';

/** After returning from Stripe, shows this section; if Stripe's link had expired, opens a new one. */
export const useReturnFromStripe = (): void => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useBegin();
  const isLed = useRef(false);
  useEffect(() => {
    const came = new URLSearchParams(search).get('connect');
    if (!came || isLed.current) return;
    isLed.current = true;
    if (came === 'again') mutate({});
    void navigate(settingsPath('online'), { replace: true });
  }, [search, navigate, mutate]);
};
