import { outsideCallback } from '@/lib/surfaces/auth/outside-login';

export const GET = outsideCallback;
