import { account } from './account';
import { certificate } from './certificate';
import { emails } from './emails';
import { preview } from './preview';
import { signing } from './signing';
import { verify } from './verify';

export const es = { ...account, ...certificate, ...emails, ...preview, ...signing, ...verify };
