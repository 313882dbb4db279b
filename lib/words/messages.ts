import type { Language } from '../core/i18n/languages';
import { de } from './de/all';
import { en } from './en/all';
import { es } from './es/all';
import { fr } from './fr/all';
import { it } from './it/all';
import { ja } from './ja/all';
import { nl } from './nl/all';
import { ptBr } from './pt-br/all';

/** What people read, by section; English says which texts there are. */
export type Messages = typeof en;

const all: Record<Language, Messages> = { de, en, es, fr, it, ja, nl, 'pt-br': ptBr };

/** For the server: the browser is handed the one language that it shows. */
export const messagesFor = (language: Language): Messages => all[language];
