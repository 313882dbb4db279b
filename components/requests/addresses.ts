/** The page of one request. */
export const addressOfRequest = (id = ''): string => `/dashboard/requests/${id}`;

/** What a form on that page adds to its target, so that its act leads back there and not to the list. */
export const fromItsPage = '?from=page';

/** Where an act about a request leads back to: its page where it was done there, else the list. */
export const addressAfterAct = ({ request_id }: Partial<Record<string, string>>, query: URLSearchParams): string =>
  query.get('from') === 'page' ? addressOfRequest(request_id) : '/dashboard/requests';
