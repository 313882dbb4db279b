import { startOutsideLogin } from '@/lib/surfaces/auth/outside-login';

export const { POST } = startOutsideLogin;
