import { makeOperator } from '@/lib/surfaces/auth/make-operator';

export const { POST } = makeOperator;
