import { verifyPostedFile } from '@/lib/domain/signatures/operations/verify-posted-file';
import { serveForm } from '@/lib/surfaces/http/serve-form';

export const { POST } = serveForm(verifyPostedFile, {
  back: () => '/verify',
  next: (_, { result, lang }) => `/verify?${new URLSearchParams({ result, ...(lang ? { lang } : {}) })}`,
});
