export const homeRoom = {
  homeRoom: {
    title: 'Accueil',
  },
};
