import { account } from './account';
import { certificate } from './certificate';
import { emails } from './emails';
import { filesRoom } from './files-room';
import { frame } from './frame';
import { homeRoom } from './home-room';
import { keysRoom } from './keys-room';
import { operatorRoom } from './operator-room';
import { palette } from './palette';
import { preview } from './preview';
import { requestsRoom } from './requests-room';
import { sendRoom } from './send-room';
import { settingsRoom } from './settings-room';
import { signing } from './signing';
import { teamRoom } from './team-room';
import { templates } from './templates';
import { verify } from './verify';
import { workflowsRoom } from './workflows-room';

export const fr = {
  ...account,
  ...certificate,
  ...emails,
  ...filesRoom,
  ...frame,
  ...homeRoom,
  ...keysRoom,
  ...operatorRoom,
  ...palette,
  ...preview,
  ...requestsRoom,
  ...sendRoom,
  ...settingsRoom,
  ...signing,
  ...teamRoom,
  ...templates,
  ...verify,
  ...workflowsRoom,
};
