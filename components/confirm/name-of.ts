import type { ConfirmView } from '@/lib/domain/signatures/views/confirm-view';

export const nameOf = ({ name, email }: ConfirmView['signer']): string => name ?? email;
