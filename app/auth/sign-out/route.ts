import { signOut } from '@/lib/surfaces/auth/sign-out';

export const { POST } = signOut;
