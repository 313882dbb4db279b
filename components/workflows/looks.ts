/** Colours that are offered, by name; the API takes any. */
export const lookColors = {
  blue: '#3b5bdb',
  teal: '#0c8599',
  green: '#2b8a3e',
  ochre: '#b08800',
  orange: '#d9480f',
  red: '#c92a2a',
  pink: '#c2255c',
  violet: '#7048e8',
} as const;
export type LookColor = keyof typeof lookColors;

/** Pictures that are offered, by name, as strokes on twenty by twenty; the API takes any text. */
export const lookIcons = {
  document: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4M7.5 10.5h5M7.5 13.5h5',
  contract: 'M4.5 2.5h11v15h-11zM7 6h6M7 9h6M6.5 14.5c1.5-3 2.5-3 2.5-1.2s1.6 1.4 2.2 0 1.2 1 2.3.2',
  invoice: 'M5 2.5h10v15l-2-1.5-1.7 1.5-1.6-1.5L8 17.5 6.5 16 5 17.5zM7.5 6.5h5M7.5 9.5h5M10.5 12.5h2',
  certificate: 'M3 3.5h14v9h-5M3 3.5v9h3M6 6.5h8M9 15a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM7.5 14.5V18l1.5-1 1.5 1v-3.5',
  person: 'M10 9.5a3.3 3.3 0 1 0 0-6.6 3.3 3.3 0 0 0 0 6.6zM3.5 17.5c.4-3.6 3-5.5 6.5-5.5s6.1 1.9 6.5 5.5',
  team: 'M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM2 16.5c.3-3 2.4-4.6 5.5-4.6s5.2 1.6 5.5 4.6M13 4.3a2.6 2.6 0 0 1 0 5M15 12.3c1.7.6 2.8 2 3 4.2',
  letter: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  calendar: 'M3 4.5h14v12.5H3zM3 8.5h14M6.5 2.5v4M13.5 2.5v4M6.5 12h2M11.5 12h2',
  house: 'M2.5 9.5 10 3l7.5 6.5M4.5 8v9h11V8M8 17v-5h4v5',
  cart: 'M2 3.5h2.5l2 9.5h8.5l2-6.5H5.2M8 17a1 1 0 1 0 0-2 1 1 0 0 0 0 2zM14 17a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  star: 'M10 2.5l2.3 4.9 5.2.7-3.8 3.7 1 5.3L10 14.5l-4.7 2.6 1-5.3L2.5 8.1l5.2-.7z',
  slides: 'M2.5 3.5h15v10h-15zM10 13.5V17M6.5 17.5 10 15l3.5 2.5M6 10.5V9M10 10.5v-4M14 10.5V8',
} as const;
export type LookIcon = keyof typeof lookIcons;

export const strokesOf = (icon: string): string => lookIcons[icon as LookIcon] ?? lookIcons.document;
