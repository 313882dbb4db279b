export const homeRoom = {
  homeRoom: {
    title: 'Início',
  },
};
