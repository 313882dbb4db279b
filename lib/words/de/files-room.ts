export const filesRoom = {
  filesRoom: {
    title: 'Dateien',
  },
};
