import koffi, { type TypeObject } from 'koffi';

// LibreOfficeKit.h: an object begins with a pointer to its class, which is its size and then one function after another.
const KIT = { getError: 3, loadWithOptions: 4 };
const DOCUMENT = { destroy: 1, saveAs: 2 };

const getErrorType = koffi.proto('char *officeGetError(void *kit)');
const loadType = koffi.proto('void *officeLoad(void *kit, const char *url, const char *options)');
const destroyType = koffi.proto('void officeDestroy(void *document)');
const saveAsType = koffi.proto('int officeSaveAs(void *document, const char *url, const char *format, const char *options)');

/** Calls the function that stands at a place of the object's class. */
function call(object: unknown, at: number, type: TypeObject, ...rest: unknown[]) {
  const functions = koffi.decode(koffi.decode(object, 'void *'), koffi.array('void *', at + 1));
  return koffi.call(functions[at], type, object, ...rest);
}

const urlOf = (file: string): string => `file://${file.split('/').map(encodeURIComponent).join('/')}`;

/** No questions, no macros. */
const LOAD_OPTIONS = 'Batch=true,Language=en-US,EnableMacrosExecution=false,MacroSecurityLevel=3';

export type OfficeKit = { saveAsPdf: (source: string, target: string, options: object) => void };

/** Loads LibreOffice's library. `start` then starts it with a profile of its own; it can be done once a process. */
export function loadKit(library: string, program: string): { start: (profile: string) => OfficeKit } {
  const hook = koffi.load(library, { global: true }).func('void *libreofficekit_hook_2(const char *program, const char *profile)');
  return {
    start: (profile) => {
      const kit = hook(program, urlOf(profile));
      if (!kit) throw new Error('LibreOfficeKit did not start.');
      return { saveAsPdf: (source, target, options) => saveAsPdf(kit, source, target, options) };
    },
  };
}

function saveAsPdf(kit: unknown, source: string, target: string, options: object): void {
  const fail = () => {
    throw Object.assign(new Error(call(kit, KIT.getError, getErrorType) || 'LibreOffice did not say why.'), { code: 'unreadable' });
  };
  const document = call(kit, KIT.loadWithOptions, loadType, urlOf(source), LOAD_OPTIONS) ?? fail();
  try {
    if (!call(document, DOCUMENT.saveAs, saveAsType, urlOf(target), 'pdf', JSON.stringify(options))) fail();
  } finally {
    call(document, DOCUMENT.destroy, destroyType);
  }
}
