export const homeRoom = {
  homeRoom: {
    title: 'Inicio',
    needs: 'Le necesita',
    nothing: 'Ahora nada requiere su atención.',
    why: {
      bounced: 'El correo a {signer} no llegó.',
      sender: 'Espera su firma.',
      ending: '{signer} no ha firmado y el plazo termina pronto.',
    },
    underWay: 'En curso',
    waiting:
      '{signer, plural, one {{signer} documento espera a su firmante} many {{signer} documentos esperan a sus firmantes} other {{signer} documentos esperan a sus firmantes}}',
    opened: '{opened, plural, one {{opened} fue abierto} many {{opened} fueron abiertos} other {{opened} fueron abiertos}}',
    noneWaiting: 'Ningún documento espera a nadie.',
    start: 'Tres pasos para empezar',
    steps: {
      key: 'Crear una clave de API',
      send: 'Enviar su primer documento',
      workflow: 'Crear un flujo',
    },
    done: 'Hecho',
  },
};
