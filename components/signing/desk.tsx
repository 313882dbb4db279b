'use client';
import { createContext, use } from 'react';
import type { ReadyView, SigningField } from '@/lib/domain/signatures/views/signing-view';
import type { Messages } from '@/lib/words/messages';
import type { Adopted, Draft } from './draft';

/** What the browser needs of the view: the pages' words stay on the server. */
export type DeskView = Omit<ReadyView, 'pages' | 'message'> & { pageSizes: { width: number; height: number }[] };

export type SigningMessages = Messages['signing'];

export type Desk = {
  view: DeskView;
  messages: SigningMessages;
  /** In reading order. */
  fields: SigningField[];
  /** Scripts run: fields on the page are alive, the plain list below gives way. */
  alive: boolean;
  /** A page is shown large enough to type on. */
  wide: boolean;
  draft: Draft;
  today: string;
  timeZone: string;
  adopt: (signature: Adopted) => void;
  write: (id: string, text: string) => void;
  /** Brings a field to the middle and opens or focuses it. */
  visit: (field: SigningField) => void;
};

const DeskContext = createContext<Desk | null>(null);

export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('Place this inside SigningDesk.');
  return desk;
}

export const FORM = 'sign-form';
export const idOfField = (field: SigningField) => `field-${field.id}`;
export const idOfPlainField = (field: SigningField) => `plain-${field.id}`;
