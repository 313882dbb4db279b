export const failures = {
  failures: {
    data: {
      what: 'The data were erased when their time was over.',
      todo: 'Send them again.',
    },
    gone: {
      what: 'The template was deleted before the run began.',
      todo: 'Give the document another template, publish, and run it again with the live version.',
    },
    template: {
      what: 'The template cannot be read.',
      todo: 'Open it in Word or PowerPoint, save it as a new DOCX or PPTX, and replace the file of the document.',
    },
    large: {
      what: 'The document became too large.',
      todo: 'Send fewer rows or smaller pictures, or divide the template.',
    },
    tag: {
      what: 'A tag of the template cannot be filled in with these values.',
      todo: 'Correct the tag in the template or the value in the data, then run it again.',
    },
    formula: {
      what: 'A formula cannot be computed with these values.',
      todo: 'Correct the formula in the template or the value in the data, then run it again.',
    },
    output: {
      what: 'The filled document was deleted before its PDF was made.',
      todo: 'Run it again.',
    },
    password: {
      what: 'The password of the PDF came out empty, or as one that no PDF can have.',
      todo: 'Send a value for every tag of the password, or change its text in the workflow, then run it again.',
    },
    locked: {
      what: 'A PDF with a password cannot be sent for signature.',
      todo: 'Switch the password or the signature of this document off, publish, and run it again with the live version.',
    },
    fieldTag: {
      what: 'A value holds what would become a field to sign.',
      todo: 'Send the data without {{…}} in this value: the template alone says what the signer fills in.',
    },
    picture: {
      what: 'A picture cannot be used.',
      todo: 'Send a PNG or JPEG of at most 5 MB.',
    },
    address: {
      what: 'The signer’s address is no email address.',
      todo: 'Send corrected data: going on would take the same address again.',
    },
    signatureText: {
      what: 'A text of the signature request cannot be used.',
      todo: 'Change the text in the workflow or the value in the data, then run it again.',
    },
    converter: {
      what: 'LibreOffice, which makes PDFs, is missing or does not start.',
      todo: 'Tell the operator. Once it is there, go on at the failed step.',
    },
    busy: {
      what: 'Too much is being made right now.',
      todo: 'Go on at the failed step a little later.',
    },
    lost: {
      what: 'A file is no longer in storage.',
      todo: 'Tell the operator.',
    },
    internal: {
      what: 'Something went wrong on our side.',
      todo: 'Go on at the failed step; if it fails again, tell the operator the id of the run.',
    },
    slides: {
      what: 'With these values every slide is left out.',
      todo: 'Keep one slide without {{#if}} and {{#each}} in its title and notes.',
    },
    limit: {
      what: 'A limit of the account is reached.',
      todo: 'Go on at the failed step when the limit allows it again.',
    },
    other: {
      what: 'A step was refused.',
      todo: 'See the details, correct the workflow or the data, then run it again.',
    },
  },
  warningKinds: {
    value: 'Without a value',
    kind: 'Another kind of value than the tag expects',
    picture: 'Picture was not used',
    font: 'Another font was used',
    alike: 'Another font was used, as wide as that of the template',
    slide: 'More than fits on a slide: the rest is cut off',
    link: 'Link was left out',
    other: 'To be looked at',
  },
};
