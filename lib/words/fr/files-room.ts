export const filesRoom = {
  filesRoom: {
    title: 'Fichiers',
  },
};
