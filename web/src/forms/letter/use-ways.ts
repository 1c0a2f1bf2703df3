import { useState } from 'react';
import { toast } from '../../components/toast.ts';
import { letterTexts as texts } from './texts.ts';
import { copyComing, sharePdf, smsHref, whatsAppHref } from './ways.ts';

export interface Ways {
  /** Makes a link that opens the document without an account. Says itself when it fails. */
  makeLink: () => Promise<string>;
  phone: string | null;
  /** What a message by telephone says. */
  words: (url: string) => string;
  /** Notes that it was handed over by one of these ways. Left out where nothing comes of it. */
  markSent?: (() => Promise<unknown>) | undefined;
}

const failed = (description: string) => toast({ tone: 'danger', title: 'Error', description });

const hasCome = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** The ways to hand a document over that are no letter. */
export const useWays = ({ makeLink, phone, words }: Ways) => {
  const [busy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const once = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
    setTried(true);
  };
  const copy = async () => {
    const coming = makeLink();
    if (await hasCome(copyComing(coming))) toast(texts.linkCopied);
    // A failure of the call has been said by then.
    else if (await hasCome(coming)) failed(texts.linkFailed);
  };
  const text = async () => {
    const url = await makeLink().catch(() => null);
    if (url) window.location.href = smsHref(phone ?? '', words(url));
  };
  const whatsApp = async () => {
    // Opened with the press: a browser lets no page open another after a wait.
    const page = window.open('', '_blank');
    const url = await makeLink().catch(() => null);
    const address = url && whatsAppHref(phone ?? '', words(url));
    if (!address) page?.close();
    else if (page) page.location.href = address;
    else window.location.href = address;
  };
  const share = async (pdf: Blob, name: string) => {
    await sharePdf(pdf, name).catch(() => failed(texts.shareFailed));
    setTried(true);
  };
  return {
    busy,
    /** One was taken: whether it reached the customer, only the user knows. */
    isTried,
    copy: () => void once(copy),
    text: () => void once(text),
    whatsApp: () => void once(whatsApp),
    share: (pdf: Blob, name: string) => void share(pdf, name),
  };
};
