import type { ReactNode } from 'react';
import { ExampleList } from './example-list';
import { Inline } from './prose';
import type { ExampleView } from './view';

const link = 'text-accent underline decoration-1 underline-offset-4 hover:text-accent-strong';

/** From nothing to the signed PDF in four steps, and to the documents of a workflow in a paragraph. */
export function QuickStart({ first: [create, status, download], baseUrl }: { first: readonly ExampleView[]; baseUrl: string }) {
  return (
    <section id="quick-start" aria-labelledby="quick-start-title" className="grid max-w-3xl scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id="quick-start-title" className="font-serif text-xl font-semibold">
        Quick start
      </h2>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Step number={1} title="Get a key, or go without">
          <p>
            <a href="/keys" className={link}>
              Make an API key
            </a>{' '}
            <Inline text="and put it into the variable `PARAPH_API_KEY`. A test key (`sk_test_…`) sends no email. For a signature request without a key, leave the header out and name `sender.email`: that address confirms before anything reaches the signer, unless the operator of this service takes nothing without a key." />
          </p>
        </Step>
        <Step number={2} title="Send a document">
          {create ? <ExampleList examples={[create]} operation="Quick start" /> : null}
          <p>
            <Inline text="The answer is JSON. Put `request_id` into `REQUEST_ID` and `request_token` into `REQUEST_TOKEN`, and keep both: the token is shown this one time." />
          </p>
        </Step>
        <Step number={3} title="Ask how it stands">
          {status ? <ExampleList examples={[status]} operation="Quick start" /> : null}
          <p>
            <Inline text="At most once a minute, until `status` is `signed`." />
          </p>
        </Step>
        <Step number={4} title="Download the signed PDF">
          {download ? <ExampleList examples={[download]} operation="Quick start" /> : null}
        </Step>
      </ol>
      <p>
        <Inline text="A workflow makes documents of data: upload a template with `POST /files`, make a workflow of it with `POST /workflows`, and post JSON to the `source.webhookUrl` of the answer. `GET /workflows/{wkf_id}/outputs` has what was made a moment later." />
      </p>
      <p>
        <Inline text="The client in TypeScript is two files, `paraph-client.ts` and `paraph-api.ts`, in `lib/client` of this service’s source; it needs the package `openapi-fetch`. For other languages, generate one from the " />
        <a href="/openapi.json" className={link}>
          OpenAPI description
        </a>
        . Agents read{' '}
        <a href="/llms.txt" className={link}>
          llms.txt
        </a>{' '}
        <Inline text={`or connect to the tool servers at \`${baseUrl}/mcp\` and, for workflows, \`${baseUrl}/mcp/workflows\`.`} />
      </p>
    </section>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 className="flex gap-2 font-medium">
        <span className="text-ink-quiet tabular-nums">{number}.</span>
        {title}
      </h3>
      {children}
    </li>
  );
}
