/** The page of one request. */
export const addressOfRequest = (id = ''): string => `/dashboard/requests/${id}`;

/** What a form adds to its target, so that its act leads back to where the form stands; without it to the list. */
export const fromItsPage = '?from=page';
export const fromHome = '?from=home';

/** Where an act about a request leads back to. */
export function addressAfterAct({ request_id }: Partial<Record<string, string>>, query: URLSearchParams): string {
  const from = query.get('from');
  if (from === 'home') return '/dashboard';
  return from === 'page' ? addressOfRequest(request_id) : '/dashboard/requests';
}
