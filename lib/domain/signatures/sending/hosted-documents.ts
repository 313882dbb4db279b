import { env } from '@/lib/core/env';

/** Where a share link leads: to a download outside, to a file of this service, or nowhere. */
export type HostedDocument =
  | { kind: 'outside'; address: string; advice: string }
  | { kind: 'own'; token: string }
  | { kind: 'refused'; code: string; message: string };

type Refusal = readonly [code: string, message: string];
type Parts = Record<string, string>;

/** One kind of link: what its path looks like, and the download that it stands for, or why there is none. */
type Link = { path: RegExp; download: (url: URL, parts: Parts) => string | Refusal };

type Service = { name: string; host: RegExp; advice: string; links: readonly Link[] };

const folder: Refusal = ['folder_link', 'This is the link of a folder. Share the one document that is to be signed, and send its link.'];
const form: Refusal = ['form_link', 'This is the link of a form, not of a document. Send the link of a document.'];
const published: Refusal = ['published_page', 'This is a page published to the web, which cannot be had as a PDF. Choose Share and copy the link from there.'];
const notShared: Refusal = [
  'not_a_share_link',
  'This is not the share link of a document. Choose Share, let anyone with the link view it, and copy that link.',
];

const always = (refusal: Refusal) => (): Refusal => refusal;

function withParameters(address: string, parameters: Record<string, string | null>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) if (value !== null) url.searchParams.set(name, value);
  return url.href;
}

// Older shared files open only together with this key.
const resourceKey = ({ searchParams }: URL) => ({ resourcekey: searchParams.get('resourcekey') });

const googleExport = (address: string, url: URL) => withParameters(`https://docs.google.com/${address}`, resourceKey(url));

const driveDownload = (id: string | null | undefined, url: URL): string | Refusal =>
  id && /^[\w-]+$/.test(id)
    ? withParameters('https://drive.usercontent.google.com/download', { id, export: 'download', confirm: 't', ...resourceKey(url) })
    : notShared;

/** OneDrive's documented encoding of a share link; with `format=pdf` it converts Office documents. */
const oneDriveContent = (share: string, isOffice: boolean): string =>
  `https://api.onedrive.com/v1.0/shares/u!${Buffer.from(share).toString('base64url')}/root/content${isOffice ? '?format=pdf' : ''}`;

function oneDriveById({ searchParams }: URL): string | Refusal {
  const [resid, authkey] = [searchParams.get('resid') ?? searchParams.get('id'), searchParams.get('authkey')];
  return resid && authkey ? oneDriveContent(withParameters('https://onedrive.live.com/redir', { resid, authkey }), false) : notShared;
}

const asDownload = (url: URL): string => withParameters(url.href, { download: '1' });

function dropboxDownload(url: URL): string {
  const address = new URL(url.href);
  address.searchParams.delete('raw');
  if (address.hostname === 'dropbox.com') address.hostname = 'www.dropbox.com';
  return withParameters(address.href, { dl: '1' });
}

const microsoftAdvice = 'Save the document as a PDF there, choose Share, "Anyone with the link can view", and send the link of the PDF.';

/** The services whose share links are known. The first link of a service that fits decides. */
const services: readonly Service[] = [
  {
    name: 'Google Docs, Slides and Sheets',
    host: /^docs\.google\.com$/,
    advice: 'In Google choose Share and set General access to "Anyone with the link".',
    links: [
      { path: /^(?:\/a\/[^/]+)?\/forms\//, download: always(form) },
      { path: /^(?:\/a\/[^/]+)?\/\w+(?:\/u\/\d+)?\/d\/e\//, download: always(published) },
      { path: /^(?:\/a\/[^/]+)?\/document(?:\/u\/\d+)?\/d\/(?<id>[\w-]+)/, download: (url, { id }) => googleExport(`document/d/${id}/export?format=pdf`, url) },
      {
        path: /^(?:\/a\/[^/]+)?\/presentation(?:\/u\/\d+)?\/d\/(?<id>[\w-]+)/,
        download: (url, { id }) => googleExport(`presentation/d/${id}/export/pdf`, url),
      },
      {
        path: /^(?:\/a\/[^/]+)?\/spreadsheets(?:\/u\/\d+)?\/d\/(?<id>[\w-]+)/,
        download: (url, { id }) => googleExport(`spreadsheets/d/${id}/export?format=pdf`, url),
      },
      { path: /^(?:\/a\/[^/]+)?\/file(?:\/u\/\d+)?\/d\/(?<id>[\w-]+)/, download: (url, { id }) => driveDownload(id, url) },
    ],
  },
  {
    name: 'Google Drive',
    host: /^drive\.google\.com$/,
    advice: 'In Google Drive choose Share and set General access to "Anyone with the link". The file must be a PDF.',
    links: [
      { path: /^\/drive(?:\/u\/\d+)?\/(?:folders|mobile\/folders)\/|^\/folderview/, download: always(folder) },
      { path: /^(?:\/a\/[^/]+)?\/file(?:\/u\/\d+)?\/d\/(?<id>[\w-]+)/, download: (url, { id }) => driveDownload(id, url) },
      { path: /^(?:\/a\/[^/]+)?(?:\/u\/\d+)?\/(?:open|uc)$/, download: (url) => driveDownload(url.searchParams.get('id'), url) },
    ],
  },
  {
    name: 'OneDrive',
    host: /^(?:1drv\.ms|onedrive\.live\.com)$/,
    advice: microsoftAdvice,
    links: [
      { path: /^\/(?:f|:f:)\//, download: always(folder) },
      { path: /^\/:[a-z]:\/g\//, download: asDownload },
      { path: /^\/(?<type>[a-z])\/./, download: (url, { type = '' }) => oneDriveContent(url.href, 'wpx'.includes(type)) },
      { path: /^\/(?:redir|embed|download|view\.aspx|edit\.aspx)?$/, download: oneDriveById },
    ],
  },
  {
    name: 'SharePoint',
    host: /^[a-z0-9-]+\.sharepoint\.com$/,
    advice: microsoftAdvice,
    links: [
      { path: /^\/:f:\//, download: always(folder) },
      { path: /^\/:[a-z]:\/[a-z]\//, download: asDownload },
    ],
  },
  {
    name: 'Dropbox',
    host: /^(?:(?:www\.)?dropbox\.com|dl\.dropboxusercontent\.com)$/,
    advice: 'In Dropbox choose Share and let anyone with the link view the file. The file must be a PDF.',
    links: [
      { path: /^\/(?:sh|scl\/fo)\//, download: always(folder) },
      { path: /^\/request\//, download: always(form) },
      { path: /^\/(?:s|scl\/fi)\/[^/]+\/./, download: dropboxDownload },
    ],
  },
];

const knownNames = `${services.map(({ name }) => name).join(', ')} and this service’s own shared files`;

const serviceOf = (url: URL): Service | undefined => services.find(({ host }) => host.test(bareHost(url)));
const bareHost = ({ hostname }: URL): string => hostname.replace(/\.$/, '');

/** Whether an address belongs to a service whose links go into `hosted_doc_url`. */
export const isOfKnownService = (address: string): boolean => URL.canParse(address) && serviceOf(new URL(address)) !== undefined;

/** Which download a share link stands for. The link itself is judged elsewhere, and so is the download's address. */
export function readShareLink(link: string): HostedDocument {
  if (!URL.canParse(link)) return { kind: 'refused', code: 'bad_address', message: 'This is not a web address.' };
  const url = new URL(link);
  url.hostname = bareHost(url);
  const token = ownToken(url);
  if (token !== null) return { kind: 'own', token };
  const service = serviceOf(url);
  if (!service)
    return {
      kind: 'refused',
      code: 'unknown_host',
      message: `Links of this host are not known. Known are ${knownNames}. Send a direct link to a PDF as pdf_url.`,
    };
  return followed(url, service);
}

function followed(url: URL, { links, advice }: Service): HostedDocument {
  for (const { path, download } of links) {
    const found = path.exec(url.pathname);
    if (!found) continue;
    const target = download(url, found.groups ?? {});
    return typeof target === 'string' ? { kind: 'outside', address: target, advice } : { kind: 'refused', code: target[0], message: target[1] };
  }
  return { kind: 'refused', code: notShared[0], message: notShared[1] };
}

/** The token of a link to a file of this service, which is read in process and not over the network. */
function ownToken(url: URL): string | null {
  const base = new URL(env().BASE_URL);
  const path = `${base.pathname.replace(/\/$/, '')}/files/shared/`;
  if (url.origin !== base.origin || !url.pathname.startsWith(path)) return null;
  return url.pathname.slice(path.length).replace(/\/$/, '');
}

const signInHosts = /^(?:accounts\.google\.com|login\.microsoftonline\.(?:com|us)|login\.microsoft\.com|login\.live\.com|account\.live\.com)$/;

/** Whether a download ended where the service asks people to sign in. */
export function isSignInAddress(address: string): boolean {
  const { hostname, pathname } = new URL(address);
  return signInHosts.test(hostname) || (/^(?:www\.)?dropbox\.com$/.test(hostname) && /^\/login(?:\/|$)/.test(pathname));
}
