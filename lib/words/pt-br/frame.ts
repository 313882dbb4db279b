export const frame = {
  frame: {
    rooms: {
      label: 'Seções',
      home: 'Início',
      requests: 'Solicitações',
      workflows: 'Fluxos',
      files: 'Arquivos',
      keys: 'Chaves e uso',
      team: 'Equipe',
      settings: 'Configurações',
      operator: 'Operação',
    },
    keysShort: 'Chaves',
    more: 'Mais',
    skip: 'Ir para o conteúdo',
    actingFor: 'Em nome de',
    kinds: { person: 'Conta própria', team: 'Equipe' },
    signedInAs: 'Sessão iniciada como',
    signOut: 'Sair',
    gone: {
      title: 'Não há nada aqui',
      body: 'Talvez tenha sido excluído, ou pertence a outra conta. Agora você age por {account}.',
      home: 'Ir para o Início',
    },
  },
};
