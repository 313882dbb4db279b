import { confirmSignIn } from '@/lib/surfaces/auth/confirm-sign-in';

export const { POST } = confirmSignIn;
