/** Subjects of a plumber's photos, drawn by us on a 96 by 96 grid. */
export const drawings = {
  boiler:
    '<rect width="96" height="96" fill="#b9b3a5"/><path d="M0 0h96v96H0z" fill="url(#tile)"/><rect x="26" y="12" width="44" height="56" rx="4" fill="#f4f3ef"/><rect x="26" y="12" width="44" height="56" rx="4" fill="url(#shade)"/><rect x="26" y="54" width="44" height="14" fill="#d8d5cc"/><circle cx="38" cy="61" r="3.5" fill="#23314d"/><rect x="46" y="58" width="16" height="6" rx="1" fill="#2e4a37"/><path d="M35 68v28M44 68v28M53 68v28M62 68v28" stroke="#b06c3f" stroke-width="3.5"/><path d="M36 68v28M45 68v28M54 68v28M63 68v28" stroke="#e0a57c"/><path d="M48 12V0" stroke="#e7e5de" stroke-width="11"/>',
  gauge:
    '<rect width="96" height="96" fill="#4b5260"/><circle cx="48" cy="50" r="33" fill="#15181f"/><circle cx="48" cy="50" r="29" fill="#f3f1ea"/><path d="M28 62a23 23 0 0 1-2-20" stroke="#bb3329" stroke-width="5" fill="none"/><path d="M26 41a24 24 0 0 1 36-11" stroke="#3c8b58" stroke-width="5" fill="none"/><path d="M63 31a24 24 0 0 1 6 31" stroke="#bb3329" stroke-width="5" fill="none"/><path d="M48 50 40 31" stroke="#15181f" stroke-width="3.5" stroke-linecap="round"/><circle cx="48" cy="50" r="4.5" fill="#15181f"/><path d="M20 20 76 6 96 20V0H0v34z" fill="#fff" opacity=".08"/>',
  burner:
    '<rect width="96" height="96" fill="#2d2a28"/><rect x="14" y="20" width="68" height="50" rx="3" fill="#6b645d"/><path d="M20 30h56M20 38h56M20 46h56M20 54h56M20 62h56" stroke="#3d3833" stroke-width="3"/><path d="M22 70c2-9 6-9 8 0 2-11 6-11 8 0 2-12 7-12 9 0 2-11 6-11 8 0 2-10 6-10 8 0 2-9 6-9 8 0" fill="#4f86d8"/><path d="M0 70h96v26H0z" fill="#1d1b1a"/><path d="M10 82h76" stroke="#b06c3f" stroke-width="5"/>',
  label:
    '<rect width="96" height="96" fill="#d9d5ca"/><g transform="rotate(-4 48 48)"><rect x="14" y="18" width="68" height="60" rx="2" fill="#fbfaf6"/><rect x="14" y="18" width="68" height="14" fill="#27405f"/><path d="M20 40h40M20 48h54M20 56h34M20 64h48" stroke="#8b8f98" stroke-width="2.5"/><path d="m60 62 5 6 9-12" fill="none" stroke="#2c8a57" stroke-width="4"/></g>',
};
export type DrawingName = keyof typeof drawings;

/** The colours of the drawings. */
const fillings =
  '<defs><pattern id="tile" width="24" height="24" patternUnits="userSpaceOnUse"><path d="M0 .5h24M.5 0v24" stroke="#a7a091"/></pattern><linearGradient id="shade"><stop stop-color="#fff" stop-opacity=".5"/><stop offset="1" stop-opacity=".12"/></linearGradient></defs>';

/** A drawing as a 960-pixel picture. */
export const drawingOf = (name: DrawingName): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 96 96">${fillings}${drawings[name]}</svg>`;
