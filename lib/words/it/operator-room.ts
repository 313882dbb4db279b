export const operatorRoom = {
  operatorRoom: {
    title: 'Gestione',
  },
};
