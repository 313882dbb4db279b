const body = {
  title: 'Hello',
  document: { markdown: '# Hello\n\nPlease sign below.\n\n{{signature:signer}}' },
  signer: { name: 'Anna Berg', email: 'anna@example.com' },
  delivery: 'link',
};

/** A line for a shell that asks for a signature; the answer holds the link for the signer. Nothing in it needs escaping. */
export const exampleCall = (baseUrl: string, key: string): string =>
  [`curl ${baseUrl}/v1/requests`, `-H 'Authorization: Bearer ${key}'`, "-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`].join(' \\\n  ');
