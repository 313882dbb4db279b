export const homeRoom = {
  homeRoom: {
    title: 'Início',
    needs: 'Precisa de você',
    nothing: 'Nada precisa de você agora.',
    why: {
      bounced: 'O e-mail para {signer} não chegou.',
      sender: 'Espera a sua assinatura.',
      ending: '{signer} não assinou, e o prazo termina em breve.',
    },
    underWay: 'Em andamento',
    waiting:
      '{signer, plural, one {{signer} documento espera o signatário} many {{signer} documentos esperam os signatários} other {{signer} documentos esperam os signatários}}',
    opened: '{opened, plural, one {{opened} foi aberto} many {{opened} foram abertos} other {{opened} foram abertos}}',
    noneWaiting: 'Nenhum documento espera por alguém.',
    start: 'Três passos para começar',
    steps: {
      key: 'Criar uma chave de API',
      send: 'Enviar o primeiro documento',
      workflow: 'Criar um fluxo',
    },
    done: 'Feito',
  },
};
