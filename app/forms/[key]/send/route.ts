import { submitForm } from '@/lib/domain/automations/operations/submit-form';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(submitForm, {
  back: ({ key }) => `/forms/${key}`,
  next: ({ key }, outcome) => {
    if (outcome.state === 'again') return `/forms/${key}?again=${outcome.ticket}#${outcome.place}`;
    return { sent: `/forms/${key}/thanks`, closed: `/forms/${key}`, foreign: `/forms/${key}?problem=token`, crowded: `/forms/${key}?problem=rate_limited` }[
      outcome.state
    ];
  },
  problem: ({ code }) => (code === 'rate_limited' ? code : 'token'),
});
