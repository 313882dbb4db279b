/** What holds for every operation, in the plain markdown of the description: paragraphs, and code in backticks. */
export const about = (baseUrl: string): string =>
  [
    'A request asks one person, the signer, to sign one document; the sender can sign too, and then signs first. A person always signs, in a browser, through a private link: no operation applies a signature. The result is a PDF with the signatures and a certificate page, sealed so that any later change shows.',
    `Authentication: send an API key as \`Authorization: Bearer <API_KEY>\`. Keys are made at ${baseUrl}/keys. A key is optional: without one, a create request names \`sender.email\`, and that address confirms before anything reaches the signer. The answer to a create request carries a \`request_token\`; it is shown once and opens the request later, in the header \`X-Request-Token\`.`,
    'Before creating a request, confirm the signer’s name and email with your user. Ask for the status at most once a minute.',
    'Every error has the same body: `error`, a stable code, and `message`, a sentence saying what to do; `details` lists each problem of a request that is not valid. A member that the description does not name is refused in a request; in an answer, ignore members that you do not know, as later versions may add some.',
    'Every answer carries `X-Correlation-Id`. An address that does not exist answers 404 `not_found`, a method that an address does not take 405 `method_not_allowed` with `Allow`, and a body of more than 12 MB 413 `too_large`, before any operation is reached.',
  ].join('\n\n');
