/** Hands a PDF to the browser to keep. */
export const saveAs = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), {
    href: address,
    download: `${name.replace(/[/\\:]/g, '-')}.pdf`,
  }).click();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
};
