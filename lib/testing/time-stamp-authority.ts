import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder';

const run = (folder: string, ...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

/** A time-stamp authority (RFC 3161) on this machine, made with openssl: answers queries until the test is over. */
export function timeStampAuthority({ purpose = 'critical,timeStamping' } = {}) {
  const folder = temporaryFolder();
  const ecKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  run(folder, 'req', '-x509', ...ecKey, '-subj', '/CN=Test Authority Root', '-days', '3650', '-keyout', 'root.key', '-out', 'root.pem');
  run(folder, 'req', '-new', ...ecKey, '-subj', '/CN=Test Time Stamps', '-keyout', 'tsa.key', '-out', 'tsa.csr');
  writeFileSync(path.join(folder, 'extensions'), `extendedKeyUsage=${purpose}\nkeyUsage=critical,digitalSignature\n`);
  run(
    folder,
    'x509',
    '-req',
    '-in',
    'tsa.csr',
    '-CA',
    'root.pem',
    '-CAkey',
    'root.key',
    '-set_serial',
    '7',
    '-days',
    '3650',
    '-extfile',
    'extensions',
    '-out',
    'tsa.pem',
  );
  writeFileSync(path.join(folder, 'serial'), '01\n');
  writeFileSync(
    path.join(folder, 'tsa.conf'),
    '[tsa]\ndefault_tsa=t\n[t]\nserial=serial\ncrypto_device=builtin\nsigner_cert=tsa.pem\ncerts=root.pem\nsigner_key=tsa.key\nsigner_digest=sha256\ndefault_policy=1.2.3.4.1\ndigests=sha256\ness_cert_id_alg=sha256\n',
  );
  return {
    rootFile: path.join(folder, 'root.pem'),
    rootPem: () => readFileSync(path.join(folder, 'root.pem'), 'utf8'),
    reply(query: Uint8Array): Uint8Array {
      writeFileSync(path.join(folder, 'query.tsq'), query);
      run(folder, 'ts', '-reply', '-config', 'tsa.conf', '-queryfile', 'query.tsq', '-out', 'reply.tsr');
      return new Uint8Array(readFileSync(path.join(folder, 'reply.tsr')));
    },
    /** Whether openssl finds the token over a digest good. Throws what openssl says where not. */
    verify(token: Uint8Array, digest: Uint8Array): void {
      writeFileSync(path.join(folder, 'token'), token);
      const hexadecimal = Buffer.from(digest).toString('hex');
      run(folder, 'ts', '-verify', '-digest', hexadecimal, '-in', 'token', '-token_in', '-CAfile', 'root.pem');
    },
  };
}
