import { html } from './html.ts';
import type { ReminderWords } from './reminder-words.ts';

/**
 * Colours and sizes stand inline, as many mail clients read nothing else; the style block adds dark mode where it is
 * read. Tables lay it out because Outlook's engine knows no other way.
 */
const face =
  "font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','DejaVu Sans',Helvetica,Arial,sans-serif";
const rowStyle = 'padding:8px 0;border-top:1px solid #E2DFD5;vertical-align:top';
const darkMode = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0C1423!important}
.sheet{background:#141E33!important}
.ink{color:#EDF1F8!important}
.quiet{color:#9FAEC8!important}
.row{border-color:#26334F!important}
}`;

const paragraph = (text: string) => html`<p class="ink" style="margin:0 0 16px;color:#12203A">${text}</p>`;

const factRow = ({ label, value }: ReminderWords['facts'][number], index: number) => {
  const size = index === 0 ? 'font-size:18px' : 'font-size:16px';
  return html`<tr>
<td class="quiet row" style="${rowStyle};padding-right:16px;white-space:nowrap;color:#52607A">${label}</td>
<td class="ink row" style="${rowStyle};color:#12203A;font-weight:600;${size};overflow-wrap:anywhere">${value}</td>
</tr>`;
};

/** The HTML part of a reminder, whole; every word in it is escaped. */
export const reminderHtml = (words: ReminderWords): string =>
  html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${words.subject}</title>
<style>${{ markup: darkMode }}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#F6F5F0">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;background:#F6F5F0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed;max-width:560px;background:#FFFFFF;border-radius:12px">
<tr><td class="ink" style="padding:28px 24px 12px;${face};font-size:16px;line-height:1.5;color:#12203A;text-align:left;overflow-wrap:anywhere">
${paragraph(words.greeting)}
${paragraph(words.opening)}
<h2 class="ink" style="margin:24px 0 8px;font-size:18px;line-height:1.3;color:#12203A">${words.heading}</h2>
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px;border-collapse:collapse">
${words.facts.map(factRow)}
</table>
${words.closing.map(paragraph)}
${paragraph('Kind regards,')}
<p class="ink" style="margin:0 0 16px;color:#12203A">${words.signature.map((line, index) =>
    index === 0 ? html`<strong>${line}</strong>` : html`<br>${line}`,
  )}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`.markup;
