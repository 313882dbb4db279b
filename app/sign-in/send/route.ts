import { askForLink } from '@/lib/surfaces/auth/ask-for-link';

export const { POST } = askForLink;
