import { useState } from 'react';
import { toast } from '../../components/toast.ts';
import { letterTexts as texts } from './texts.ts';
import { copyComing, sharePdf, smsHref, whatsAppHref } from './ways.ts';

export interface Ways {
  /** Creates a link that opens the document without an account. Reports its own failure. */
  makeLink: () => Promise<string>;
  phone: string | null;
  /** The text of a message with the link. */
  words: (url: string) => string;
  /** Records that it was delivered in one of these ways; left out if that has no effect. */
  markSent?: (() => Promise<unknown>) | undefined;
}

const failed = (description: string) => toast({ tone: 'danger', title: 'Error', description });

const hasCome = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    () => false,
  );

/** The ways to deliver a document other than by email. */
export const useWays = ({ makeLink, phone, words }: Ways) => {
  const [busy, setBusy] = useState(false);
  const [isTried, setTried] = useState(false);
  const once = async (act: () => Promise<boolean>) => {
    setBusy(true);
    const isDone = await act();
    setBusy(false);
    if (isDone) setTried(true);
  };
  const copy = async () => {
    const coming = makeLink();
    const isCopied = await hasCome(copyComing(coming));
    if (isCopied) toast(texts.linkCopied);
    // The call has already reported its failure.
    else if (await hasCome(coming)) failed(texts.notCopied);
    return isCopied;
  };
  const text = async () => {
    const url = await makeLink().catch(() => null);
    if (url) window.location.href = smsHref(phone ?? '', words(url));
    return url !== null;
  };
  const whatsApp = async () => {
    // Opened within the press: browsers block a window opened after a wait.
    const page = window.open('', '_blank');
    const url = await makeLink().catch(() => null);
    const address = url && whatsAppHref(phone ?? '', words(url));
    if (!address) page?.close();
    else if (page) page.location.href = address;
    else window.location.href = address;
    return address !== null;
  };
  const share = async (pdf: Blob, name: string) => {
    await sharePdf(pdf, name).catch(() => failed(texts.shareFailed));
    setTried(true);
  };
  return {
    busy,
    /** One was used; only the user knows whether it reached the customer. */
    isTried,
    copy: () => void once(copy),
    text: () => void once(text),
    whatsApp: () => void once(whatsApp),
    share: (pdf: Blob, name: string) => void share(pdf, name),
  };
};
