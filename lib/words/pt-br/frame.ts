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
  },
};
