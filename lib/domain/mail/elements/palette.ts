import type { CSSProperties } from 'react';

/** The colours of app/globals.css in sRGB, as mail programs know no OKLCH: light first, then dark. */
const colours = {
  paper: { property: 'background-color', light: '#f6f3ed', dark: '#14171e' },
  surface: { property: 'background-color', light: '#fefdfa', dark: '#1e222a' },
  ink: { property: 'color', light: '#1c222e', dark: '#eae7e2' },
  quiet: { property: 'color', light: '#555b66', dark: '#b1ada6' },
  accent: { property: 'color', light: '#234485', dark: '#93baed' },
  confirmed: { property: 'color', light: '#1f613c', dark: '#88d1a2' },
  unconfirmed: { property: 'color', light: '#7f4e15', dark: '#eabb79' },
  line: { property: 'border-color', light: '#ddd9d0', dark: '#363b43' },
  bar: { property: 'border-color', light: '#858074', dark: '#7b808a' },
  button: { property: 'background-color', light: '#234485', dark: '#93baed' },
  'button-words': { property: 'color', light: '#fbfaf7', dark: '#0e1624' },
} as const;

type Role = keyof typeof colours;

const styleNames = { 'background-color': 'backgroundColor', color: 'color', 'border-color': 'borderColor' } as const;

/** Class and inline style of an element: the inline colour is for light, the class takes the dark one. */
export function tinted(roles: Role | readonly Role[], style: CSSProperties = {}): { className: string; style: CSSProperties } {
  const list = typeof roles === 'string' ? [roles] : roles;
  const own = Object.fromEntries(list.map((role) => [styleNames[colours[role].property], colours[role].light]));
  return { className: list.join(' '), style: { ...style, ...own } };
}

const darkRules = (prefix: string): string =>
  Object.entries(colours)
    .map(([role, { property, dark }]) => `${prefix}.${role}{${property}:${dark} !important}`)
    .join('');

/** Dark for programs that follow the reader's setting, and for Outlook on the web, which marks its own dark page. */
export const darkCss = `@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}`;

export const sans = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Hiragino Sans','Yu Gothic UI','Noto Sans CJK JP',sans-serif";
export const serif = "Georgia,'Times New Roman','Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP',serif";
export const mono = "ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace";
