export const frame = {
  frame: {
    rooms: {
      label: 'Secciones',
      home: 'Inicio',
      requests: 'Solicitudes',
      workflows: 'Flujos',
      files: 'Archivos',
      keys: 'Claves y uso',
      team: 'Equipo',
      settings: 'Ajustes',
      operator: 'Operación',
    },
    keysShort: 'Claves',
    more: 'Más',
    skip: 'Ir al contenido',
    actingFor: 'En nombre de',
    kinds: { person: 'Cuenta propia', team: 'Equipo' },
    signedInAs: 'Sesión iniciada como',
    signOut: 'Cerrar sesión',
    gone: {
      title: 'Aquí no hay nada',
      body: 'Quizá se eliminó, o es de otra cuenta. Ahora actúa por {account}.',
      home: 'Ir a Inicio',
    },
  },
};
