export const homeRoom = {
  homeRoom: {
    title: 'Inicio',
  },
};
