export const teamRoom = {
  teamRoom: {
    title: 'Equipe',
  },
};
