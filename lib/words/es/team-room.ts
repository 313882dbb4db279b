export const teamRoom = {
  teamRoom: {
    title: 'Equipo',
  },
};
