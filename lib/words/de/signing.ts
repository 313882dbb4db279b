import type { signing as english } from '../en/signing';

export const signing: typeof english = {
  signing: {
    pageTitle: 'Unterschreiben: {title}',
    skipToDocument: 'Direkt zum Dokument',
    download: 'Dokument herunterladen',
    lead: '{sender} bittet Sie, dieses Dokument zu unterschreiben.',
    leadSender: 'Sie unterschreiben dieses Dokument zuerst. Danach geht es weiter an {signer}.',
    report: 'Nicht erwartet? Melden',
    from: 'Von',
    verified: 'Adresse bestätigt',
    unverified: 'Adresse von uns nicht bestätigt',
    namedVerified: 'Name wie angegeben, Adresse bestätigt',
    namedUnverified: 'Name wie angegeben, Adresse von uns nicht bestätigt',
    byMailedLink: 'Adresse bestätigt durch den dorthin gesandten Link',
    signingAs: 'Für',
    expires: 'Offen bis',
    messageFrom: 'Nachricht von {name}',
    test: 'Testdokument: Ihre Unterschrift hat keine rechtliche Wirkung.',
    page: 'Seite {page} von {pages}',
    required: 'erforderlich',
    optional: 'freiwillig',
    empty: 'noch nicht ausgefüllt',
    filled: 'ausgefüllt',
    signHere: 'Hier unterschreiben',
    dateNote: 'wird am Tag der Unterschrift eingesetzt',
    fieldsTitle: 'Ausfüllen und unterschreiben',
    start: 'Beginnen',
    next: 'Nächstes Feld',
    review: 'Prüfen und unterschreiben',
    progress: '{done} von {total} erledigt',
    adoptTitle: 'Ihre Unterschrift',
    adoptDescription: 'Sie wird überall eingesetzt, wo Ihre Unterschrift verlangt ist.',
    adoptWays: 'Wege zur Unterschrift',
    typed: 'Tippen',
    drawn: 'Zeichnen',
    uploaded: 'Hochladen',
    typedLabel: 'Ihr Name',
    typedPreview: 'So wird sie aussehen',
    drawLabel: 'Fläche zum Zeichnen Ihrer Unterschrift',
    drawHint: 'Zeichnen Sie mit Finger, Stift oder Maus. Mit der Tastatur wählen Sie bitte „Tippen“.',
    drawBlocked: 'Ihr Browser lässt das Zeichnen auf dieser Seite nicht zu. Bitte tippen Sie Ihren Namen.',
    undo: 'Letzten Strich zurücknehmen',
    clear: 'Leeren',
    chooseFile: 'Bild auswählen',
    changeFile: 'Anderes Bild auswählen',
    fileLabel: 'Bild Ihrer Unterschrift',
    fileHint: 'PNG oder JPEG, höchstens 2 MB. Am besten dunkle Tinte auf weißem Papier.',
    filePreview: 'Das ausgewählte Bild',
    use: 'Diese Unterschrift verwenden',
    save: 'Speichern',
    close: 'Schließen',
    reviewTitle: 'Prüfen und unterschreiben',
    reviewMeans: 'Mit „Unterschreiben und abschließen“ unterschreiben Sie „{title}“ als {name}.',
    reviewNext: '{sender} erfährt es sofort, und Sie können das unterschriebene Dokument herunterladen.',
    reviewEntries: 'Ihre Angaben',
    leftEmpty: 'leer gelassen',
    consentLabel: 'Ich bin einverstanden, dieses Dokument elektronisch zu unterschreiben.',
    consentMore: 'Was elektronisch unterschreiben bedeutet',
    submit: 'Unterschreiben und abschließen',
    submitting: 'Wird unterschrieben …',
    kindQuestion: 'Wie möchten Sie unterschreiben?',
    kindTyped: 'Mit meinem getippten Namen',
    kindUploaded: 'Mit einem Bild meiner Unterschrift',
    problemTitle: 'Dieses Dokument ist noch nicht unterschrieben',
    problems: {
      consent_missing:
        'Sie haben der elektronischen Unterschrift noch nicht zugestimmt. Setzen Sie das Häkchen über der Schaltfläche und unterschreiben Sie dann.',
      signature_missing: 'Ihre Unterschrift fehlt noch. Tippen, zeichnen oder laden Sie sie hoch und unterschreiben Sie dann.',
      signature_too_simple:
        'Ein Punkt oder ein gerader Strich lässt sich kaum von einem Versehen unterscheiden. Zeichnen Sie Ihre Unterschrift bitte noch einmal oder tippen Sie Ihren Namen.',
      field_missing: 'Ein erforderliches Feld ist leer. Füllen Sie es aus und unterschreiben Sie dann.',
      text_too_long: 'Einer Ihrer Texte ist zu lang für sein Feld. Kürzen Sie ihn und unterschreiben Sie dann.',
      unsupported_script:
        'Ein Text ist in einer Schrift, die in diesem Dokument nicht gedruckt werden kann. Zeichnen Sie Ihre Unterschrift oder laden Sie sie hoch, und schreiben Sie andere Texte in einer anderen Schrift.',
      bad_image: 'Dieses Bild konnte nicht verwendet werden. Wählen Sie ein PNG oder JPEG mit höchstens 2 MB.',
      gone: 'Diese Anfrage ist inzwischen beendet, deshalb wurde nichts unterschrieben. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
      other: 'Bei uns ist etwas schiefgegangen, und es wurde nichts unterschrieben. Ihre Angaben sind noch da: Bitte versuchen Sie es erneut.',
    },
  },
  states: {
    contact: 'Fragen? Schreiben Sie an {name}: {email}',
    signed: {
      title: 'Sie haben unterschrieben',
      body: '„{title}“ trägt jetzt Ihre Unterschrift.',
      when: 'Unterschrieben am {date}',
      download: 'Unterschriebenes Dokument herunterladen',
      next: '{sender} wurde benachrichtigt. Bewahren Sie Ihr Exemplar auf: Es ist versiegelt, sodass jede spätere Änderung in einem PDF-Programm auffällt.',
      notYet: 'Das unterschriebene Dokument können Sie hier herunterladen, sobald alle unterschrieben haben.',
      test: 'Dies war ein Testdokument: Es hat keine rechtliche Wirkung.',
      keep: 'Bewahren Sie Ihr Exemplar auf: Es ist versiegelt, sodass jede spätere Änderung in einem PDF-Programm auffällt.',
      copyMailed: 'Ein Exemplar geht per E-Mail an {email}.',
      copyAsk: 'Exemplar an {email} senden',
      copySent: 'Ein Exemplar ist unterwegs an {email}.',
    },
    finishing: {
      title: 'Ihre Unterschrift ist sicher',
      body: 'Das unterschriebene Dokument wird gerade zusammengestellt. Das dauert wenige Sekunden; die Seite sieht von selbst wieder nach.',
      again: 'Erneut nachsehen',
    },
    cancelled: {
      title: 'Diese Anfrage wurde zurückgezogen',
      body: '{sender} hat „{title}“ zurückgezogen. Sie müssen nichts weiter tun, und es wurde nichts unterschrieben.',
    },
    expired: {
      title: 'Die Frist zum Unterschreiben ist abgelaufen',
      body: '„{title}“ konnte bis {date} unterschrieben werden. Wird das Dokument noch gebraucht, bitten Sie {sender}, es erneut zu senden.',
    },
    declined: {
      title: 'Die Unterschrift wurde abgelehnt',
      body: '„{title}“ wurde abgelehnt, und {sender} weiß Bescheid. Sie müssen nichts weiter tun.',
    },
    waiting_for_sender: {
      title: 'Sie sind noch nicht an der Reihe',
      body: '{sender} unterschreibt „{title}“ zuerst. Danach öffnet derselbe Link das Dokument für Sie.',
    },
    waiting_for_confirmation: {
      title: 'Warten auf den Absender',
      body: '{sender} hat noch nicht bestätigt, dass „{title}“ gesendet werden darf. Danach öffnet derselbe Link das Dokument für Sie.',
    },
    go_on_by_email: {
      title: 'Weiter geht es aus der E-Mail',
      body: '„{title}“ wird aus der E-Mail heraus bestätigt und unterschrieben, die an {email} ging. Dieser Link ging an die Person, die die Anfrage angelegt hat; unterschreiben lässt sich mit ihm nicht.',
    },
    waiting_for_signer: {
      title: 'Sie haben unterschrieben; jetzt ist {signer} an der Reihe',
      emailed: 'Wir senden {signer} einen privaten Link per E-Mail. Sobald beide „{title}“ unterschrieben haben, erhalten Sie das versiegelte PDF.',
      passOn:
        'Geben Sie diesen Link an {signer} weiter: Wir versenden ihn nicht. Wer ihn hat, kann „{title}“ lesen und als {signer} unterschreiben; geben Sie ihn deshalb niemandem sonst.',
      link: 'Privater Link für {signer}',
    },
    link: {
      copy: 'Link kopieren',
      copied: 'Kopiert',
      show: 'Link anzeigen',
      blocked: 'Ihr Browser lässt das Kopieren auf dieser Seite nicht zu. Der Link ist markiert: Kopieren Sie ihn von dort.',
    },
    unknown: {
      title: 'Dieser Link führt ins Leere',
      body: 'Zu dieser Adresse gehört kein Dokument. Vielleicht wurde der Link abgeschnitten: Öffnen Sie ihn erneut aus der Nachricht, in der er stand, oder bitten Sie den Absender um einen neuen.',
    },
  },
  consent: {
    version: '2026-11-1',
    text: `Sie werden gebeten, dieses Dokument elektronisch zu unterschreiben. Ihre elektronische Unterschrift zeigt, dass Sie mit dem Dokument einverstanden sind, so wie es eine Unterschrift von Hand auf Papier täte.

Sie müssen das nicht. Sie können die Unterschrift ablehnen oder den Absender um ein Exemplar auf Papier bitten und dieses unterschreiben. Ob Papier etwas kostet, sagt Ihnen der Absender.

Ihre Einwilligung gilt für dieses eine Dokument. Solange Sie nicht fertig unterschrieben haben, können Sie sie widerrufen, indem Sie diese Seite schließen; es wird dann nichts gesendet. Danach schreiben Sie dem Absender, wenn Sie keine Dokumente mehr elektronisch erhalten möchten oder wenn sich Ihre Adresse geändert hat. Was Sie bereits unterschrieben haben, bleibt unterschrieben.

Um das Dokument zu lesen und aufzubewahren, brauchen Sie einen aktuellen Browser und ein Programm, das PDF-Dateien öffnet. Indem Sie das Dokument auf dieser Seite lesen, zeigen Sie, dass Sie das können. Sie können es vor dem Unterschreiben herunterladen und danach das unterschriebene Exemplar.

Mit Ihrer Unterschrift halten wir die Zeit, Ihre Zeitzone, Ihre IP-Adresse und die Angaben Ihres Browsers über sich selbst fest. Dies steht mit Ihrem Namen und Ihrer E-Mail-Adresse im Zertifikat am Ende des unterschriebenen Dokuments oder wird zusammen mit ihm aufbewahrt, und jeder, der das Dokument erhält, kann es lesen.

Es entsteht eine einfache elektronische Signatur. Manche Schriftstücke, etwa Testamente, können so nicht unterschrieben werden.`,
  },
  document: {
    signer: 'Unterzeichner',
    sender: 'Absender',
    signature: 'Unterschrift',
    date: 'Datum',
    text: 'Text',
    name: 'Name',
    signaturePage: 'Unterschriftsseite',
    page: 'Seite {page} von {pages}',
    test: 'TEST',
  },
  confirm: {
    lead: 'Diese Anfrage wurde in Ihrem Namen erstellt. Bisher wurde nichts gesendet: {signer} kann das Dokument erst sehen, wenn Sie bestätigen.',
    goesTo: 'Geht an',
    inTheNameOf: 'Im Namen von',
    message: 'Ihre Nachricht',
    language: 'Sprache',
    until: 'Offen bis',
    nextTitle: 'Wie es weitergeht',
    next: {
      email: '{signer} erhält eine E-Mail mit einem privaten Link. Sobald das Dokument unterschrieben ist, erhalten Sie das versiegelte PDF per E-Mail.',
      emailSender:
        'Sie unterschreiben zuerst. Danach erhält {signer} eine E-Mail mit einem privaten Link. Sobald beide unterschrieben haben, erhalten Sie das versiegelte PDF per E-Mail.',
      link: 'Wir senden {signer} keine E-Mail: Den privaten Link hat, wer diese Anfrage erstellt hat, und er gilt ab Ihrer Bestätigung. Sobald das Dokument unterschrieben ist, erhalten Sie das versiegelte PDF per E-Mail.',
      linkSender:
        'Sie unterschreiben zuerst. Danach sehen Sie einen privaten Link, den Sie an {signer} weitergeben; wir versenden ihn nicht. Sobald beide unterschrieben haben, erhalten Sie das versiegelte PDF per E-Mail.',
    },
    send: 'An {signer} senden',
    allow: '{signer} unterschreiben lassen',
    sign: 'Bestätigen und zuerst unterschreiben',
    decline: 'Das habe ich nicht veranlasst',
    declineText: 'Wenn Sie ablehnen, endet die Anfrage, und {signer} erhält nichts. Das lässt sich nicht rückgängig machen.',
    block: 'Auch weitere Anfragen in meinem Namen abweisen',
    declineSubmit: 'Anfrage ablehnen',
    problemTitle: 'Es wurde nichts gesendet',
    problems: {
      gone: 'Diese Anfrage ist inzwischen beendet. Laden Sie die Seite neu, um zu sehen, was geschehen ist.',
      too_many_mails: 'An diese Person gingen heute schon so viele Anfragen per E-Mail, wie wir zulassen. Bitte versuchen Sie es morgen erneut.',
      other: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es erneut.',
    },
    resend: 'Neuen Link per E-Mail anfordern',
    goOn: 'Weiter zur Unterschrift',
    states: {
      link_expired: {
        title: 'Dieser Link ist abgelaufen',
        body: 'Links zur Bestätigung gelten 24 Stunden. {signer} hat bisher nichts erhalten. Wir können einen neuen Link an {email} senden.',
        last: 'Links zur Bestätigung gelten 24 Stunden, und ein weiterer kann nicht gesendet werden. {signer} hat nichts erhalten. Wird „{title}“ noch gebraucht, erstellen Sie die Anfrage erneut.',
      },
      resent: {
        title: 'Ein neuer Link ist unterwegs',
        body: 'Er geht an {email} und gilt 24 Stunden.',
      },
      confirmed: {
        title: 'Bestätigt',
        sign: 'Unterschreiben Sie „{title}“ jetzt selbst. Danach ist {signer} an der Reihe.',
        email: 'Wir senden {signer} einen privaten Link zu „{title}“ per E-Mail. Sobald unterschrieben ist, erhalten Sie das versiegelte PDF per E-Mail.',
        link: '{signer} kann „{title}“ jetzt unterschreiben, und zwar über den privaten Link, den die Stelle weitergibt, die die Anfrage erstellt hat. Sobald unterschrieben ist, erhalten Sie das versiegelte PDF per E-Mail.',
        done: '„{title}“ ist bestätigt, und unter diesem Link ist nichts mehr zu tun.',
      },
      declined: {
        title: 'Sie haben abgelehnt',
        body: '„{title}“ wurde nicht an {signer} gesendet, und die Anfrage ist beendet.',
      },
      blocked: {
        title: 'Abgelehnt und gesperrt',
        body: '„{title}“ wurde nicht an {signer} gesendet, und die Anfrage ist beendet. Weitere Anfragen im Namen von {email} werden abgewiesen.',
      },
      cancelled: {
        title: 'Diese Anfrage wurde zurückgezogen',
        body: '„{title}“ kann nicht mehr unterschrieben werden. Sie müssen nichts weiter tun.',
      },
      expired: {
        title: 'Die Frist zum Unterschreiben ist abgelaufen',
        body: '„{title}“ konnte bis {date} unterschrieben werden. Wird das Dokument noch gebraucht, erstellen Sie die Anfrage erneut.',
      },
    },
  },
  decline: {
    open: 'Unterschrift ablehnen',
    explains: 'Die Anfrage endet und lässt sich nicht wieder öffnen. {sender} erfährt, dass Sie abgelehnt haben, und Ihren Grund, wenn Sie einen nennen.',
    explainsSender: 'Die Anfrage endet und lässt sich nicht wieder öffnen. Niemand sonst wird um eine Unterschrift gebeten.',
    reason: 'Grund (freiwillig)',
    reasonHint: 'Höchstens 500 Zeichen.',
    submit: 'Ablehnen und Anfrage beenden',
    ended: {
      self: {
        title: 'Sie haben abgelehnt',
        body: '„{title}“ wird nicht unterschrieben, und {sender} erfährt davon. Sie müssen nichts weiter tun.',
      },
      selfSender: {
        title: 'Sie haben abgelehnt',
        body: '„{title}“ wird nicht unterschrieben, und niemand sonst wird darum gebeten.',
      },
      signer: {
        title: 'Die Unterschrift wurde abgelehnt',
        body: '„{title}“ wird nicht unterschrieben. Wurde ein Grund genannt, steht er in der E-Mail, die Sie erhalten.',
      },
      sender: {
        title: 'Diese Anfrage ist beendet',
        body: '{sender} hat es abgelehnt, „{title}“ zu unterschreiben. Sie müssen nichts weiter tun.',
      },
    },
  },
  report: {
    title: 'Diese Anfrage melden',
    lead: '{sender} ({email}) bittet Sie, „{title}“ zu unterschreiben. Sie müssen das nicht: Ohne Sie wird nichts unterschrieben.',
    explains:
      'Wenn Sie das nicht erwartet haben oder es nach Betrug aussieht, melden Sie es denen, die diesen Dienst betreiben. Die Anfrage selbst bleibt, wie sie ist.',
    note: 'Was stimmt nicht? (freiwillig)',
    noteHint: 'Höchstens 500 Zeichen.',
    block: 'Keine weiteren E-Mails von diesem Absender',
    submit: 'Meldung senden',
    back: 'Zurück zum Dokument',
    reported: {
      title: 'Ihre Meldung wurde gesendet',
      body: 'Die Betreiber dieses Dienstes können „{title}“ nun prüfen. Sie müssen nicht unterschreiben und auch sonst nichts weiter tun.',
    },
  },
  status: {
    heading: 'Unterschriftsanfrage',
    created: '{sender} hat die Anfrage erstellt',
    signs: '{name} unterschreibt',
    sealed: 'Das unterschriebene Dokument wird versiegelt',
    done: 'erledigt',
    toCome: 'steht noch aus',
    states: {
      awaiting_sender_confirmation: 'Die Bestätigung des Absenders steht noch aus.',
      awaiting_sender_signature: 'Die Unterschrift des Absenders steht noch aus.',
      pending: 'Die Unterschrift des Empfängers steht noch aus.',
      signed: 'Unterschrieben und versiegelt.',
      cancelled: 'Die Anfrage wurde zurückgezogen.',
      expired: 'Die Frist zum Unterschreiben ist abgelaufen.',
    },
  },
};
