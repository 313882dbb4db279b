import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { env } from '@/lib/core/env';
import { ConverterPool } from '@/lib/engines/convert/converter-pool';
import { LIMITS, MEMORY_LIMIT_MB } from '@/lib/engines/convert/converter-state';
import { findOffice, type Office } from '@/lib/engines/convert/find-office';
import { startOffice } from '@/lib/engines/convert/start-office';
import { tinyDocx } from '@/lib/engines/convert/testing/tiny-docx';
import { makeWorkFolder } from '@/lib/engines/convert/work-folder';
import { inSandbox, whyNoSandbox } from '@/lib/engines/processes/sandbox';

vi.setConfig({ testTimeout: 60_000 });
const refused = whyNoSandbox();
const workFolder = makeWorkFolder();
afterAll(() => rmSync(workFolder, { recursive: true, force: true }));

test.skipIf(refused)(`inside the sandbox there is no network, no other process and nothing of the data folder${refused ? ` (${refused})` : ''}`, () => {
  const own = mkdtempSync(path.join(workFolder, 'own-'));
  const secret = path.join(env().dataDir, 'secret.txt');
  mkdirSync(env().dataDir, { recursive: true });
  writeFileSync(secret, 'secret');
  const look = `
    const fs = require('node:fs');
    const here = (place) => fs.existsSync(place);
    const processes = fs.readdirSync('/proc').filter((name) => /^\\d+$/.test(name)).length;
    const networks = Object.values(require('node:os').networkInterfaces()).flat().filter((one) => !one.internal).length;
    let written = 'written';
    try { fs.writeFileSync('/usr/share/mark', ''); } catch (error) { written = error.code; }
    console.log(JSON.stringify({ data: here(${JSON.stringify(secret)}), home: here('/root') || here('/home'), passwords: here('/etc/shadow'), processes, networks, written, own: here(${JSON.stringify(own)}) }));`;
  const { file, args } = inSandbox({ file: process.execPath, args: ['-e', look] }, { readable: [path.dirname(process.execPath)], writable: own });
  const { stdout, stderr } = spawnSync(file, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toEqual({ data: false, home: false, passwords: false, processes: 2, networks: 0, written: 'EROFS', own: true });
  rmSync(secret);
});

const picture = (target: string) => ({
  relationship: `<Relationship Id="rPic" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${target}" TargetMode="External"/>`,
  body: `<w:p><w:r><w:drawing xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><wp:inline><wp:extent cx="914400" cy="914400"/><wp:docPr id="1" name="p"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="1" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:link="rPic"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="914400" cy="914400"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p><w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> INCLUDEPICTURE "${target}" \\d </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`,
});

test.each([true, false].filter((sandboxed) => !(sandboxed && refused)))(
  'a linked picture is not fetched, even from a document that nobody prepared (sandboxed: %s)',
  async (sandboxed) => {
    let requests = 0;
    const server = createServer((_request, response) => {
      requests += 1;
      response.end();
    }).on('connection', () => (requests += 1));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const pool = new ConverterPool({ ...LIMITS, size: 1 }, () =>
      startOffice({ office: findOffice() as Office, sandboxed, workFolder, memoryMb: MEMORY_LIMIT_MB }),
    );
    try {
      const { body, relationship } = picture(`http://127.0.0.1:${(server.address() as AddressInfo).port}/picture.png`);
      const { value } = await pool.run({ bytes: tinyDocx(body, [], relationship), kind: 'docx', fonts: [] }, 60_000);
      expect(value.pages).toBe(1);
      expect(requests).toBe(0);
    } finally {
      pool.close();
      server.close();
    }
  },
);
