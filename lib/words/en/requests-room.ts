export const requestsRoom = {
  requestsRoom: {
    title: 'Requests',
    search: 'Search',
    searchHint: 'Title, name or email',
    status: 'Status',
    all: 'All',
    searchLabel: 'Search requests',
    nothingFound: 'Nothing matches “{words}”.',
    showAll: 'Show all requests',
    newest: 'Newer requests',
    older: 'Older requests',
  },
};
