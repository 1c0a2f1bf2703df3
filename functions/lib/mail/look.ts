/**
 * The styles of our emails. Colours and sizes are inline, as many clients read nothing else; the style block adds dark mode for
 * those that do. Layout uses tables because Outlook's engine needs them.
 */
export const look = {
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
