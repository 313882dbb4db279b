import { describe, expect, test } from 'vitest';
import { withEnv } from '@/lib/testing/outside-server';
import { isOfKnownService, isSignInAddress, readShareLink } from './hosted-documents';

const id = '1AbC_dEf-GhIjKlMnOpQrStUvWxYz0123456789ab';
const drive = (parameters: string) => `https://drive.usercontent.google.com/download?id=${id}&export=download&confirm=t${parameters}`;
const shares = (link: string, format = '') => `https://api.onedrive.com/v1.0/shares/u!${Buffer.from(link).toString('base64url')}/root/content${format}`;

const downloads: [service: string, links: [link: string, address: string][]][] = [
  [
    'Google Docs, Slides and Sheets',
    [
      [`https://docs.google.com/document/d/${id}/edit?usp=sharing`, `https://docs.google.com/document/d/${id}/export?format=pdf`],
      [`https://docs.google.com/document/d/${id}/edit?tab=t.0#heading=h.1`, `https://docs.google.com/document/d/${id}/export?format=pdf`],
      [`https://docs.google.com/document/d/${id}`, `https://docs.google.com/document/d/${id}/export?format=pdf`],
      [`https://DOCS.google.com./document/d/${id}/view`, `https://docs.google.com/document/d/${id}/export?format=pdf`],
      [`https://docs.google.com/document/u/1/d/${id}/preview`, `https://docs.google.com/document/d/${id}/export?format=pdf`],
      [`https://docs.google.com/a/example.com/document/d/${id}/edit`, `https://docs.google.com/document/d/${id}/export?format=pdf`],
      [
        `https://docs.google.com/document/d/${id}/edit?usp=sharing&resourcekey=0-k_Y`,
        `https://docs.google.com/document/d/${id}/export?format=pdf&resourcekey=0-k_Y`,
      ],
      [`https://docs.google.com/presentation/d/${id}/edit#slide=id.p`, `https://docs.google.com/presentation/d/${id}/export/pdf`],
      [`https://docs.google.com/presentation/d/${id}/present?resourcekey=0-k`, `https://docs.google.com/presentation/d/${id}/export/pdf?resourcekey=0-k`],
      [`https://docs.google.com/spreadsheets/d/${id}/edit#gid=0`, `https://docs.google.com/spreadsheets/d/${id}/export?format=pdf`],
      [`https://docs.google.com/file/d/${id}/edit`, drive('')],
    ],
  ],
  [
    'Google Drive',
    [
      [`https://drive.google.com/file/d/${id}/view?usp=drive_link`, drive('')],
      [`https://drive.google.com/file/d/${id}/preview?resourcekey=0-k`, drive('&resourcekey=0-k')],
      [`https://drive.google.com/file/u/0/d/${id}/view`, drive('')],
      [`https://drive.google.com/open?id=${id}&usp=drive_fs`, drive('')],
      [`https://drive.google.com/u/0/uc?id=${id}&export=download`, drive('')],
    ],
  ],
  [
    'OneDrive',
    [
      ['https://1drv.ms/b/s!AkExample?e=aBcDeF', shares('https://1drv.ms/b/s!AkExample?e=aBcDeF')],
      ['https://1drv.ms/b/c/0123456789abcdef/EQexample_token?e=aBcDeF', shares('https://1drv.ms/b/c/0123456789abcdef/EQexample_token?e=aBcDeF')],
      ['https://1drv.ms/w/s!AkExample', shares('https://1drv.ms/w/s!AkExample', '?format=pdf')],
      ['https://1drv.ms/p/c/0123456789abcdef/IQexample', shares('https://1drv.ms/p/c/0123456789abcdef/IQexample', '?format=pdf')],
      [
        'https://onedrive.live.com/redir?resid=ABC!123&authkey=!Key&ithint=file%2cpdf',
        shares('https://onedrive.live.com/redir?resid=ABC%21123&authkey=%21Key'),
      ],
      ['https://onedrive.live.com/?authkey=%21Key&id=ABC%21123&cid=ABC', shares('https://onedrive.live.com/redir?resid=ABC%21123&authkey=%21Key')],
      ['https://onedrive.live.com/embed?resid=ABC!123&authkey=!Key', shares('https://onedrive.live.com/redir?resid=ABC%21123&authkey=%21Key')],
      ['https://onedrive.live.com/:b:/g/personal/ABC/EQtoken?e=1', 'https://onedrive.live.com/:b:/g/personal/ABC/EQtoken?e=1&download=1'],
    ],
  ],
  [
    'SharePoint',
    [
      ['https://contoso.sharepoint.com/:b:/s/legal/EQtoken?e=aBc', 'https://contoso.sharepoint.com/:b:/s/legal/EQtoken?e=aBc&download=1'],
      [
        'https://contoso-my.sharepoint.com/:b:/g/personal/anna_contoso_com/EQtoken',
        'https://contoso-my.sharepoint.com/:b:/g/personal/anna_contoso_com/EQtoken?download=1',
      ],
      ['https://contoso.sharepoint.com/:w:/r/sites/legal/Doc.docx?web=1', 'https://contoso.sharepoint.com/:w:/r/sites/legal/Doc.docx?web=1&download=1'],
    ],
  ],
  [
    'Dropbox',
    [
      ['https://www.dropbox.com/s/abc123/Lease.pdf?dl=0', 'https://www.dropbox.com/s/abc123/Lease.pdf?dl=1'],
      ['https://www.dropbox.com/scl/fi/abc123/Lease.pdf?rlkey=key1&st=x&dl=0', 'https://www.dropbox.com/scl/fi/abc123/Lease.pdf?rlkey=key1&st=x&dl=1'],
      ['https://dropbox.com/scl/fi/abc123/Lease.pdf?rlkey=key1&raw=1', 'https://www.dropbox.com/scl/fi/abc123/Lease.pdf?rlkey=key1&dl=1'],
      ['https://dl.dropboxusercontent.com/s/abc123/Lease.pdf', 'https://dl.dropboxusercontent.com/s/abc123/Lease.pdf?dl=1'],
    ],
  ],
];

describe.each(downloads)('%s', (_service, links) => {
  test.each(links)('%s', (link, address) => {
    expect(readShareLink(link)).toEqual({ kind: 'outside', address, advice: expect.stringMatching(/ choose Share/) });
    expect(isOfKnownService(link)).toBe(true);
  });
});

const refusals: Record<string, string[]> = {
  folder_link: [
    `https://drive.google.com/drive/folders/${id}`,
    `https://drive.google.com/drive/u/0/folders/${id}`,
    'https://1drv.ms/f/s!AkExample',
    'https://onedrive.live.com/:f:/g/personal/ABC/EQtoken',
    'https://contoso.sharepoint.com/:f:/s/legal/EQtoken',
    'https://www.dropbox.com/sh/abc/def?dl=0',
    'https://www.dropbox.com/scl/fo/abc/def?rlkey=key',
  ],
  form_link: [`https://docs.google.com/forms/d/${id}/edit`, `https://docs.google.com/forms/d/e/${id}/viewform`, 'https://www.dropbox.com/request/abc'],
  published_page: [`https://docs.google.com/document/d/e/2PACX-${id}/pub`, `https://docs.google.com/presentation/d/e/2PACX-${id}/pub`],
  not_a_share_link: [
    'https://docs.google.com/document/u/0/',
    'https://drive.google.com/drive/my-drive',
    'https://drive.google.com/open?id=',
    'https://drive.google.com/open?id=../../x',
    'https://onedrive.live.com/edit.aspx?resid=ABC!123&cid=abc',
    'https://onedrive.live.com/?id=root',
    'https://contoso.sharepoint.com/sites/legal/_layouts/15/Doc.aspx?sourcedoc=%7B1%7D&action=edit',
    'https://contoso.sharepoint.com/sites/legal/Shared%20Documents/Lease.pdf',
    'https://www.dropbox.com/home/Lease.pdf',
    'https://www.dropbox.com/s/abc',
  ],
  unknown_host: [
    'https://example.com/document/d/x',
    'https://docs.google.com.evil.example/document/d/x',
    'https://evil-docs.google.com/document/d/x',
    'https://docs.google.com@evil.example/document/d/x',
    'https://sharepoint.com/:b:/s/x/y',
    'https://a.b.sharepoint.com/:b:/s/x/y',
    'https://contoso.sharepoint.com.evil.example/:b:/s/x/y',
    'https://notdropbox.com/s/abc/Lease.pdf',
    'http://localhost:3001/files/shared/abc',
  ],
  bad_address: ['', 'docs.google.com/document/d/x'],
};

test.each(Object.entries(refusals).flatMap(([code, links]) => links.map((link) => [code, link])))('%s: %s', (code, link) => {
  expect(readShareLink(link ?? '')).toMatchObject({ kind: 'refused', code });
});

test('an unknown host is told which are known, and what to do with a direct link', () => {
  const refused = readShareLink('https://example.com/lease.pdf');
  expect(refused).toMatchObject({
    message: expect.stringMatching(/Google Docs, Slides and Sheets, Google Drive, OneDrive, SharePoint, Dropbox and this service’s own.*pdf_url/),
  });
});

test.each([
  ['http://localhost:3000', 'http://localhost:3000/files/shared/abc_DEF-1', 'abc_DEF-1'],
  ['https://sign.example.com', 'https://SIGN.example.com:443/files/shared/abc/?x=1#y', 'abc'],
  ['https://example.com/sign', 'https://example.com/sign/files/shared/abc', 'abc'],
  ['https://sign.example.com', 'https://sign.example.com/files/shared/', ''],
])('at %s the link %s is the service’s own', (BASE_URL, link, token) => {
  withEnv({ BASE_URL });
  expect(readShareLink(link)).toEqual({ kind: 'own', token });
});

test.each(['http://sign.example.com/files/shared/abc', 'https://sign.example.com:8443/files/shared/abc', 'https://sign.example.com/files/abc'])(
  '%s is not the service’s own',
  (link) => {
    withEnv({ BASE_URL: 'https://sign.example.com' });
    expect(readShareLink(link)).toMatchObject({ code: 'unknown_host' });
  },
);

test.each([
  ['https://accounts.google.com/v3/signin/identifier?continue=x', true],
  ['https://login.microsoftonline.com/common/oauth2/authorize', true],
  ['https://login.live.com/login.srf', true],
  ['https://www.dropbox.com/login?cont=x', true],
  ['https://www.dropbox.com/scl/fi/abc/login.pdf', false],
  ['https://accounts.google.com.evil.example/', false],
  ['https://example.com/login', false],
])('%s asks people to sign in: %s', (address, expected) => {
  expect(isSignInAddress(address)).toBe(expected);
});
