import { toast } from '../components/toast.ts';

let isSaid = false;

/** Says that the device is full, once: it stays full until somebody makes room. */
export const sayFull = (): void => {
  if (isSaid) return;
  isSaid = true;
  toast({
    title: 'This device is full',
    description: 'What finds no room here is safe with Fettle.',
    short: 'This device is full. What finds no room here is safe with Fettle.',
  });
};
