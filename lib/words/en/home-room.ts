export const homeRoom = {
  homeRoom: {
    title: 'Home',
  },
};
