import { type Html, html } from './html.ts';

/**
 * The styles of our emails. Colours and sizes are inline, as many clients read nothing else; the style block adds dark mode for
 * those that do. Layout uses tables because Outlook's engine needs them.
 */
const look = {
  face: "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',Helvetica,Arial,sans-serif",
  row: 'padding:8px 0;border-top:1px solid #E2DFD5;vertical-align:top',
  dark: `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0C1423!important}
.sheet{background:#141E33!important}
.ink{color:#EDF1F8!important}
.quiet{color:#9FAEC8!important}
.row{border-color:#26334F!important}
.link{color:#8FB5FF!important}
.button{background:#8FB5FF!important;color:#0C1423!important}
}`,
} as const;

/** The complete HTML part of a mail. */
export const mailPage = (subject: string, content: Html): string =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${{ markup: look.dark }}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#F6F5F0">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;background:#F6F5F0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;max-width:560px;background:#FFFFFF;border-radius:12px">
<tr><td class="ink" style="padding:28px 24px 12px;${look.face};font-size:16px;line-height:1.5;color:#12203A;text-align:left;overflow-wrap:anywhere">
${content}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;

/** The name of the sender, above the words. */
export const mailHead = (name: string): Html =>
  html`<p class="ink" style="margin:0 0 24px;font-size:20px;line-height:1.3;font-weight:700;color:#12203A">${name}</p>`;

export const mailParagraph = (content: string | Html): Html =>
  html`<p class="ink" style="margin:0 0 16px;color:#12203A">${content}</p>`;

/** A link among other words. */
export const mailLink = (url: string, label: string): Html =>
  html`<a class="link" href="${url}" style="color:#1D4ED8">${label}</a>`;

/** The mail's call to action. It shows a label, as a three-line URL tells readers nothing. */
export const mailButton = (url: string, label: string, colour?: string | null): Html =>
  html`<a class="${colour ? '' : 'button'}" href="${url}" style="display:inline-block;padding:12px 22px;border-radius:8px;background:${colour ?? '#12203A'};color:#FFFFFF;font-weight:600;text-decoration:none">${label}</a>`;

const factRow = ({ label, value }: { label: string; value: string }, index: number): Html => {
  const isSum = /^-?£[\d,.]+$/.test(value);
  const size = index === 0 && isSum ? 'font-size:18px' : 'font-size:16px';
  // A sum never wraps.
  const wrap = isSum ? 'white-space:nowrap' : 'overflow-wrap:anywhere';
  return html`<tr>
<td class="quiet row" width="152" style="${look.row};padding-right:16px;white-space:nowrap;color:#52607A">${label}</td>
<td class="ink row" style="${look.row};color:#12203A;font-weight:600;${size};${wrap}">${value}</td>
</tr>`;
};

/** A heading with rows of labels and values. */
export const mailFacts = (heading: string, rows: { label: string; value: string }[]): Html =>
  html`<h2 class="ink" style="margin:24px 0 8px;font-size:18px;line-height:1.3;color:#12203A">${heading}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse">
${rows.map(factRow)}
</table>`;
