export const failures = {
  failures: {
    data: {
      what: 'Die Daten wurden gelöscht, als ihre Zeit abgelaufen war.',
      todo: 'Senden Sie sie erneut.',
    },
    gone: {
      what: 'Die Vorlage wurde gelöscht, bevor der Durchlauf begann.',
      todo: 'Geben Sie dem Dokument eine andere Vorlage, veröffentlichen Sie, und wiederholen Sie mit der veröffentlichten Version.',
    },
    template: {
      what: 'Die Vorlage lässt sich nicht lesen.',
      todo: 'Öffnen Sie sie in Word oder PowerPoint, speichern Sie sie als neue DOCX oder PPTX, und ersetzen Sie die Datei des Dokuments.',
    },
    large: {
      what: 'Das Dokument wurde zu groß.',
      todo: 'Senden Sie weniger Zeilen oder kleinere Bilder, oder teilen Sie die Vorlage.',
    },
    tag: {
      what: 'Ein Platzhalter der Vorlage lässt sich mit diesen Werten nicht ausfüllen.',
      todo: 'Berichtigen Sie den Platzhalter in der Vorlage oder den Wert in den Daten, und wiederholen Sie den Durchlauf.',
    },
    formula: {
      what: 'Eine Formel lässt sich mit diesen Werten nicht berechnen.',
      todo: 'Berichtigen Sie die Formel in der Vorlage oder den Wert in den Daten, und wiederholen Sie den Durchlauf.',
    },
    output: {
      what: 'Das ausgefüllte Dokument wurde gelöscht, bevor sein PDF entstand.',
      todo: 'Wiederholen Sie den Durchlauf.',
    },
    password: {
      what: 'Das Kennwort des PDF ergab sich leer oder so, wie kein PDF es haben kann.',
      todo: 'Senden Sie für jeden Platzhalter des Kennworts einen Wert, oder ändern Sie seinen Text im Ablauf, und wiederholen Sie den Durchlauf.',
    },
    locked: {
      what: 'Ein PDF mit Kennwort kann nicht zur Unterschrift gesendet werden.',
      todo: 'Schalten Sie Kennwort oder Unterschrift dieses Dokuments ab, veröffentlichen Sie, und wiederholen Sie mit der veröffentlichten Version.',
    },
    fieldTag: {
      what: 'Ein Wert enthält, was ein Feld zum Unterschreiben würde.',
      todo: 'Senden Sie die Daten ohne {{…}} in diesem Wert: Was auszufüllen ist, sagt allein die Vorlage.',
    },
    picture: {
      what: 'Ein Bild ist nicht verwendbar.',
      todo: 'Senden Sie ein PNG oder JPEG von höchstens 5 MB.',
    },
    address: {
      what: 'Die Adresse des Unterzeichners ist keine E-Mail-Adresse.',
      todo: 'Senden Sie berichtigte Daten: Beim Fortsetzen würde dieselbe Adresse genommen.',
    },
    signatureText: {
      what: 'Ein Text der Anfrage zur Unterschrift ist nicht verwendbar.',
      todo: 'Ändern Sie den Text im Ablauf oder den Wert in den Daten, und wiederholen Sie den Durchlauf.',
    },
    converter: {
      what: 'LibreOffice, das die PDF erstellt, fehlt oder startet nicht.',
      todo: 'Sagen Sie dem Betreiber Bescheid. Ist es da, setzen Sie am gescheiterten Schritt fort.',
    },
    busy: {
      what: 'Gerade wird zu viel auf einmal erstellt.',
      todo: 'Setzen Sie etwas später am gescheiterten Schritt fort.',
    },
    lost: {
      what: 'Eine Datei liegt nicht mehr im Speicher.',
      todo: 'Sagen Sie dem Betreiber Bescheid.',
    },
    internal: {
      what: 'Bei uns ist etwas schiefgegangen.',
      todo: 'Setzen Sie am gescheiterten Schritt fort; scheitert er wieder, nennen Sie dem Betreiber die Kennung des Durchlaufs.',
    },
    slides: {
      what: 'Mit diesen Werten fällt jede Folie weg.',
      todo: 'Lassen Sie eine Folie ohne {{#if}} und {{#each}} in Titel und Notizen.',
    },
    limit: {
      what: 'Eine Grenze des Kontos ist erreicht.',
      todo: 'Setzen Sie am gescheiterten Schritt fort, sobald die Grenze es wieder zulässt.',
    },
    other: {
      what: 'Ein Schritt wurde abgelehnt.',
      todo: 'Sehen Sie sich die Einzelheiten an, berichtigen Sie Ablauf oder Daten, und wiederholen Sie den Durchlauf.',
    },
  },
  warningKinds: {
    value: 'Ohne Wert',
    kind: 'Eine andere Art von Wert, als der Platzhalter erwartet',
    picture: 'Bild nicht verwendet',
    font: 'Andere Schrift verwendet',
    alike: 'Andere Schrift verwendet, so breit wie die der Vorlage',
    slide: 'Mehr, als auf eine Folie passt: Der Rest ist abgeschnitten',
    link: 'Link weggelassen',
    other: 'Anzusehen',
  },
};
