import type { Language } from './languages';
import { de } from './messages/de';
import { en, type Messages } from './messages/en';
import { es } from './messages/es';
import { fr } from './messages/fr';
import { it } from './messages/it';
import { ja } from './messages/ja';
import { nl } from './messages/nl';
import { ptBr } from './messages/pt-br';

export type { Messages };

const all: Record<Language, Messages> = { en, es, de, fr, ja, it, nl, 'pt-br': ptBr };

/** For the server: the browser is handed the one language that it shows. */
export const messagesFor = (language: Language): Messages => all[language];
