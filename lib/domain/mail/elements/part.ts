import { createElement, Fragment, type ReactNode } from 'react';
import type { Language } from '@/lib/core/i18n/languages';

/** One piece of a letter in both of its forms: written together, so that the plain text says all that the HTML says. */
export type Part = { html: ReactNode; text: string };

/** Pieces that follow each other and never change places: they need no keys. */
export const inOrder = (pieces: readonly ReactNode[]): ReactNode => createElement(Fragment, null, ...pieces);

/** What stands between two sentences or lines that are set as one. */
export const wordSpace = (language: Language): string => (language === 'ja' ? '' : ' ');
