/** Copies a pending text to the clipboard. The promise must be passed within the press: Safari refuses writes requested afterwards. */
export const copyComing = async (coming: Promise<string>): Promise<void> => {
  const blob = coming.then((text) => new Blob([text], { type: 'text/plain' }));
  if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await coming);
  else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
};

/** An `sms:` link; the body follows `?&` because phones differ in which of the two they expect. */
export const smsHref = (phone: string, body: string): string =>
  `sms:${phone.replace(/[^\d+]/g, '')}?&body=${encodeURIComponent(body)}`;

/** WhatsApp needs the country code; a number without one is British. Without a number it asks for the recipient. */
export const whatsAppHref = (phone: string, body: string): string => {
  const digits = phone.replace(/[^\d+]/g, '').replace(/^\+|^00/, '');
  return `https://wa.me/${digits.replace(/^0/, '44')}?text=${encodeURIComponent(body)}`;
};

const pdfFile = (pdf: Blob, name: string): File =>
  new File([pdf], name.replace(/[/\\:]/g, '-'), { type: 'application/pdf' });

/** True if the device can share a PDF. */
export const canShare = (): boolean =>
  navigator.canShare?.({ files: [pdfFile(new Blob(), 'paper.pdf')] }) ?? false;

/** Shares a PDF through the device's share sheet. Cancelling is no failure. */
export const sharePdf = async (pdf: Blob, name: string): Promise<void> => {
  try {
    await navigator.share({ files: [pdfFile(pdf, name)], title: name });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
};
