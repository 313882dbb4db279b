import { chmodSync, chownSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fontRules } from './font-rules';

type Setting = readonly [node: string, name: string, value: string];

/** A proxy that nobody listens on: what a document names on the network stays out of reach, sandbox or not. */
const NOWHERE = ['ooInetHTTP', 'ooInetHTTPS', 'ooInetFTP'].flatMap((kind): Setting[] => [
  ['org.openoffice.Inet/Settings', `${kind}ProxyName`, '127.0.0.1'],
  ['org.openoffice.Inet/Settings', `${kind}ProxyPort`, '9'],
]);

const SETTINGS: readonly Setting[] = [
  ['org.openoffice.Inet/Settings', 'ooInetProxyType', '2'],
  ['org.openoffice.Inet/Settings', 'ooInetNoProxy', ''],
  ...NOWHERE,
  ['org.openoffice.Office.Common/Security/Scripting', 'DisableMacrosExecution', 'true'],
  ['org.openoffice.Office.Common/Security/Scripting', 'MacroSecurityLevel', '3'],
  ['org.openoffice.Office.Common/Security/Scripting', 'BlockUntrustedRefererLinks', 'true'],
  ['org.openoffice.Office.Common/Security/Scripting', 'DisableActiveContent', 'true'],
  // Never: what is linked from elsewhere is drawn as it was saved.
  ['org.openoffice.Office.Writer/Content/Update', 'Link', '2'],
  // What the machine is set to must not show in numbers and dates.
  ['org.openoffice.Setup/L10N', 'ooSetupSystemLocale', 'en-US'],
  ['org.openoffice.Setup/L10N', 'ooLocale', 'en-US'],
];

const item = ([node, name, value]: Setting) => `<item oor:path="/${node}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;
const REGISTRY = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
${SETTINGS.map(item).join('\n')}
</oor:items>
`;

export type Owner = { uid: number; gid: number };

/** Makes a folder for one child below `parent`: its profile, its font rules, and room for the document at work. Only the child can look into it. */
export function makeProfile(parent: string, fontFolders: readonly string[], owner: Owner | undefined): string {
  const folder = mkdtempSync(path.join(/* turbopackIgnore: true */ parent, 'child-'));
  const own = (place: string) => owner && chownSync(place, owner.uid, owner.gid);
  const makeFolder = (place: string) => {
    mkdirSync(place, { recursive: true, mode: 0o700 });
    own(place);
  };
  const write = (place: string, text: string) => {
    writeFileSync(place, text, { mode: 0o600 });
    own(place);
  };
  chmodSync(folder, 0o700);
  own(folder);
  for (const name of ['profile', 'profile/user', 'work']) makeFolder(path.join(/* turbopackIgnore: true */ folder, name));
  write(path.join(/* turbopackIgnore: true */ folder, 'profile/user/registrymodifications.xcu'), REGISTRY);
  write(path.join(/* turbopackIgnore: true */ folder, 'fonts.conf'), fontRules(fontFolders));
  return folder;
}
