import { actFor } from '@/lib/surfaces/auth/act-for';

export const { POST } = actFor;
