import type { Messages } from '@/lib/words/messages';

export type PublicFormWords = Messages['workflowsRoom']['publicForm'];
