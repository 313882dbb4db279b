export const failures = {
  failures: {
    data: {
      what: 'Les données ont été effacées à l’expiration de leur délai.',
      todo: 'Envoyez-les de nouveau.',
    },
    gone: {
      what: 'Le modèle a été supprimé avant le début de l’exécution.',
      todo: 'Donnez un autre modèle au document, publiez, puis relancez avec la version publiée.',
    },
    template: {
      what: 'Le modèle est illisible.',
      todo: 'Ouvrez-le dans Word ou PowerPoint, enregistrez-le en nouveau DOCX ou PPTX et remplacez le fichier du document.',
    },
    large: {
      what: 'Le document est devenu trop volumineux.',
      todo: 'Envoyez moins de lignes ou des images plus petites, ou divisez le modèle.',
    },
    tag: {
      what: 'Une balise du modèle ne peut être remplie avec ces valeurs.',
      todo: 'Corrigez la balise dans le modèle ou la valeur dans les données, puis relancez.',
    },
    formula: {
      what: 'Une formule ne peut être calculée avec ces valeurs.',
      todo: 'Corrigez la formule dans le modèle ou la valeur dans les données, puis relancez.',
    },
    output: {
      what: 'Le document rempli a été supprimé avant la création de son PDF.',
      todo: 'Relancez l’exécution.',
    },
    password: {
      what: 'Le mot de passe du PDF est vide, ou aucun PDF ne peut l’avoir.',
      todo: 'Envoyez une valeur pour chaque balise du mot de passe, ou changez son texte dans le workflow, puis relancez.',
    },
    locked: {
      what: 'Un PDF avec mot de passe ne peut être envoyé pour signature.',
      todo: 'Désactivez le mot de passe ou la signature de ce document, publiez, puis relancez avec la version publiée.',
    },
    fieldTag: {
      what: 'Une valeur contient ce qui deviendrait un champ à signer.',
      todo: 'Envoyez les données sans {{…}} dans cette valeur : seul le modèle dit ce que le signataire remplit.',
    },
    picture: {
      what: 'Une image est inutilisable.',
      todo: 'Envoyez un PNG ou un JPEG de 5 Mo au plus.',
    },
    address: {
      what: 'L’adresse du signataire n’est pas une adresse e-mail.',
      todo: 'Envoyez des données corrigées : reprendre utiliserait la même adresse.',
    },
    signatureText: {
      what: 'Un texte de la demande de signature est inutilisable.',
      todo: 'Changez le texte dans le workflow ou la valeur dans les données, puis relancez.',
    },
    converter: {
      what: 'LibreOffice, qui crée les PDF, est absent ou ne démarre pas.',
      todo: 'Prévenez l’exploitant. Une fois installé, reprenez à l’étape en échec.',
    },
    busy: {
      what: 'Trop de documents sont en cours de création.',
      todo: 'Reprenez un peu plus tard à l’étape en échec.',
    },
    lost: {
      what: 'Un fichier n’est plus dans le stockage.',
      todo: 'Prévenez l’exploitant.',
    },
    internal: {
      what: 'Quelque chose n’a pas fonctionné de notre côté.',
      todo: 'Reprenez à l’étape en échec ; si elle échoue encore, donnez à l’exploitant l’identifiant de l’exécution.',
    },
    slides: {
      what: 'Avec ces valeurs, toutes les diapositives sont omises.',
      todo: 'Gardez une diapositive sans {{#if}} ni {{#each}} dans son titre et ses notes.',
    },
    limit: {
      what: 'Une limite du compte est atteinte.',
      todo: 'Reprenez à l’étape en échec quand la limite le permet de nouveau.',
    },
    other: {
      what: 'Une étape a été refusée.',
      todo: 'Voyez les détails, corrigez le workflow ou les données, puis relancez.',
    },
  },
  warningKinds: {
    value: 'Sans valeur',
    kind: 'Un autre genre de valeur que la balise n’attend',
    picture: 'Image non utilisée',
    font: 'Autre police utilisée',
    alike: 'Autre police utilisée, aussi large que celle du modèle',
    slide: 'Plus que ce que contient une diapositive : le reste est coupé',
    link: 'Lien omis',
    other: 'À vérifier',
  },
};
