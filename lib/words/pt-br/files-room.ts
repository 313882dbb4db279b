export const filesRoom = {
  filesRoom: {
    title: 'Arquivos',
  },
};
