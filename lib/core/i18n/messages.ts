import type { Language } from './languages.ts';
import { de } from './messages/de.ts';
import { en, type Messages } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';
import { nl } from './messages/nl.ts';
import { ptBr } from './messages/pt-br.ts';

export type { Messages };

const all: Record<Language, Messages> = { en, es, de, fr, ja, it, nl, 'pt-br': ptBr };

/** For the server: the browser is handed the one language that it shows. */
export const messagesFor = (language: Language): Messages => all[language];
