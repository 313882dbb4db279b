// Made by `npm run client` from the interface description. Change an operation, not this file.

export interface paths {
  '/v1/requests': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account’s own requests, newest first
     * @description The requests that the account of the API key has made, newest first; a test key sees those of test keys, a live key the others. The body is an array of at most `limit` requests, 50 where nothing is said; where there are more, the `Link` header leads to the next page. `status` keeps those that are in this status now.
     */
    get: operations['listRequests'];
    put?: never;
    /**
     * Ask one person to sign one document
     * @description Takes the document, the signer and, where no API key is sent, the sender. With delivery `email` the signer gets a private link by email; with `link` the answer carries the link, and no email is sent. Where `sender_signs` is true the sender signs first. Without an API key the sender confirms by email before anything reaches the signer.
     *
     *     Keep `request_token` from the answer: it is needed to download the signed PDF, and the service does not store it. The signing links work for 14 days. Every accepted request counts against the monthly limit, also if it is cancelled later.
     *
     *     A PDF may have 5 MB and 50 pages. Send one over 1 MB by `upload_id` or `pdf_url`. Field tags in the text place the fields: `{{signature:signer}}`, `{{date:signer}}`, `{{text:signer:Label}}`, and the same with `sender`. A document without tags gets a signature block at its end.
     */
    post: operations['sendForSignature'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{request_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Tell where a signature request stands
     * @description Ask at most once a minute; with `If-None-Match` an unchanged status costs no body. There are no callbacks. A request made without an API key needs `X-Request-Token`; with the key of the account that made it, the token may be left out.
     */
    get: operations['getSignatureStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{request_id}/signed-pdf': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Download the signed and sealed PDF
     * @description Works once the status is `signed`, and always needs `X-Request-Token`. The PDF holds the document with the signatures and, unless `certificate` was false, a certificate page; it is sealed, so that a PDF reader shows any later change.
     */
    get: operations['downloadSignedPdf'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/requests/{request_id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw a request that is not signed yet
     * @description The signing links stop working at once. The monthly count is not given back. Cancelling a cancelled request is no error. A signed or expired request can no longer be cancelled.
     */
    post: operations['cancelSignatureRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/uploads': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Get an address to upload a PDF to
     * @description The first of three steps for a large PDF: get an address, PUT the bytes to it, then create the request with `document.upload_id`. The address takes one PDF of at most 5 MB within one hour. No body is needed.
     */
    post: operations['getUploadUrl'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/v1/uploads/{upload_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Upload the PDF to sign
     * @description Send the bytes of the PDF as they are, with the same `Authorization` header as the call that gave the address, if any. Sending the same bytes again is harmless. The upload can be used within 24 hours, in more than one request.
     */
    put: operations['uploadPdf'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    CreateRequest: {
      /** @description The document to sign, in exactly one of five ways. */
      document: {
        /** @description The document as markdown, with field tags such as {{signature:signer}}. */
        markdown?: string;
        /** @description The PDF as base64. Over 1 MB use upload_id or pdf_url. */
        pdf_base64?: string;
        /**
         * Format: uri
         * @description Public https link to a PDF.
         */
        pdf_url?: string;
        /**
         * Format: uri
         * @description Link to a hosted document that anyone with the link can view.
         */
        hosted_doc_url?: string;
        /** @description The upload_id of an uploaded PDF. */
        upload_id?: string;
      };
      /** @description Heading of the document and subject of the email, at most 200 characters. Required with markdown. */
      title?: string;
      /** @description Who is asked to sign. Confirm name and email with your user first. */
      signer: {
        /** @description Full name. */
        name?: string;
        /** Format: email */
        email: string;
      };
      /** @description On whose behalf the request is made. Its email is required without an API key: the service asks that address to confirm first. */
      sender?: {
        /** @description Full name. */
        name?: string;
        /** Format: email */
        email?: string;
      };
      /**
       * @description Whether the sender signs too, before the signer.
       * @default false
       */
      sender_signs?: boolean;
      /** @description Plain-text note to the signer, at most 500 characters. Links in it are removed. */
      message?: string;
      /**
       * @description Of the emails and the signing page.
       * @default en
       * @enum {string}
       */
      language?: 'en' | 'es' | 'de' | 'fr' | 'ja' | 'it' | 'nl' | 'pt-br';
      /** @description Where the fields stand on a PDF or hosted document; not with markdown. */
      fields?: {
        /** @enum {string} */
        kind: 'signature' | 'date' | 'text';
        /**
         * @description Who fills it in; `sender` only with sender_signs.
         * @default signer
         * @enum {string}
         */
        party?: 'signer' | 'sender';
        /** @description Counted from 1. */
        page: number;
        /** @description Left edge, as a fraction of the page’s width from its left edge. */
        x: number;
        /** @description Upper edge, as a fraction of the page’s height from its top edge. */
        y: number;
        /** @description As a fraction of the page’s width. */
        width: number;
        /** @description As a fraction of the page’s height; without it 0.06 for a signature and 0.025 for a date or text. */
        height?: number;
        /** @description What a text field asks for; at most 80 characters. */
        label?: string;
        /**
         * @description Whether it must be filled in before signing.
         * @default true
         */
        required?: boolean;
      }[];
      /**
       * @description `email`: the service mails the signer a private link. `link`: no mail, the answer carries the link to pass on.
       * @default email
       * @enum {string}
       */
      delivery?: 'email' | 'link';
      /**
       * @description Whether a page with the signing certificate is appended.
       * @default true
       */
      certificate?: boolean;
    };
    CreateResult: {
      /**
       * @description 32 lowercase hexadecimal characters.
       * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
       */
      request_id: string;
      /** @description Needed to download the signed PDF. It is not stored: keep it. */
      request_token: string;
      /** @enum {string} */
      status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending';
      /** Format: date-time */
      expires_at: string;
      /** @description A sentence to tell the user. */
      next_step: string;
      /**
       * Format: uri
       * @description The signer’s private link. Only with delivery `link`, where the sender does not sign.
       */
      signer_link?: string;
      /**
       * Format: uri
       * @description The sender’s private link, to sign first. Only with delivery `link` and sender_signs.
       */
      sender_link?: string;
      /**
       * Format: uri
       * @description A page for people: what is done and what is to come, never the document.
       */
      status_link: string;
      /** @description Documents of this calendar month (UTC). */
      usage: {
        used_this_month: number;
        monthly_limit: number;
      };
    };
    Error: {
      /** @description Stable code. */
      error: string;
      /** @description A sentence saying what to do. */
      message: string;
      /**
       * Format: date-time
       * @description When a monthly limit resets.
       */
      resets_at?: string;
      /** @description Seconds after which a retry can succeed. */
      retryAfter?: number;
      /** @description Each problem of the request, all of them at once. */
      details?: components['schemas']['ErrorDetail'][];
    };
    ErrorDetail: {
      /** @description Where in the request, such as `signer.email` or `fields[0].page`; empty for the whole. */
      path: string;
      /** @description The finer reason; stable. */
      code: string;
      /** @description What to do about it. */
      message: string;
    };
    RequestStatus: {
      /**
       * @description 32 lowercase hexadecimal characters.
       * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
       */
      request_id: string;
      /** @enum {string} */
      status: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      expires_at: string;
      /** @description Null while unsigned. */
      signed_at: string | null;
      /** @description A sentence to tell the user. */
      next_step: string;
    };
    CancelResult: {
      /**
       * @description 32 lowercase hexadecimal characters.
       * @example 9f2c4b6a81d3e5f70a1b2c3d4e5f6071
       */
      request_id: string;
      /** @constant */
      status: 'cancelled';
    };
    UploadUrl: {
      /** @description `up_` and 32 lowercase hexadecimal characters. */
      upload_id: string;
      /** Format: uri */
      upload_url: string;
      /** @constant */
      method: 'PUT';
      /** @constant */
      content_type: 'application/pdf';
      /** Format: date-time */
      expires_at: string;
      next_step: string;
    };
    Upload: {
      /** @description `up_` and 32 lowercase hexadecimal characters. */
      upload_id: string;
      bytes: number;
      next_step: string;
    };
  };
  responses: never;
  parameters: {
    /** @description The request_token of the create result. */
    RequestToken: string;
    /** @description The request_token of the create result. It can be left out with an API key of the account that made the request. */
    OptionalRequestToken: string;
    /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer. 1 to 255 printable ASCII characters, such as a UUID. */
    IdempotencyKey: string;
    /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
    IfNoneMatch: string;
  };
  requestBodies: never;
  headers: {
    /** @description Names this exchange in the service’s log. Tell it to the operator when something is wrong. */
    CorrelationId: string;
    /** @description Names this state of the answer, for If-None-Match. */
    ETag: string;
    /** @description What is left of each limit: `"create";r=58;t=1`, r calls, and t seconds until there is one more. */
    RateLimit: string;
    /** @description The limits that count this call: `"create";q=60;w=60`, q calls within w seconds. */
    RateLimitPolicy: string;
    /** @description Seconds after which a retry can succeed. */
    RetryAfter: number;
    /** @description How to authenticate: `Bearer`. */
    Authenticate: string;
    /** @description `true` where this is the first answer once more, and nothing was created anew. */
    IdempotencyReplayed: 'true';
    /** @description Where the next page is: `<address>; rel="next"`. Missing on the last. */
    Link: string;
    /** @description The file name. */
    ContentDisposition: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listRequests: {
    parameters: {
      query?: {
        /** @description How many at most, 1 to 200. */
        limit?: number;
        /** @description Where the page begins: what the `Link` of the page before leads to. */
        cursor?: string;
        /** @description Only requests in this status. */
        status?: 'awaiting_sender_confirmation' | 'awaiting_sender_signature' | 'pending' | 'signed' | 'cancelled' | 'expired';
      };
      header?: {
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description As asked. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          Link: components['headers']['Link'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestStatus'][];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  sendForSignature: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CreateRequest'];
      };
    };
    responses: {
      /** @description The create result. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CreateResult'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description The API key is not valid. Codes: `unauthorized`. */
      401: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'WWW-Authenticate': components['headers']['Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `monthly_limit`, `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Another server did not answer as it should. Codes: `document_unreachable`. */
      502: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getSignatureStatus: {
    parameters: {
      query?: never;
      header?: {
        /** @description The request_token of the create result. It can be left out with an API key of the account that made the request. */
        'X-Request-Token'?: components['parameters']['OptionalRequestToken'];
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description 32 lowercase hexadecimal characters. */
        request_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request status. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestStatus'];
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not found. Codes: `not_found`, `bad_token`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  downloadSignedPdf: {
    parameters: {
      query?: never;
      header: {
        /** @description The request_token of the create result. */
        'X-Request-Token': components['parameters']['RequestToken'];
        /** @description The ETag of an earlier answer: 304 says that nothing has changed. */
        'If-None-Match'?: components['parameters']['IfNoneMatch'];
      };
      path: {
        /** @description 32 lowercase hexadecimal characters. */
        request_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          'Content-Disposition': components['headers']['ContentDisposition'];
          [name: string]: unknown;
        };
        content: {
          'application/pdf': Blob;
        };
      };
      /** @description Not changed since the ETag that If-None-Match names. */
      304: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          ETag: components['headers']['ETag'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description Not allowed. Codes: `bad_token`. */
      403: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `not_signed`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  cancelSignatureRequest: {
    parameters: {
      query?: never;
      header?: {
        /** @description The request_token of the create result. It can be left out with an API key of the account that made the request. */
        'X-Request-Token'?: components['parameters']['OptionalRequestToken'];
      };
      path: {
        /** @description 32 lowercase hexadecimal characters. */
        request_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The cancel result. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CancelResult'];
        };
      };
      /** @description Not found. Codes: `not_found`, `bad_token`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not possible in this state. Codes: `already_signed`, `expired`. */
      409: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  getUploadUrl: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a repeat harmless: within 24 hours the same key with the same body gets the first answer. 1 to 255 printable ASCII characters, such as a UUID. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The upload URL. */
      201: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadUrl'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too many. Codes: `rate_limited`. */
      429: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          'Retry-After': components['headers']['RetryAfter'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          RateLimit: components['headers']['RateLimit'];
          'RateLimit-Policy': components['headers']['RateLimitPolicy'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
  uploadPdf: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description `up_` and 32 lowercase hexadecimal characters. */
        upload_id: string;
      };
      cookie?: never;
    };
    /** @description The bytes of the file, as they are. */
    requestBody: {
      content: {
        'application/pdf': Blob;
      };
    };
    responses: {
      /** @description The upload. */
      200: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Upload'];
        };
      };
      /** @description The request is not valid. Codes: `bad_request`. */
      400: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Not found. Codes: `not_found`. */
      404: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description Too large. Codes: `too_large`. */
      413: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
      /** @description A failure on the side of the service. Codes: `internal_error`. */
      500: {
        headers: {
          'X-Correlation-Id': components['headers']['CorrelationId'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'];
        };
      };
    };
  };
}
