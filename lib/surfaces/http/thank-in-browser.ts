import { languageFor } from '@/lib/core/i18n/accept-language';
import { messagesFor } from '@/lib/words/messages';
import type { RouteHandler } from './handle';
import { plainPage, plainPagePolicy } from './plain-page';

/**
 * Whoever sends a form of somebody's own page to an address for programs looks at its answer. What was taken is said in their language; what
 * was not, as to any program, for the sake of whoever made the form.
 */
export const thankInBrowser =
  (route: RouteHandler): RouteHandler =>
  async (request, context) => {
    const answer = await route(request, context);
    if (!answer.ok || !isFormOfBrowser(request)) return answer;
    const language = languageFor(request.headers.get('accept-language'));
    const { sent: title, thanksText: body } = messagesFor(language).workflowsRoom.publicForm;
    const headers = new Headers(answer.headers);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', plainPagePolicy);
    return new Response(plainPage({ language, title, body }), { status: answer.status, headers });
  };

const isFormOfBrowser = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '') && /\btext\/html\b/i.test(headers.get('accept') ?? '');
