export const failures = {
  failures: {
    data: {
      what: 'De gegevens zijn gewist toen hun tijd om was.',
      todo: 'Stuur ze opnieuw.',
    },
    gone: {
      what: 'Het sjabloon is verwijderd voordat de run begon.',
      todo: 'Geef het document een ander sjabloon, publiceer, en voer opnieuw uit met de gepubliceerde versie.',
    },
    template: {
      what: 'Het sjabloon kan niet worden gelezen.',
      todo: 'Open het in Word of PowerPoint, sla het op als nieuw DOCX- of PPTX-bestand en vervang het bestand van het document.',
    },
    large: {
      what: 'Het document werd te groot.',
      todo: 'Stuur minder rijen of kleinere afbeeldingen, of splits het sjabloon.',
    },
    tag: {
      what: 'Een tag van het sjabloon kan met deze waarden niet worden ingevuld.',
      todo: 'Verbeter de tag in het sjabloon of de waarde in de gegevens en voer opnieuw uit.',
    },
    formula: {
      what: 'Een formule kan met deze waarden niet worden berekend.',
      todo: 'Verbeter de formule in het sjabloon of de waarde in de gegevens en voer opnieuw uit.',
    },
    output: {
      what: 'Het ingevulde document is verwijderd voordat de pdf gemaakt was.',
      todo: 'Voer opnieuw uit.',
    },
    password: {
      what: 'Het wachtwoord van de pdf kwam leeg uit, of zoals geen pdf het kan hebben.',
      todo: 'Stuur een waarde voor elke tag van het wachtwoord, of wijzig de tekst in de workflow, en voer opnieuw uit.',
    },
    locked: {
      what: 'Een pdf met wachtwoord kan niet ter ondertekening worden verstuurd.',
      todo: 'Zet het wachtwoord of de ondertekening van dit document uit, publiceer, en voer opnieuw uit met de gepubliceerde versie.',
    },
    fieldTag: {
      what: 'Een waarde bevat iets wat een veld om te ondertekenen zou worden.',
      todo: 'Stuur de gegevens zonder {{…}} in deze waarde: alleen het sjabloon zegt wat de ondertekenaar invult.',
    },
    picture: {
      what: 'Een afbeelding is niet bruikbaar.',
      todo: 'Stuur een PNG of JPEG van hooguit 5 MB.',
    },
    address: {
      what: 'Het adres van de ondertekenaar is geen e-mailadres.',
      todo: 'Stuur verbeterde gegevens: bij hervatten wordt hetzelfde adres gebruikt.',
    },
    signatureText: {
      what: 'Een tekst van het ondertekenverzoek is niet bruikbaar.',
      todo: 'Wijzig de tekst in de workflow of de waarde in de gegevens en voer opnieuw uit.',
    },
    converter: {
      what: 'LibreOffice, dat de pdf’s maakt, ontbreekt of start niet.',
      todo: 'Meld het de beheerder. Is het er, hervat dan bij de mislukte stap.',
    },
    busy: {
      what: 'Er wordt nu te veel tegelijk gemaakt.',
      todo: 'Hervat iets later bij de mislukte stap.',
    },
    lost: {
      what: 'Een bestand staat niet meer in de opslag.',
      todo: 'Meld het de beheerder.',
    },
    internal: {
      what: 'Er ging bij ons iets mis.',
      todo: 'Hervat bij de mislukte stap; mislukt die weer, geef de beheerder dan de id van de run.',
    },
    slides: {
      what: 'Met deze waarden valt elke dia weg.',
      todo: 'Houd één dia zonder {{#if}} en {{#each}} in titel en notities.',
    },
    limit: {
      what: 'Een limiet van het account is bereikt.',
      todo: 'Hervat bij de mislukte stap zodra de limiet het weer toelaat.',
    },
    other: {
      what: 'Een stap is geweigerd.',
      todo: 'Bekijk de details, verbeter de workflow of de gegevens en voer opnieuw uit.',
    },
  },
  warningKinds: {
    value: 'Zonder waarde',
    kind: 'Een ander soort waarde dan de tag verwacht',
    picture: 'Afbeelding niet gebruikt',
    font: 'Ander lettertype gebruikt',
    alike: 'Ander lettertype gebruikt, even breed als dat van het sjabloon',
    slide: 'Meer dan op een dia past: de rest is afgesneden',
    link: 'Link weggelaten',
    other: 'Na te kijken',
  },
};
