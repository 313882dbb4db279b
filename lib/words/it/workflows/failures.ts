export const failures = {
  failures: {
    data: {
      what: 'I dati sono stati cancellati allo scadere del loro termine.',
      todo: 'Li invii di nuovo.',
    },
    gone: {
      what: 'Il modello è stato eliminato prima che l’esecuzione cominciasse.',
      todo: 'Dia al documento un altro modello, pubblichi e ripeta con la versione pubblicata.',
    },
    template: {
      what: 'Il modello non è leggibile.',
      todo: 'Lo apra in Word o PowerPoint, lo salvi come nuovo DOCX o PPTX e sostituisca il file del documento.',
    },
    large: {
      what: 'Il documento è diventato troppo grande.',
      todo: 'Invii meno righe o immagini più piccole, oppure divida il modello.',
    },
    tag: {
      what: 'Un segnaposto del modello non si può riempire con questi valori.',
      todo: 'Corregga il segnaposto nel modello o il valore nei dati, poi ripeta l’esecuzione.',
    },
    formula: {
      what: 'Una formula non si può calcolare con questi valori.',
      todo: 'Corregga la formula nel modello o il valore nei dati, poi ripeta l’esecuzione.',
    },
    output: {
      what: 'Il documento compilato è stato eliminato prima che ne fosse creato il PDF.',
      todo: 'Ripeta l’esecuzione.',
    },
    password: {
      what: 'La password del PDF è risultata vuota, o tale che nessun PDF può averla.',
      todo: 'Invii un valore per ogni segnaposto della password, o ne cambi il testo nel flusso, poi ripeta l’esecuzione.',
    },
    locked: {
      what: 'Un PDF con password non si può inviare per la firma.',
      todo: 'Disattivi la password o la firma di questo documento, pubblichi e ripeta con la versione pubblicata.',
    },
    fieldTag: {
      what: 'Un valore contiene ciò che diventerebbe un campo da firmare.',
      todo: 'Invii i dati senza {{…}} in questo valore: solo il modello dice che cosa compila il firmatario.',
    },
    picture: {
      what: 'Un’immagine non è utilizzabile.',
      todo: 'Invii un PNG o JPEG di al massimo 5 MB.',
    },
    address: {
      what: 'L’indirizzo del firmatario non è un indirizzo e-mail.',
      todo: 'Invii i dati corretti: riprendendo verrebbe usato lo stesso indirizzo.',
    },
    signatureText: {
      what: 'Un testo della richiesta di firma non è utilizzabile.',
      todo: 'Cambi il testo nel flusso o il valore nei dati, poi ripeta l’esecuzione.',
    },
    converter: {
      what: 'LibreOffice, che crea i PDF, manca o non si avvia.',
      todo: 'Avvisi il gestore. Quando è disponibile, riprenda dal passo non riuscito.',
    },
    busy: {
      what: 'In questo momento si creano troppi documenti.',
      todo: 'Riprenda poco più tardi dal passo non riuscito.',
    },
    lost: {
      what: 'Un file non è più nell’archivio.',
      todo: 'Avvisi il gestore.',
    },
    internal: {
      what: 'Qualcosa è andato storto da parte nostra.',
      todo: 'Riprenda dal passo non riuscito; se fallisce ancora, comunichi al gestore l’identificativo dell’esecuzione.',
    },
    slides: {
      what: 'Con questi valori ogni diapositiva viene omessa.',
      todo: 'Tenga una diapositiva senza {{#if}} e {{#each}} nel titolo e nelle note.',
    },
    limit: {
      what: 'È stato raggiunto un limite dell’account.',
      todo: 'Riprenda dal passo non riuscito quando il limite lo consente di nuovo.',
    },
    other: {
      what: 'Un passo è stato rifiutato.',
      todo: 'Veda i dettagli, corregga il flusso o i dati, poi ripeta l’esecuzione.',
    },
  },
  warningKinds: {
    value: 'Senza valore',
    kind: 'Un tipo di valore diverso da quello atteso',
    picture: 'Immagine non usata',
    font: 'Usato un altro carattere',
    alike: 'Usato un altro carattere, largo come quello del modello',
    slide: 'Più di quanto entra in una diapositiva: il resto è tagliato',
    link: 'Link omesso',
    other: 'Da controllare',
  },
};
